CREATE TABLE "vocabulary_change" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	CONSTRAINT "vocabulary_change_kind" CHECK ("vocabulary_change"."kind" in ('category', 'product', 'company', 'tender', 'content', 'directory'))
);
--> statement-breakpoint
CREATE TABLE "vocabulary_source" (
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"terms" text NOT NULL,
	"weight" integer NOT NULL,
	CONSTRAINT "vocabulary_source_kind_subject_id_locale_pk" PRIMARY KEY("kind","subject_id","locale"),
	CONSTRAINT "vocabulary_source_kind" CHECK ("vocabulary_source"."kind" in ('category', 'product', 'company', 'tender', 'content', 'directory')),
	CONSTRAINT "vocabulary_source_locale" CHECK ("vocabulary_source"."locale" in ('zh', 'en', 'fr', 'ru', 'es', 'ar', 'pt', 'de'))
);
--> statement-breakpoint
-- What was counted without its sources is counted anew.
TRUNCATE "vocabulary", "suggestion";--> statement-breakpoint
INSERT INTO "vocabulary_change" ("kind", "subject_id")
	SELECT 'product', "product_id" FROM "product_search" WHERE "locale" = 'en'
	UNION ALL SELECT 'company', "company_id" FROM "company_search" WHERE "locale" = 'en'
	UNION ALL SELECT "kind", "subject_id" FROM "portal_search" WHERE "locale" = 'en';
