CREATE TABLE "notice_choice" (
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	CONSTRAINT "notice_choice_account_id_kind_pk" PRIMARY KEY("account_id","kind"),
	CONSTRAINT "notice_choice_kind" CHECK ("notice_choice"."kind" in ('quotation', 'request', 'invitation', 'bid', 'agent', 'fair', 'review')),
	CONSTRAINT "notice_choice_period" CHECK ("notice_choice"."period" in ('now', 'daily', 'off'))
);
--> statement-breakpoint
CREATE TABLE "notice_digest" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"covered_until" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notice_choice" ADD CONSTRAINT "notice_choice_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_digest" ADD CONSTRAINT "notice_digest_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;