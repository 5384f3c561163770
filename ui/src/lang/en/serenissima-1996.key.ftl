# The map key.

key-open = Dotted line: galleys pass here
key-shoal = Hatched bar: no way through
key-strait = Dotted course: one step from zone to zone, though they don’t touch
key-unsure = Dashed line: neighbours not confirmed; any zone may come next
key-steps = How many steps away
key-risk = Dashed ring: you’ll need permission on the way
key-owner = Owner and garrison of the port
key-slot = Free space and its number; “?” if not yet known
key-stored = Stored goods
key-makes = What the port supplies; dashed if only assumed
key-pays = Wealth points that the port brings now
key-roof = On the roof: fortress, major town, new market for what you carry
key-aboard = Aboard: sailors, and goods of each kind
