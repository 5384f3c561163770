-- What counts is that of a record that ends with this line: after damage another entry may have the same number.
ALTER TABLE scores ADD COLUMN hash text NOT NULL DEFAULT '';
