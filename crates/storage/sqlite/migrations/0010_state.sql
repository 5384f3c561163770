-- How often what belongs to a table beside its record has changed: its seeds, name, devices and the like. The text
-- mirror has the same number, so that it is known which of the two is older.
ALTER TABLE tables ADD COLUMN state INTEGER NOT NULL DEFAULT 0;
