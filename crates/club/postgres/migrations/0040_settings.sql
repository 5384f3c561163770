-- Settings as tables of their own. Until now they were texts under keys among the preferences.
--
-- A node of the previous release still reads and writes those keys. So triggers copy what it writes into the tables,
-- and what is written into the tables back under the keys. The release after this one drops the triggers, their
-- functions (settings_of_old_key, old_key_of_name, old_key_of_group, old_keys_of_settings, json_or_null,
-- old_settings_key) and the keys.

-- What is remembered of a player's name: the name that it stands for, and whether statistics leave it out.
CREATE TABLE player_names (
    name text COLLATE "C" PRIMARY KEY,
    stands_for text,
    left_out boolean NOT NULL
);

-- Groups that play together, as JSON.
CREATE TABLE player_groups (
    name text COLLATE "C" PRIMARY KEY,
    definition text NOT NULL
);

-- One row (1): the tables that were stored last as hosted, in their order, and how daily backups are kept. One row,
-- so that nodes that write at the same time replace each other's answer whole.
CREATE TABLE settings (
    id smallint PRIMARY KEY,
    hosted_tables bigint[],
    daily_backups text
);

-- The old key of a name or a group: its text is hashed, because it may be longer than a key.
CREATE FUNCTION old_settings_key(prefix text, name text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT prefix || encode(substring(sha256(convert_to(name, 'UTF8')) FROM 1 FOR 16), 'hex')
$$;

-- A text as JSON; nothing if it is none, or has what PostgreSQL cannot hold.
CREATE FUNCTION json_or_null(said text) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
    RETURN said::jsonb;
EXCEPTION WHEN OTHERS THEN
    RETURN NULL;
END
$$;

-- Copies what a node of the previous release writes under an old key. Whatever is no such setting is passed over.
CREATE FUNCTION settings_of_old_key() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    said jsonb := CASE WHEN NEW.key LIKE 'kept.%' THEN json_or_null(NEW.value) END;
BEGIN
    IF NEW.key = 'hosted' THEN
        INSERT INTO settings (id, hosted_tables)
        SELECT 1, coalesce(array_agg(word::bigint ORDER BY nth), '{}')
        FROM regexp_split_to_table(NEW.value, '\s+') WITH ORDINALITY AS words (word, nth)
        WHERE word ~ '^[0-9]{1,10}$'
        ON CONFLICT (id) DO UPDATE SET hosted_tables = excluded.hosted_tables;
    ELSIF NEW.key = 'daily-backups' THEN
        INSERT INTO settings (id, daily_backups) VALUES (1, NEW.value)
        ON CONFLICT (id) DO UPDATE SET daily_backups = excluded.daily_backups;
    ELSIF NEW.key LIKE 'kept.person.%' AND NEW.value = '' THEN
        DELETE FROM player_names WHERE old_settings_key('kept.person.', name) = NEW.key;
    ELSIF NEW.key LIKE 'kept.group.%' AND NEW.value = '' THEN
        DELETE FROM player_groups WHERE old_settings_key('kept.group.', name) = NEW.key;
    ELSIF jsonb_typeof(said -> 'name') IS DISTINCT FROM 'string' THEN
        RETURN NULL;
    ELSIF NEW.key LIKE 'kept.group.%' THEN
        INSERT INTO player_groups (name, definition) VALUES (said ->> 'name', NEW.value)
        ON CONFLICT (name) DO UPDATE SET definition = excluded.definition;
    ELSIF NEW.key LIKE 'kept.person.%'
        AND said - '{name,is,out}'::text[] = '{}'
        AND coalesce(jsonb_typeof(said -> 'is'), 'null') IN ('string', 'null')
        AND coalesce(jsonb_typeof(said -> 'out'), 'boolean') = 'boolean'
        AND (said ->> 'is' IS NOT NULL OR said -> 'out' = 'true')
    THEN
        INSERT INTO player_names (name, stands_for, left_out)
        VALUES (said ->> 'name', said ->> 'is', coalesce((said -> 'out')::boolean, false))
        ON CONFLICT (name) DO UPDATE SET stands_for = excluded.stands_for, left_out = excluded.left_out;
    END IF;
    RETURN NULL;
END
$$;

CREATE FUNCTION old_key_of_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' THEN
        DELETE FROM preferences WHERE key = old_settings_key('kept.person.', OLD.name);
        RETURN NULL;
    END IF;
    INSERT INTO preferences (key, value)
    VALUES (
        old_settings_key('kept.person.', NEW.name),
        json_strip_nulls(json_build_object(
            'name', NEW.name, 'is', NEW.stands_for, 'out', CASE WHEN NEW.left_out THEN true END
        ))::text
    )
    ON CONFLICT (key) DO UPDATE SET value = excluded.value;
    RETURN NEW;
END
$$;

CREATE FUNCTION old_key_of_group() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' THEN
        DELETE FROM preferences WHERE key = old_settings_key('kept.group.', OLD.name);
        RETURN NULL;
    END IF;
    INSERT INTO preferences (key, value) VALUES (old_settings_key('kept.group.', NEW.name), NEW.definition)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value;
    RETURN NEW;
END
$$;

CREATE FUNCTION old_keys_of_settings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO preferences (key, value)
    SELECT key, value FROM (
        VALUES ('daily-backups', NEW.daily_backups), ('hosted', array_to_string(NEW.hosted_tables, ' '))
    ) AS written (key, value)
    WHERE value IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET value = excluded.value;
    RETURN NEW;
END
$$;

-- None runs for what another of them writes (the depth). Before an INSERT … ON CONFLICT the old key is written: so both
-- releases lock the preference first and the setting second. A DELETE locks the other way round: if two programs write
-- and delete one name at the same moment, the database may end one of them as a deadlock, and the node repeats it.
CREATE TRIGGER settings_of_old_key AFTER INSERT OR UPDATE ON preferences FOR EACH ROW
    WHEN (pg_trigger_depth() = 0 AND (NEW.key LIKE 'kept.%' OR NEW.key IN ('hosted', 'daily-backups')))
    EXECUTE FUNCTION settings_of_old_key();

CREATE TRIGGER old_key_of_name BEFORE INSERT ON player_names FOR EACH ROW
    WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION old_key_of_name();

CREATE TRIGGER old_key_of_name_gone AFTER DELETE ON player_names FOR EACH ROW
    WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION old_key_of_name();

CREATE TRIGGER old_key_of_group BEFORE INSERT ON player_groups FOR EACH ROW
    WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION old_key_of_group();

CREATE TRIGGER old_key_of_group_gone AFTER DELETE ON player_groups FOR EACH ROW
    WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION old_key_of_group();

CREATE TRIGGER old_keys_of_settings BEFORE INSERT ON settings FOR EACH ROW
    WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION old_keys_of_settings();

-- Copies what is there. The trigger above does it; until this commits no node writes a preference.
UPDATE preferences SET value = value WHERE key LIKE 'kept.%' OR key IN ('hosted', 'daily-backups');
