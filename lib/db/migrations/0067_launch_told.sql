ALTER TABLE "notice_choice" DROP CONSTRAINT "notice_choice_kind";--> statement-breakpoint
ALTER TABLE "launch" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notice_choice" ADD CONSTRAINT "notice_choice_kind" CHECK ("notice_choice"."kind" in ('quotation', 'request', 'invitation', 'bid', 'followed', 'launch', 'saved', 'agent', 'fair', 'review', 'chat'));--> statement-breakpoint
UPDATE "launch" SET "told_at" = "published_at" WHERE "published_at" IS NOT NULL;