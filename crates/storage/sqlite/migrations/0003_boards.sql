-- Boards that the owner matched to the box or made: kept for later tables, drafts with faults too.
CREATE TABLE boards (
    game TEXT NOT NULL,
    id TEXT NOT NULL,
    board TEXT NOT NULL,
    changed TEXT NOT NULL,
    PRIMARY KEY (game, id)
) STRICT, WITHOUT ROWID;
