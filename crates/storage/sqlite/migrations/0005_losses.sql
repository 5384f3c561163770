-- What damage took, of a table or of everything, kept until somebody has read it. A table that is
-- lost whole has no row any more, so nothing is referred to.
CREATE TABLE losses (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER,
    found TEXT NOT NULL,
    damage TEXT NOT NULL
) STRICT;
