CREATE TABLE "revision" (
	"kind" text NOT NULL,
	"target_id" integer NOT NULL,
	"number" integer NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by" integer,
	CONSTRAINT "revision_kind_target_id_pk" PRIMARY KEY("kind","target_id"),
	CONSTRAINT "revision_kind" CHECK ("revision"."kind" in ('company', 'standing', 'hall', 'product', 'group', 'certificate', 'launch', 'offer', 'word', 'caseGroup', 'case', 'power', 'team', 'milestone', 'partner', 'production', 'process', 'module', 'page')),
	CONSTRAINT "revision_number" CHECK ("revision"."number" > 0)
);
--> statement-breakpoint
ALTER TABLE "revision" ADD CONSTRAINT "revision_changed_by_account_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;