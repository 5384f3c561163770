-- Seats for which a device was let in. A seat stays reserved when its devices are moved or removed, until it is released.
CREATE TABLE reserved_seats (
    table_id bigint NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat smallint NOT NULL,
    seen text COLLATE "C" NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX reserved_seats_by_seen ON reserved_seats (seen);
