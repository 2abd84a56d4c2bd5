ALTER TABLE "chat_message" DROP CONSTRAINT "chat_message_number";--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "seen_number" integer;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_number" CHECK ("chat_message"."number" > 0 and "chat_message"."seen_number" between 0 and "chat_message"."number" - 1);