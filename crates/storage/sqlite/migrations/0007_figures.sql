-- What was worked out from a record that ended with entry n and this hash: it can be worked out again at any time.
CREATE TABLE figures (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    n INTEGER NOT NULL,
    hash TEXT NOT NULL,
    figures TEXT NOT NULL
) STRICT;
