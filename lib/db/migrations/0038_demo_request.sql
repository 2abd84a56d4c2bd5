CREATE TABLE "demo_request" (
	"request_id" integer PRIMARY KEY NOT NULL,
	"moment" timestamp with time zone NOT NULL,
	"digest" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "demo_request" ADD CONSTRAINT "demo_request_request_id_purchase_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."purchase_request"("id") ON DELETE cascade ON UPDATE no action;