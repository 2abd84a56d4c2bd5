ALTER TABLE "purchase_request" DROP CONSTRAINT "purchase_request_close_reason";--> statement-breakpoint
ALTER TABLE "purchase_request" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "purchase_request_undecided" ON "purchase_request" USING btree ("closed_at") WHERE "purchase_request"."state" = 'closed';--> statement-breakpoint
ALTER TABLE "purchase_request" ADD CONSTRAINT "purchase_request_close_reason" CHECK ("purchase_request"."close_reason" in ('owner', 'full', 'time'));