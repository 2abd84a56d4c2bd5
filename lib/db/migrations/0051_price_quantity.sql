ALTER TABLE "product" ADD COLUMN "price_quantity" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "quotation" ADD COLUMN "price_quantity" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_price_quantity" CHECK ("product"."price_quantity" in (1, 10, 100, 1000));--> statement-breakpoint
ALTER TABLE "quotation" ADD CONSTRAINT "quotation_price_quantity" CHECK ("quotation"."price_quantity" in (1, 10, 100, 1000));