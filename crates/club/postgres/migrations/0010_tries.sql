-- How much may still be tried in vain from an address (of IPv6 its /64), as of a moment by the database's clock. What
-- has come back whole is nothing. It is not worth being written through: after a crash everybody begins anew.
CREATE UNLOGGED TABLE tries (
    address text COLLATE "C" PRIMARY KEY,
    amount double precision NOT NULL,
    allowed boolean NOT NULL,
    at timestamptz NOT NULL
);

CREATE INDEX tries_by_time ON tries (at);
