//! All SQL statements. They are in one file, because a test checks that each statement on a record names its table.
//!
//! The only locks are conditional updates: a statement sees the table as the last one left it, or no row. A
//! statement that writes to a table names owner and epoch. It locks the row of `tables` until the commit, by
//! updating it or by `FOR SHARE`. It is committed before another node takes the table, or changes nothing.
//! Exceptions are statements that change the owner, and derived data, which depends only on the end of the record.

/// Serialises renewals of nodes with one address, for the duration of the transaction.
pub(crate) const LOCK_ADDRESS: &str = "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))";

/// Renews a lease, by the database's clock. No row if the node's clock differs too much, or another node with a valid
/// lease has this address.
pub(crate) const RENEW_LEASE: &str = "INSERT INTO nodes (id, addr, beat, draining) SELECT $1, $2, clock_timestamp(), $3 \
    WHERE abs(extract(epoch FROM clock_timestamp())::float8 - $4) <= $5 AND NOT EXISTS (SELECT 1 FROM nodes \
    WHERE addr = $2 AND addr <> '' AND id <> $1 AND beat > clock_timestamp() - make_interval(secs => $6)) \
    ON CONFLICT (id) DO UPDATE SET addr = excluded.addr, beat = clock_timestamp(), draining = excluded.draining";

/// The other node at an address with a valid lease, and its last renewal.
pub(crate) const AT_ADDRESS: &str = "SELECT id, extract(epoch FROM beat)::float8 FROM nodes \
    WHERE addr = $2 AND addr <> '' AND id <> $1 AND beat > clock_timestamp() - make_interval(secs => $3) \
    ORDER BY beat DESC LIMIT 1";

/// The addresses of the nodes with a valid lease.
pub(crate) const ANSWERING: &str = "SELECT addr FROM nodes WHERE beat > clock_timestamp() - make_interval(secs => $1)";

/// Deletes a node, and nodes without renewal for an hour.
pub(crate) const LEAVE: &str =
    "DELETE FROM nodes WHERE id = $1 OR beat < clock_timestamp() - make_interval(hours => 1)";

/// Releases all tables owned by a node.
pub(crate) const RELEASE_TABLES: &str = "UPDATE tables SET owner = NULL WHERE owner = $1";

/// The owner of a table and its address, if its lease is valid, and whether it is draining.
pub(crate) const OWNER: &str = "SELECT n.id, n.addr, n.draining FROM tables t LEFT JOIN nodes n ON n.id = t.owner \
    AND n.beat > clock_timestamp() - make_interval(secs => $2) WHERE t.id = $1";

/// Takes a table that has no owner, whose owner's lease has expired, or that this node owns. The epoch increases, so a
/// write in flight under an earlier epoch is applied before this or never.
pub(crate) const TAKE: &str = "UPDATE tables t SET owner = $2, epoch = t.epoch + 1 WHERE t.id = $1 \
    AND NOT t.closed AND (t.owner IS NULL OR t.owner = $2 OR NOT EXISTS (SELECT 1 FROM nodes n WHERE n.id = t.owner \
    AND n.beat > clock_timestamp() - make_interval(secs => $3))) RETURNING t.epoch";

/// Transfers a table to another live node that is not draining. Writes in flight are applied before this or never.
pub(crate) const GIVE: &str = "UPDATE tables SET owner = $4, epoch = epoch + 1 \
    WHERE id = $1 AND owner = $2 AND epoch = $3 AND EXISTS (SELECT 1 FROM nodes n WHERE n.id = $4 AND NOT n.draining \
    AND n.beat > clock_timestamp() - make_interval(secs => $5))";

/// Closes a table, regardless of its owner. From then on the table accepts no entries and devices. Its devices and
/// codes stay stored, to explain the refusal; a device leaves it when it joins another table.
pub(crate) const CLOSE: &str = "WITH closed AS (UPDATE tables SET closed = true, owner = NULL, epoch = epoch + 1 \
    WHERE id = $1 AND NOT closed RETURNING id), \
    spent AS (INSERT INTO closed_codes (code, table_id) SELECT known.code, closed.id FROM closed, \
    (SELECT code FROM codes WHERE table_id = $1 UNION SELECT unnest($2::text[])) AS known (code) \
    ON CONFLICT (code) DO UPDATE SET table_id = excluded.table_id), \
    gone AS (DELETE FROM hosted USING closed WHERE table_id = $1) SELECT id FROM closed";

pub(crate) const IS_CLOSED: &str = "SELECT closed FROM tables WHERE id = $1";

/// True if the table exists.
pub(crate) const IS_THERE: &str = "SELECT 1 FROM tables WHERE id = $1";

/// Creates a table with all its data.
pub(crate) const CREATE: &str = "WITH made AS (INSERT INTO tables \
    (game, seed, gone_to, name, filed, summary, owner, epoch, last_n, last_hash, location, note) \
    VALUES ($1, $2, $3, $4, $5, $6, $7, 1, cardinality($9::text[]) - 1, $8, $12, $13) RETURNING id), \
    asked AS (INSERT INTO requests (request, table_id) SELECT $10, id FROM made), \
    begun AS (INSERT INTO headers (hash, table_id) SELECT $11, id FROM made), \
    lines AS (INSERT INTO entries (table_id, n, epoch, line) SELECT made.id, fresh.nth - 1, 1, fresh.line \
    FROM made, unnest($9::text[]) WITH ORDINALITY AS fresh (line, nth)) SELECT id FROM made";

pub(crate) const MADE_BY: &str = "SELECT table_id FROM requests WHERE request = $1";

pub(crate) const WITH_HEADER: &str = "SELECT table_id FROM headers WHERE hash = $1 ORDER BY table_id";

/// Appends entries as the owner of the table, if the record has the expected end; otherwise changes nothing.
pub(crate) const APPEND: &str = "WITH held AS (UPDATE tables SET last_n = $5 + cardinality($7::text[]), last_hash = $8, \
    summary = $9, seed = coalesce($10, seed) \
    WHERE id = $1 AND owner = $2 AND epoch = $3 AND last_hash = $4 AND last_n = $5 RETURNING id, epoch) \
    INSERT INTO entries (table_id, n, epoch, line, request) SELECT held.id, $5 + fresh.nth, held.epoch, fresh.line, \
    CASE WHEN fresh.nth = cardinality($7::text[]) THEN $6 END \
    FROM held, unnest($7::text[]) WITH ORDINALITY AS fresh (line, nth) WHERE held.id = $1";

/// True if a table has this owner and epoch.
pub(crate) const IS_OWNED: &str = "SELECT owner IS NOT DISTINCT FROM $2 AND epoch = $3 FROM tables WHERE id = $1";

pub(crate) const TABLE: &str = "SELECT seed, gone_to, last_n, last_hash FROM tables WHERE id = $1";

/// Lines are returned as bytes, because damaged ones may not be text.
pub(crate) const ENTRIES: &str =
    "SELECT n, convert_to(line, 'UTF8'), request FROM entries WHERE table_id = $1 ORDER BY n";

pub(crate) const LIST: &str = "SELECT id, game, summary, name, filed, location, note FROM tables ORDER BY id DESC";

/// Quarantines the lines after a given one as the table's owner, and reports the damage. The given line is then the
/// last of the record.
pub(crate) const QUARANTINE_TAIL: &str = "WITH held AS (UPDATE tables SET last_n = $4, last_hash = $5, summary = NULL \
    WHERE id = $1 AND owner = $2 AND epoch = $3 RETURNING id), \
    gone AS (DELETE FROM entries USING held WHERE table_id = $1 AND n > $4 RETURNING n, line), \
    noted AS (INSERT INTO losses (table_id, found, damage) SELECT id, $6, $7 FROM held ON CONFLICT DO NOTHING) \
    INSERT INTO aside (name, table_id, found, lines) SELECT $8, id, $6, coalesce((SELECT \
    string_agg(convert_to(line, 'UTF8'), convert_to(chr(10), 'UTF8') ORDER BY n) FROM gone), '') FROM held";

/// Corrects the stored end of a record as the table's owner, and reports the damage.
pub(crate) const ENDS_HERE: &str = "WITH noted AS (INSERT INTO losses (table_id, found, damage) SELECT id, $6, $7 \
    FROM tables WHERE id = $1 AND owner = $2 AND epoch = $3 ON CONFLICT DO NOTHING) \
    UPDATE tables SET last_n = $4, last_hash = $5 WHERE id = $1 AND owner = $2 AND epoch = $3";

pub(crate) const KEEP_SEEDS: &str =
    "UPDATE tables SET seed = $4 WHERE id = $1 AND owner = $2 AND epoch = $3 RETURNING id";

pub(crate) const SET_GONE: &str =
    "UPDATE tables SET gone_to = $4 WHERE id = $1 AND owner = $2 AND epoch = $3 RETURNING id";

/// Allowed for closed tables too, which have no owner.
pub(crate) const SET_LABEL: &str = "UPDATE tables SET name = $4, filed = $5, \
    location = coalesce($6, location), note = coalesce($7, note) \
    WHERE id = $1 AND (owner = $2 AND epoch = $3 OR closed) RETURNING id";

pub(crate) const SET_SUMMARY: &str = "UPDATE tables SET summary = $4 WHERE id = $1 AND last_n = $2 AND last_hash = $3";

pub(crate) const KEEP_FIGURES: &str = "INSERT INTO figures (table_id, n, hash, figures) \
    SELECT id, last_n, last_hash, $4 FROM tables WHERE id = $1 AND last_n = $2 AND last_hash = $3 \
    ON CONFLICT (table_id) DO UPDATE SET n = excluded.n, hash = excluded.hash, figures = excluded.figures";

/// Only figures of records whose end is unchanged.
pub(crate) const FIGURES: &str = "SELECT f.table_id, f.figures FROM figures f \
    JOIN tables t ON t.id = f.table_id AND t.last_n = f.n AND t.last_hash = f.hash ORDER BY f.table_id";

/// Allowed for closed tables too, which have no owner.
pub(crate) const DELETE: &str = "WITH gone AS (DELETE FROM tables \
    WHERE id = $1 AND (owner = $2 AND epoch = $3 OR closed) RETURNING id), \
    noted AS (DELETE FROM losses USING gone WHERE table_id = gone.id) SELECT id FROM gone";

pub(crate) const FORGET_DEVICES: &str = "DELETE FROM devices WHERE seen < $1";

pub(crate) const FORGET_RESERVED: &str = "DELETE FROM reserved_seats WHERE seen < $1";

/// Reserved seats of one table, or of all.
pub(crate) const RESERVED: &str = "SELECT table_id, seat FROM reserved_seats \
    WHERE ($1::bigint IS NULL OR table_id = $1) AND seen >= $2 ORDER BY table_id, seat";

pub(crate) const RELEASE_SEAT: &str = "WITH held AS (SELECT id FROM tables \
    WHERE id = $1 AND owner = $2 AND epoch = $3 FOR SHARE), \
    gone AS (DELETE FROM reserved_seats USING held WHERE table_id = held.id AND seat = $4) SELECT id FROM held";

pub(crate) const DEVICES: &str =
    "SELECT id, name, role, muted, token, seen FROM devices WHERE table_id = $1 ORDER BY id";

/// Adds a device. A device from another table becomes a new one. A device that is here already stays unchanged, and
/// gives no row. Its seat ($9) is reserved.
pub(crate) const ADD_DEVICE: &str = "WITH held AS (SELECT id FROM tables \
    WHERE id = $1 AND owner = $2 AND epoch = $3 FOR SHARE), \
    reserved AS (INSERT INTO reserved_seats AS r (table_id, seat, seen) SELECT id, $9::smallint, $8 FROM held \
    WHERE $9::smallint IS NOT NULL \
    ON CONFLICT (table_id, seat) DO UPDATE SET seen = greatest(r.seen, excluded.seen)) \
    INSERT INTO devices AS d (table_id, name, role, muted, token, seen) \
    SELECT id, $4, $5, $6, $7, $8 FROM held ON CONFLICT (token) DO UPDATE SET id = excluded.id, table_id = excluded.table_id, \
    name = excluded.name, role = excluded.role, muted = excluded.muted, seen = excluded.seen \
    WHERE d.table_id <> excluded.table_id RETURNING id";

pub(crate) const DEVICE_WITH: &str = "SELECT id FROM devices WHERE table_id = $1 AND token = $2";

pub(crate) const CHANGE_DEVICE: &str = "WITH held AS (SELECT id FROM tables \
    WHERE id = $1 AND owner = $2 AND epoch = $3 FOR SHARE), \
    changed AS (UPDATE devices SET name = $5, role = $6, muted = $7, token = $8, seen = $9 FROM held \
    WHERE devices.id = $4 RETURNING devices.table_id), \
    reserved AS (INSERT INTO reserved_seats AS r (table_id, seat, seen) SELECT table_id, $10::smallint, $9 FROM changed \
    WHERE $10::smallint IS NOT NULL \
    ON CONFLICT (table_id, seat) DO UPDATE SET seen = greatest(r.seen, excluded.seen)) SELECT id FROM held";

pub(crate) const MOVE_DEVICES: &str = "WITH held AS (SELECT id FROM tables \
    WHERE id = $1 AND owner = $2 AND epoch = $3 FOR SHARE), \
    moved AS (UPDATE devices SET table_id = $4 FROM held WHERE table_id = held.id \
    RETURNING substring(devices.role FROM '^[{]\"seat\":([0-9]{1,3})[}]$')::smallint AS seat, devices.seen), \
    reserved AS (INSERT INTO reserved_seats AS r (table_id, seat, seen) SELECT $4::bigint, seat, max(seen) FROM moved \
    WHERE seat IS NOT NULL GROUP BY seat \
    ON CONFLICT (table_id, seat) DO UPDATE SET seen = greatest(r.seen, excluded.seen)) SELECT id FROM held";

pub(crate) const DROP_DEVICE: &str = "WITH held AS (SELECT id FROM tables \
    WHERE id = $1 AND owner = $2 AND epoch = $3 FOR SHARE), \
    gone AS (DELETE FROM devices USING held WHERE devices.id = $4) SELECT id FROM held";

/// The table of the device with this token, unless it is closed.
pub(crate) const TABLE_OF_DEVICE: &str = "SELECT d.table_id FROM devices d JOIN tables t ON t.id = d.table_id \
    WHERE d.token = $1 AND NOT t.closed";

/// The closed table at which the device with this token was last.
pub(crate) const CLOSED_TABLE_OF_DEVICE: &str = "SELECT d.table_id FROM devices d JOIN tables t ON t.id = d.table_id \
    WHERE d.token = $1 AND t.closed";

/// The closed table of a code that was valid when it was closed.
pub(crate) const CLOSED_TABLE_OF_CODE: &str = "SELECT table_id FROM closed_codes WHERE code = $1";

pub(crate) const BOARDS: &str = "SELECT game, id, board, changed FROM boards ORDER BY changed DESC, id, game";

pub(crate) const KEEP_BOARD: &str = "INSERT INTO boards (game, id, board, changed) VALUES ($1, $2, $3, $4) \
    ON CONFLICT (game, id) DO UPDATE SET board = excluded.board, changed = excluded.changed";

pub(crate) const DROP_BOARD: &str = "DELETE FROM boards WHERE game = $1 AND id = $2";

/// Sorted, so that concurrent statements do not deadlock.
pub(crate) const MET: &str = "INSERT INTO people (name, last_played) \
    SELECT DISTINCT name COLLATE \"C\", $2 FROM unnest($1::text[]) AS met (name) ORDER BY 1 \
    ON CONFLICT (name) DO UPDATE SET last_played = greatest(people.last_played, excluded.last_played)";

pub(crate) const PEOPLE: &str = "SELECT name FROM people ORDER BY last_played DESC, name LIMIT $1";

pub(crate) const PREFER: &str = "INSERT INTO preferences (key, value) VALUES ($1, $2) \
    ON CONFLICT (key) DO UPDATE SET value = excluded.value";

/// Excludes the keys under which the previous release stores settings.
pub(crate) const PREFERENCES: &str = "SELECT key, value FROM preferences \
    WHERE key NOT LIKE 'kept.%' AND key NOT IN ('hosted', 'daily-backups')";

/// True if the tables of settings exist; a database of the previous release lacks them.
pub(crate) const HAS_SETTINGS: &str = "SELECT to_regclass('settings') IS NOT NULL";

/// Settings that the previous release stores as preferences.
pub(crate) const OLD_SETTINGS: &str = "SELECT key, value FROM preferences WHERE key LIKE 'kept.%' ORDER BY key";

pub(crate) const NAMES: &str = "SELECT name, stands_for, left_out FROM player_names ORDER BY name";

pub(crate) const REMEMBER_NAME: &str = "INSERT INTO player_names (name, stands_for, left_out) VALUES ($1, $2, $3) \
    ON CONFLICT (name) DO UPDATE SET stands_for = excluded.stands_for, left_out = excluded.left_out";

pub(crate) const FORGET_NAME: &str = "DELETE FROM player_names WHERE name = $1";

pub(crate) const GROUPS: &str = "SELECT name, definition FROM player_groups ORDER BY name";

pub(crate) const STORE_GROUP: &str = "INSERT INTO player_groups (name, definition) VALUES ($1, $2) \
    ON CONFLICT (name) DO UPDATE SET definition = excluded.definition";

pub(crate) const DELETE_GROUP: &str = "DELETE FROM player_groups WHERE name = $1";

pub(crate) const HOSTED_TABLES: &str = "SELECT hosted_tables FROM settings WHERE id = 1";

pub(crate) const SET_HOSTED_TABLES: &str = "INSERT INTO settings (id, hosted_tables) VALUES (1, $1) \
    ON CONFLICT (id) DO UPDATE SET hosted_tables = excluded.hosted_tables";

pub(crate) const DAILY_BACKUPS: &str = "SELECT daily_backups FROM settings WHERE id = 1";

pub(crate) const SET_DAILY_BACKUPS: &str = "INSERT INTO settings (id, daily_backups) VALUES (1, $1) \
    ON CONFLICT (id) DO UPDATE SET daily_backups = excluded.daily_backups";

pub(crate) const NOTE_LOSS: &str =
    "INSERT INTO losses (table_id, found, damage) VALUES ($1, $2, $3) ON CONFLICT (table_id, damage) DO NOTHING";

pub(crate) const LOSSES: &str =
    "SELECT id, table_id, found, damage FROM losses WHERE $1::bigint IS NULL OR table_id = $1 ORDER BY id";

pub(crate) const LOSSES_READ: &str = "DELETE FROM losses WHERE id = ANY($1)";

pub(crate) const ASIDE: &str = "SELECT name FROM aside ORDER BY found, name";

/// Stores a table's hosting configuration and codes, as its owner.
pub(crate) const KEEP_WAYS: &str = "WITH held AS (SELECT id FROM tables \
    WHERE id = $1 AND owner = $2 AND epoch = $3 FOR SHARE), \
    kept AS (INSERT INTO hosted (table_id, ways) SELECT id, $4 FROM held \
    ON CONFLICT (table_id) DO UPDATE SET ways = excluded.ways RETURNING table_id), \
    gone AS (DELETE FROM codes USING kept WHERE codes.table_id = $1 AND NOT code = ANY($5::text[])) \
    INSERT INTO codes (code, table_id) SELECT code, kept.table_id FROM kept, unnest($5::text[]) AS shown (code) \
    ON CONFLICT (code) DO UPDATE SET table_id = excluded.table_id";

pub(crate) const WAYS: &str = "SELECT ways FROM hosted WHERE table_id = $1";

pub(crate) const DROP_WAYS: &str = "WITH held AS (SELECT id FROM tables \
    WHERE id = $1 AND owner = $2 AND epoch = $3 FOR SHARE), \
    gone AS (DELETE FROM hosted USING held WHERE table_id = held.id) SELECT id FROM held";

/// Returns the table of a code, and whether an address may try now; NULL without earlier attempts.
pub(crate) const TABLE_OF_CODE: &str = "SELECT (SELECT table_id FROM codes WHERE code = $1), \
    (SELECT least($3, amount + $4 * extract(epoch FROM clock_timestamp() - at)) >= 1 FROM tries WHERE address = $2)";

/// Takes one token from the bucket of an address, for a failed attempt or a join. Returns true if one was left. The
/// update starts from the current row, so concurrent nodes take tokens one after the other.
pub(crate) const TRIED_IN_VAIN: &str = "INSERT INTO tries AS t (address, amount, allowed, at) \
    VALUES ($1, $2::float8 - 1, true, clock_timestamp()) ON CONFLICT (address) DO UPDATE SET (allowed, amount, at) = \
    (SELECT back >= 1, CASE WHEN back >= 1 THEN back - 1 ELSE back END, clock_timestamp() FROM \
    (SELECT least($2, t.amount + $3::float8 * extract(epoch FROM clock_timestamp() - t.at)) AS back) AS found) \
    RETURNING allowed";

/// Deletes addresses with a full bucket; skips rows that are locked.
pub(crate) const FORGET_TRIES: &str = "DELETE FROM tries WHERE address IN (SELECT address FROM tries \
    WHERE at < clock_timestamp() - make_interval(secs => $1) FOR UPDATE SKIP LOCKED)";

/// Stores a secret unless there is one, so that all nodes have the same.
pub(crate) const MAKE_SECRET: &str = "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";

pub(crate) const SECRET: &str = "SELECT value FROM secrets WHERE name = $1";

/// Replaces a secret, if it has the expected value.
pub(crate) const RENEW_SECRET: &str = "UPDATE secrets SET value = $3 WHERE name = $1 AND value = $2";

/// Returns the nodes with a valid lease, and whether each accepts tables.
pub(crate) const NODES: &str = "SELECT id, addr, NOT draining FROM nodes \
    WHERE beat > clock_timestamp() - make_interval(secs => $1) ORDER BY id";

/// Starts an event, unless one is running.
pub(crate) const BEGIN_EVENING: &str = "INSERT INTO evenings (version, ended, evening) VALUES (1, false, $1) \
    ON CONFLICT DO NOTHING RETURNING id";

/// Changes an event, if its version is unchanged.
pub(crate) const CHANGE_EVENING: &str =
    "UPDATE evenings SET version = version + 1, ended = $3, evening = $4 WHERE id = $1 AND version = $2";

/// Returns the running event, otherwise the last one.
pub(crate) const EVENING: &str = "SELECT id, version, evening FROM evenings ORDER BY id DESC LIMIT 1";

/// Returns all events, the latest first.
pub(crate) const EVENINGS: &str = "SELECT id, version, evening FROM evenings ORDER BY id DESC";

/// Facts about some tables besides their records: summary, owning node, whether stored scores match the end of
/// the record, and roles of admitted devices.
pub(crate) const FACTS: &str = "SELECT t.id, t.game, t.summary, n.id, s.scores, \
    coalesce(s.n = t.last_n AND s.hash = t.last_hash, false), \
    ARRAY(SELECT d.role FROM devices d WHERE d.table_id = t.id AND NOT t.closed) FROM tables t \
    LEFT JOIN nodes n ON n.id = t.owner AND n.beat > clock_timestamp() - make_interval(secs => $2) \
    LEFT JOIN scores s ON s.table_id = t.id WHERE t.id = ANY($1)";

/// Stores scores, if the end of the record is unchanged.
pub(crate) const KEEP_SCORES: &str = "INSERT INTO scores (table_id, n, hash, scores) SELECT id, last_n, last_hash, $4 \
    FROM tables WHERE id = $1 AND last_n = $2 AND last_hash = $3 \
    ON CONFLICT (table_id) DO UPDATE SET n = excluded.n, hash = excluded.hash, scores = excluded.scores";

/// The tables that a node owns.
pub(crate) const OWNED: &str = "SELECT id FROM tables WHERE owner = $1";

/// The number of tables owned by nodes with an expired lease.
pub(crate) const STALE: &str = "SELECT count(*) FROM tables t WHERE t.owner IS NOT NULL AND NOT EXISTS \
    (SELECT 1 FROM nodes n WHERE n.id = t.owner AND n.beat > clock_timestamp() - make_interval(secs => $1))";

/// A ping.
pub(crate) const PING: &str = "SELECT 1";

/// Begins a read-only snapshot for the statements that follow.
pub(crate) const BEGIN_SNAPSHOT: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

/// True if a node has prepared this database.
pub(crate) const IS_CLUB: &str = "SELECT to_regclass('tables') IS NOT NULL";

/// The ids of all tables, the oldest first.
pub(crate) const TABLE_IDS: &str = "SELECT id FROM tables ORDER BY id";

/// A table without its record. A database of the previous release has no location and no note.
pub(crate) const TABLE_STATUS: &str = "SELECT game, seed, gone_to, name, filed, last_n, last_hash, \
    coalesce(to_jsonb(t) ->> 'location', ''), coalesce(to_jsonb(t) ->> 'note', '') FROM tables t WHERE id = $1";
