ALTER TABLE "quotation" DROP CONSTRAINT "quotation_declined";--> statement-breakpoint
ALTER TABLE "quotation" ADD COLUMN "decline_key" text;--> statement-breakpoint
ALTER TABLE "quotation" ADD CONSTRAINT "quotation_decline_key" CHECK ("quotation"."decline_key" in ('price', 'delivery', 'specification', 'payment', 'documents'));--> statement-breakpoint
ALTER TABLE "quotation" ADD CONSTRAINT "quotation_declined" CHECK ("quotation"."state" <> 'declined' or "quotation"."decline_key" is not null or length("quotation"."decline_reason") > 0);