CREATE TABLE "held_deletion" (
	"kind" text NOT NULL,
	"target_id" integer NOT NULL,
	"batch" uuid NOT NULL,
	"company_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	CONSTRAINT "held_deletion_kind_target_id_pk" PRIMARY KEY("kind","target_id"),
	CONSTRAINT "held_deletion_kind" CHECK ("held_deletion"."kind" in ('product', 'group', 'certificate', 'launch', 'offer', 'caseGroup', 'case', 'power', 'team', 'milestone', 'partner', 'production', 'process', 'module', 'page'))
);
--> statement-breakpoint
ALTER TABLE "held_deletion" ADD CONSTRAINT "held_deletion_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_deletion" ADD CONSTRAINT "held_deletion_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_deletion_batch" ON "held_deletion" USING btree ("batch");--> statement-breakpoint
CREATE INDEX "held_deletion_due" ON "held_deletion" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "held_deletion_company" ON "held_deletion" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "held_deletion_account" ON "held_deletion" USING btree ("account_id");