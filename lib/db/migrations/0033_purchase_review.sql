ALTER TABLE "purchase_request" DROP CONSTRAINT "purchase_request_state";--> statement-breakpoint
ALTER TABLE "held_decision" DROP CONSTRAINT "held_decision_command";--> statement-breakpoint
ALTER TABLE "held_decision" ALTER COLUMN "company_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_request" ADD COLUMN "review_reason" text;--> statement-breakpoint
CREATE INDEX "purchase_request_waiting" ON "purchase_request" USING btree ("published_at","id") WHERE "purchase_request"."state" = 'pending';--> statement-breakpoint
ALTER TABLE "purchase_request" ADD CONSTRAINT "purchase_request_state" CHECK ("purchase_request"."state" in ('draft', 'pending', 'open', 'closed', 'awarded', 'cancelled', 'expired'));--> statement-breakpoint
ALTER TABLE "held_decision" ADD CONSTRAINT "held_decision_command" CHECK ("held_decision"."command" in ('review', 'turn', 'standing', 'upgrade', 'purchase'));