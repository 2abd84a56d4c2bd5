CREATE TABLE "expiry_notice" (
	"company_id" integer NOT NULL,
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"valid_until" date NOT NULL,
	"days" smallint NOT NULL,
	CONSTRAINT "expiry_notice_company_id_subject_subject_id_valid_until_days_pk" PRIMARY KEY("company_id","subject","subject_id","valid_until","days")
);
--> statement-breakpoint
ALTER TABLE "expiry_notice" ADD CONSTRAINT "expiry_notice_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;