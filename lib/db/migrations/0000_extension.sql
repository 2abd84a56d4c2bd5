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
  RETURN regexp_replace(geco_plain(value), '[^[:alnum:]]+', ' ', 'g');
