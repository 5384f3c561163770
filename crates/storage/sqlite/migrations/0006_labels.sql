-- What people have written on a table, and whether they filed it away.
ALTER TABLE tables ADD COLUMN name TEXT;
ALTER TABLE tables ADD COLUMN filed INTEGER;
