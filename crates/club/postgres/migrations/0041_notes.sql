-- Where a game was played, and a note about it, as users entered them. A node of the previous release leaves both as
-- they are.
ALTER TABLE tables
    ADD COLUMN location text NOT NULL DEFAULT '',
    ADD COLUMN note text NOT NULL DEFAULT '';
