ALTER TABLE "report" DROP CONSTRAINT "report_kind";--> statement-breakpoint
ALTER TABLE "report" DROP CONSTRAINT "report_subject";--> statement-breakpoint
ALTER TABLE "report" DROP CONSTRAINT "report_reporter";--> statement-breakpoint
ALTER TABLE "report" ALTER COLUMN "request_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "conversation_id" integer;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "message_number" integer;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "report_conversation" ON "report" USING btree ("conversation_id","account_id") WHERE "report"."kind" = 'conversation' and "report"."state" = 'open';--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_kind" CHECK ("report"."kind" in ('request', 'quotation', 'conversation'));--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_subject" CHECK (("report"."kind" = 'quotation') = ("report"."quotation_id" is not null) and ("report"."kind" = 'conversation') = ("report"."request_id" is null)
        and ("report"."kind" = 'conversation') = ("report"."conversation_id" is not null)
        and ("report"."kind" = 'conversation') = ("report"."message_number" is not null));--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_reporter" CHECK ("report"."kind" = 'conversation' or ("report"."kind" = 'request') = ("report"."company_id" is not null));