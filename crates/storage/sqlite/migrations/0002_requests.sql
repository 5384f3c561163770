-- The request that set a table up, so that a retry is answered with the same table.
ALTER TABLE tables ADD COLUMN request TEXT;
CREATE UNIQUE INDEX tables_by_request ON tables (request) WHERE request IS NOT NULL;
