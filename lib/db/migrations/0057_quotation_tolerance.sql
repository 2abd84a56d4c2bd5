CREATE TABLE "quotation_tolerance" (
	"quotation_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"text" text NOT NULL,
	"requirement" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotation_tolerance_quotation_id_position_pk" PRIMARY KEY("quotation_id","position")
);
--> statement-breakpoint
ALTER TABLE "quotation_tolerance" ADD CONSTRAINT "quotation_tolerance_quotation_id_quotation_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotation"("id") ON DELETE cascade ON UPDATE no action;