CREATE TABLE "purchase_visit" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"since" timestamp with time zone,
	"looked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "purchase_visit" ADD CONSTRAINT "purchase_visit_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;