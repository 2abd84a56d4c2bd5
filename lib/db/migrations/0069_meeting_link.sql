ALTER TABLE "fair_exhibitor" ADD COLUMN "meeting_link" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "fair_exhibitor" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;