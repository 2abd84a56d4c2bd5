ALTER TABLE "favourite" DROP CONSTRAINT "favourite_once";--> statement-breakpoint
ALTER TABLE "favourite" DROP CONSTRAINT "favourite_type";--> statement-breakpoint
ALTER TABLE "favourite" DROP CONSTRAINT "favourite_one";--> statement-breakpoint
ALTER TABLE "favourite" DROP CONSTRAINT "favourite_subject";--> statement-breakpoint
ALTER TABLE "tender" DROP CONSTRAINT "tender_status";--> statement-breakpoint
ALTER TABLE "tender" DROP CONSTRAINT "tender_locale";--> statement-breakpoint
ALTER TABLE "tender_translation" DROP CONSTRAINT "tender_translation_locale";--> statement-breakpoint
ALTER TABLE "tender" ALTER COLUMN "category" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "favourite" ADD COLUMN "tender_id" integer;--> statement-breakpoint
ALTER TABLE "tender" ADD COLUMN "cpv" char(2);--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_tender_id_tender_id_fk" FOREIGN KEY ("tender_id") REFERENCES "public"."tender"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favourite_tender" ON "favourite" USING btree ("tender_id");--> statement-breakpoint
CREATE INDEX "tender_source_id" ON "tender" USING btree ("source_id");--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_once" UNIQUE NULLS NOT DISTINCT("account_id","product_id","company_id","purchaser_id","tender_id");--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_type" CHECK ("favourite"."type" in ('product', 'supplier', 'purchaser', 'tender'));--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_one" CHECK (num_nonnulls("favourite"."product_id", "favourite"."company_id", "favourite"."purchaser_id", "favourite"."tender_id") = 1);--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_subject" CHECK (case "favourite"."type" when 'product' then "favourite"."product_id" when 'supplier' then "favourite"."company_id" when 'tender' then "favourite"."tender_id" else "favourite"."purchaser_id" end is not null);--> statement-breakpoint
ALTER TABLE "tender" ADD CONSTRAINT "tender_status" CHECK ("tender"."status" in ('planned', 'open', 'awarded', 'cancelled', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "tender" ADD CONSTRAINT "tender_locale" CHECK ("tender"."original_locale" ~ '^[a-z]{2,3}$');--> statement-breakpoint
ALTER TABLE "tender_translation" ADD CONSTRAINT "tender_translation_locale" CHECK ("tender_translation"."locale" ~ '^[a-z]{2,3}$');