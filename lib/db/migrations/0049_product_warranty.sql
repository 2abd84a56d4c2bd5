ALTER TABLE "product" ADD COLUMN "warranty_months" smallint;--> statement-breakpoint
ALTER TABLE "product_search" ADD COLUMN "warranty_months" smallint;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_warranty" CHECK ("product"."warranty_months" between 0 and 120);