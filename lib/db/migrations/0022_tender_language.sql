ALTER TABLE "tender" DROP CONSTRAINT "tender_locale";--> statement-breakpoint
ALTER TABLE "tender_translation" DROP CONSTRAINT "tender_translation_locale";--> statement-breakpoint
ALTER TABLE "tender" ADD COLUMN "cpv" char(2);--> statement-breakpoint
ALTER TABLE "tender" ADD CONSTRAINT "tender_locale" CHECK ("tender"."original_locale" ~ '^[a-z]{2,3}$');--> statement-breakpoint
ALTER TABLE "tender_translation" ADD CONSTRAINT "tender_translation_locale" CHECK ("tender_translation"."locale" ~ '^[a-z]{2,3}$');