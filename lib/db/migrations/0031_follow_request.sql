ALTER TABLE "follow" DROP CONSTRAINT "follow_once";--> statement-breakpoint
ALTER TABLE "follow" DROP CONSTRAINT "follow_type";--> statement-breakpoint
ALTER TABLE "follow" DROP CONSTRAINT "follow_one";--> statement-breakpoint
ALTER TABLE "follow" DROP CONSTRAINT "follow_subject";--> statement-breakpoint
ALTER TABLE "notice_choice" DROP CONSTRAINT "notice_choice_kind";--> statement-breakpoint
ALTER TABLE "follow" ADD COLUMN "request_id" integer;--> statement-breakpoint
ALTER TABLE "follow" ADD CONSTRAINT "follow_request_id_purchase_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."purchase_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follow_request" ON "follow" USING btree ("request_id");--> statement-breakpoint
ALTER TABLE "follow" ADD CONSTRAINT "follow_once" UNIQUE NULLS NOT DISTINCT("account_id","company_id","category_id","request_id");--> statement-breakpoint
ALTER TABLE "follow" ADD CONSTRAINT "follow_type" CHECK ("follow"."type" in ('supplier', 'sector', 'request'));--> statement-breakpoint
ALTER TABLE "follow" ADD CONSTRAINT "follow_one" CHECK (num_nonnulls("follow"."company_id", "follow"."category_id", "follow"."request_id") = 1);--> statement-breakpoint
ALTER TABLE "follow" ADD CONSTRAINT "follow_subject" CHECK (case "follow"."type" when 'supplier' then "follow"."company_id" when 'sector' then "follow"."category_id" else "follow"."request_id" end is not null);--> statement-breakpoint
ALTER TABLE "notice_choice" ADD CONSTRAINT "notice_choice_kind" CHECK ("notice_choice"."kind" in ('quotation', 'request', 'invitation', 'bid', 'followed', 'saved', 'agent', 'fair', 'review'));