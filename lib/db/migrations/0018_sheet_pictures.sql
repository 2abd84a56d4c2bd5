ALTER TABLE "upload" DROP CONSTRAINT "upload_kind";--> statement-breakpoint
ALTER TABLE "product_import" ADD COLUMN "archive" text;--> statement-breakpoint
ALTER TABLE "product_import" ADD COLUMN "pictures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_import" ADD COLUMN "pictures_done" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_kind" CHECK ("upload"."kind" in ('picture', 'video', 'licence', 'certificate', 'attachment', 'sheet', 'archive'));