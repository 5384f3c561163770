-- An evening: one text, changed by whoever has read the version that stands. One at a time runs.
CREATE TABLE evenings (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    version bigint NOT NULL,
    ended boolean NOT NULL,
    evening text NOT NULL
);

CREATE UNIQUE INDEX one_evening_runs ON evenings (ended) WHERE NOT ended;

-- What counts at a table, as far as whoever comes by knows it: worked out from its record as it ended with entry n.
CREATE TABLE scores (
    table_id bigint PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    n bigint NOT NULL,
    scores text NOT NULL
);

-- Nobody takes a closed table, so nothing is added to its record any more.
ALTER TABLE tables ADD COLUMN closed boolean NOT NULL DEFAULT false;
