-- One word a thing: what was called a hall is a showroom, in names as in rows.
ALTER TABLE "hall_block" RENAME TO "showroom_block";--> statement-breakpoint
ALTER TABLE "hall_case" RENAME TO "showroom_case";--> statement-breakpoint
ALTER TABLE "hall_case_group" RENAME TO "showroom_case_group";--> statement-breakpoint
ALTER TABLE "hall_case_group_translation" RENAME TO "showroom_case_group_translation";--> statement-breakpoint
ALTER TABLE "hall_case_translation" RENAME TO "showroom_case_translation";--> statement-breakpoint
ALTER TABLE "hall_milestone" RENAME TO "showroom_milestone";--> statement-breakpoint
ALTER TABLE "hall_milestone_translation" RENAME TO "showroom_milestone_translation";--> statement-breakpoint
ALTER TABLE "hall_module" RENAME TO "showroom_module";--> statement-breakpoint
ALTER TABLE "hall_module_translation" RENAME TO "showroom_module_translation";--> statement-breakpoint
ALTER TABLE "hall_page" RENAME TO "showroom_page";--> statement-breakpoint
ALTER TABLE "hall_page_translation" RENAME TO "showroom_page_translation";--> statement-breakpoint
ALTER TABLE "hall_partner" RENAME TO "showroom_partner";--> statement-breakpoint
ALTER TABLE "hall_power" RENAME TO "showroom_power";--> statement-breakpoint
ALTER TABLE "hall_power_translation" RENAME TO "showroom_power_translation";--> statement-breakpoint
ALTER TABLE "hall_process" RENAME TO "showroom_process";--> statement-breakpoint
ALTER TABLE "hall_process_translation" RENAME TO "showroom_process_translation";--> statement-breakpoint
ALTER TABLE "hall_production" RENAME TO "showroom_production";--> statement-breakpoint
ALTER TABLE "hall_production_translation" RENAME TO "showroom_production_translation";--> statement-breakpoint
ALTER TABLE "hall_team" RENAME TO "showroom_team";--> statement-breakpoint
ALTER TABLE "hall_team_translation" RENAME TO "showroom_team_translation";--> statement-breakpoint
-- The catalogue, since PostgreSQL 18 has a constraint of its own for each column that is not null, and 15 has none.
DO $$
DECLARE one record;
BEGIN
  FOR one IN SELECT conrelid::regclass AS owner, conname AS name FROM pg_constraint
    WHERE connamespace = current_schema()::regnamespace AND conname ~ '(^|_)hall_'
  LOOP
    EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', one.owner, one.name, replace(one.name, 'hall_', 'showroom_'));
  END LOOP;
  FOR one IN SELECT relname AS name FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relkind = 'S' AND relname ~ '^hall_'
  LOOP
    EXECUTE format('ALTER SEQUENCE %I RENAME TO %I', one.name, replace(one.name, 'hall_', 'showroom_'));
  END LOOP;
END $$;--> statement-breakpoint
ALTER TABLE "revision" DROP CONSTRAINT "revision_kind";--> statement-breakpoint
UPDATE "revision" SET "kind" = 'showroom' WHERE "kind" = 'hall';--> statement-breakpoint
ALTER TABLE "revision" ADD CONSTRAINT "revision_kind" CHECK ("revision"."kind" in ('company', 'standing', 'showroom', 'product', 'group', 'certificate', 'launch', 'offer', 'word', 'purchase', 'quotation', 'caseGroup', 'case', 'power', 'team', 'milestone', 'partner', 'production', 'process', 'module', 'page'));--> statement-breakpoint
UPDATE "audit" SET "action" = 'showroom' || substr("action", 5) WHERE "action" LIKE 'hall.%';--> statement-breakpoint
UPDATE "notification" SET "type" = 'showroom' || substr("type", 5) WHERE "type" IN ('hallHidden', 'hallShown');--> statement-breakpoint
UPDATE "upload_use" SET "subject" = 'showroom' || substr("subject", 5) WHERE "subject" LIKE 'hall\_%';--> statement-breakpoint
UPDATE "tdk" SET "page" = 'showroom' || substr("page", 5) WHERE "page" LIKE 'hall%';
