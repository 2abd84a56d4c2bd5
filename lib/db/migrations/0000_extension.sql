CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;--> statement-breakpoint
-- unaccent() is only stable, since its dictionary could change; ours does not
CREATE FUNCTION geco_plain(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN lower(unaccent('unaccent'::regdictionary, value));--> statement-breakpoint
CREATE FUNCTION geco_config(locale text) RETURNS regconfig LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN CASE locale WHEN 'en' THEN 'english'::regconfig WHEN 'fr' THEN 'french'::regconfig WHEN 'ru' THEN 'russian'::regconfig
    WHEN 'es' THEN 'spanish'::regconfig WHEN 'ar' THEN 'arabic'::regconfig WHEN 'pt' THEN 'portuguese'::regconfig
    WHEN 'de' THEN 'german'::regconfig ELSE 'simple'::regconfig END;
--> statement-breakpoint
-- one way to cut text into words, for what is stored and for what is asked
CREATE FUNCTION geco_clean(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN regexp_replace(geco_plain(value), '[^[:alnum:]]+', ' ', 'g');--> statement-breakpoint
-- the parts of a model number alone and run together: LS-W18/45 is found as "lsw18 45" too
CREATE FUNCTION geco_model(value text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  parts text[] := string_to_array(btrim(geco_clean(value)), ' ');
  run text;
  found text := '';
BEGIN
  FOR start IN 1 .. cardinality(parts) LOOP
    run := '';
    FOR stop IN start .. least(cardinality(parts), start + 5) LOOP
      run := run || parts[stop];
      found := found || ' ' || run;
    END LOOP;
  END LOOP;
  RETURN found;
END $$;--> statement-breakpoint
-- words of names and models carry a mark, so that the index alone tells them from words of descriptions
CREATE FUNCTION geco_named(value tsvector) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN regexp_replace(value::text, '''([^'']+)''', '''=\1''', 'g')::tsvector;--> statement-breakpoint
CREATE FUNCTION geco_named(value tsquery) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN regexp_replace(value::text, '''([^'']+)''', '''=\1''', 'g')::tsquery;
