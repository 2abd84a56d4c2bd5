ALTER TABLE "chat_message" ADD COLUMN "folded" text;--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "pairs" integer[];--> statement-breakpoint
CREATE INDEX "chat_message_pair" ON "chat_message" USING gin ("pairs") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "chat_message_phrase" ON "chat_message" USING btree ("conversation_id") WHERE "chat_message"."kind" = 'phrase';--> statement-breakpoint
CREATE INDEX "chat_message_unfolded" ON "chat_message" USING btree ("conversation_id","number") WHERE "chat_message"."folded" is null;