ALTER TABLE "upload" DROP CONSTRAINT "upload_kind";--> statement-breakpoint
ALTER TABLE "product_import" ADD COLUMN "refused" jsonb DEFAULT '{"heading":[],"codes":[],"rows":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_kind" CHECK ("upload"."kind" in ('picture', 'video', 'licence', 'certificate', 'attachment', 'sheet'));