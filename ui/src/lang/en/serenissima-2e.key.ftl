# The map key.

key-open = Dotted line: galleys pass here
key-shoal = Hatched bar: no way through
key-strait = Dotted course: one step from zone to zone, though they don’t touch
key-steps = How many steps away
key-risk = Dashed ring: someone may call a blockade on the way
key-owner = Owner and garrison of the port
key-slot = Free slot, and what it pays
key-stored = Stored goods
key-makes = What the port produces; dashed if only assumed
key-pays = What the port would pay if scored now
key-roof = On the roof: wine here, fort, basilica
key-aboard = Aboard: sailors, and goods of each kind
key-closed = Closed port
