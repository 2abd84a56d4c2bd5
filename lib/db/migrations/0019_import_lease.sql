ALTER TABLE "visit_count" DROP CONSTRAINT "visit_count_measure";--> statement-breakpoint
ALTER TABLE "product_import" ADD COLUMN "worker" text;--> statement-breakpoint
ALTER TABLE "product_import" ADD COLUMN "leased_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "tender_known" ON "tender" USING btree (greatest("published_at", "created_at")) WHERE "tender"."status" = 'open';--> statement-breakpoint
ALTER TABLE "visit_count" ADD CONSTRAINT "visit_count_measure" CHECK ("visit_count"."measure" in ('country', 'term', 'call', 'favourite', 'unfavourite'));