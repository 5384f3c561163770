-- Where a game was played, and a note about it, as users entered them.
ALTER TABLE tables ADD COLUMN location TEXT;
ALTER TABLE tables ADD COLUMN note TEXT;
