-- Devices that the host let in to a table. Of the token only the hash is kept; it is good for the
-- evening.
CREATE TABLE devices (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    role TEXT NOT NULL,
    muted INTEGER NOT NULL,
    token TEXT NOT NULL,
    seen TEXT NOT NULL
) STRICT;

-- Where a table went on that was handed over to another device.
ALTER TABLE tables ADD COLUMN gone_to TEXT;
