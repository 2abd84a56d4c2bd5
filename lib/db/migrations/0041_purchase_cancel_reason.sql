ALTER TABLE "purchase_request" ADD COLUMN "cancel_key" text;--> statement-breakpoint
ALTER TABLE "purchase_request" ADD COLUMN "cancel_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_request" ADD CONSTRAINT "purchase_request_cancel_key" CHECK ("purchase_request"."cancel_key" in ('elsewhere', 'dropped', 'changed', 'budget', 'unsuitable'));--> statement-breakpoint
UPDATE "notification" SET "values" = "values" || '{"key": "none", "reason": "", "words": "no"}' WHERE "type" in ('quotationNotSelected', 'followedOutcome') AND NOT "values" ? 'key';
