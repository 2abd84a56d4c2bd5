ALTER TABLE "product_import" DROP CONSTRAINT "product_import_state";--> statement-breakpoint
ALTER TABLE "product_import" ADD COLUMN "encoding" text;--> statement-breakpoint
ALTER TABLE "product_import" ADD CONSTRAINT "product_import_state" CHECK ("product_import"."state" in ('reading', 'asking', 'ready', 'writing', 'done', 'failed', 'dropped'));