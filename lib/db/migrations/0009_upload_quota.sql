ALTER TABLE "upload_session" ADD COLUMN "upload_id" integer;--> statement-breakpoint
ALTER TABLE "upload_session" ADD CONSTRAINT "upload_session_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "upload_unused" ON "upload" USING btree ("owner_kind","owner_id") WHERE state <> 'referenced';--> statement-breakpoint
ALTER TABLE "upload_session" ADD CONSTRAINT "upload_session_upload_id_unique" UNIQUE("upload_id");