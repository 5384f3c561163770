-- The codes of tables that were closed: a device that shows one is told which table is closed. They let nobody in.
CREATE TABLE closed_codes (
    code text COLLATE "C" PRIMARY KEY,
    table_id bigint NOT NULL REFERENCES tables (id) ON DELETE CASCADE
);
