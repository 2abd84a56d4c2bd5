ALTER TABLE "chat_reader" ADD COLUMN "muted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chat_reader" ADD COLUMN "archived_number" integer DEFAULT 0 NOT NULL;