-- A table: one play of a game. The seed lies beside the record, never in it.
CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    seed TEXT
) STRICT;

-- The record, a line a row; n = 0 is the set-up. What a request brought is stored with its last
-- entry, in the same statement: the id and the reply, so that a retry is answered and not played
-- twice, and what the list of tables shows.
CREATE TABLE entries (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n INTEGER NOT NULL,
    line TEXT NOT NULL,
    request TEXT,
    summary TEXT,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;

CREATE TABLE people (
    name TEXT PRIMARY KEY,
    last_played TEXT NOT NULL
) STRICT;

CREATE TABLE preferences (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;
