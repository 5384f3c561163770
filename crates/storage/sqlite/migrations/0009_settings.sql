-- Settings as tables of their own. Until now they were texts under keys among the preferences, which are moved here.
-- Whatever is no such setting, because of damage, is left out. Runs once more after a salvage, which may have found
-- rows of an older database: so nothing here fails the second time, and what a table has already stays.

-- What is remembered of a player's name: the name that it stands for, and whether statistics leave it out.
CREATE TABLE IF NOT EXISTS player_names (
    name TEXT PRIMARY KEY,
    stands_for TEXT,
    left_out INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Groups that play together, as JSON.
CREATE TABLE IF NOT EXISTS player_groups (
    name TEXT PRIMARY KEY,
    definition TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- The tables that were hosted when the program ended, in their order. One may be deleted meanwhile.
CREATE TABLE IF NOT EXISTS hosted_tables (
    position INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL
) STRICT;

-- One row (1): how daily backups are kept, as the program that makes them wrote it.
CREATE TABLE IF NOT EXISTS settings (
    id INTEGER PRIMARY KEY,
    daily_backups TEXT NOT NULL
) STRICT, WITHOUT ROWID;

INSERT OR IGNORE INTO player_names (name, stands_for, left_out)
SELECT json_extract(said, '$.name'), json_extract(said, '$.is'), coalesce(json_extract(said, '$.out'), 0)
FROM (
    SELECT CASE WHEN json_valid(value) THEN value ELSE '{}' END AS said
    FROM preferences WHERE key GLOB 'kept.person.*'
)
WHERE json_type(said, '$.name') = 'text'
    AND coalesce(json_type(said, '$.is'), 'null') IN ('text', 'null')
    AND coalesce(json_type(said, '$.out'), 'false') IN ('true', 'false')
    AND (json_type(said, '$.is') = 'text' OR json_type(said, '$.out') = 'true')
    AND NOT EXISTS (SELECT 1 FROM json_each(said) WHERE key NOT IN ('name', 'is', 'out'));

INSERT OR IGNORE INTO player_groups (name, definition)
SELECT json_extract(said, '$.name'), said
FROM (
    SELECT CASE WHEN json_valid(value) THEN value ELSE '{}' END AS said
    FROM preferences WHERE key GLOB 'kept.group.*'
)
WHERE json_type(said, '$.name') = 'text';

INSERT OR IGNORE INTO hosted_tables (position, table_id)
SELECT tables.key, tables.value
FROM (
    SELECT '[' || replace(trim(value), ' ', ',') || ']' AS said FROM preferences WHERE key = 'hosted'
) AS list, json_each(CASE WHEN json_valid(list.said) THEN list.said ELSE '[]' END) AS tables
WHERE typeof(tables.value) = 'integer' AND NOT EXISTS (SELECT 1 FROM hosted_tables);

INSERT OR IGNORE INTO settings (id, daily_backups)
SELECT 1, value FROM preferences WHERE key = 'daily-backups' AND value IS NOT NULL;

DELETE FROM preferences WHERE key GLOB 'kept.*' OR key IN ('hosted', 'daily-backups');
