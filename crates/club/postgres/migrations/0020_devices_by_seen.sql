-- Whoever comes to a table has those forgotten first that were not seen for long: they are found, not looked for among
-- the devices of every table of the club.
CREATE INDEX devices_by_seen ON devices (seen);
