-- Seats for which a device was let in. A seat stays reserved when its devices are moved or removed, until it is released.
CREATE TABLE reserved_seats (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    seen TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT;
