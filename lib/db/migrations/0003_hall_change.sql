ALTER TABLE "hall_case" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "hall_page" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "hall_power" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "hall_team" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "hall_case" t SET "updated_at" = c."updated_at" FROM "company" c WHERE c."id" = t."company_id";--> statement-breakpoint
UPDATE "hall_page" t SET "updated_at" = c."updated_at" FROM "company" c WHERE c."id" = t."company_id";--> statement-breakpoint
UPDATE "hall_power" t SET "updated_at" = c."updated_at" FROM "company" c WHERE c."id" = t."company_id";--> statement-breakpoint
UPDATE "hall_team" t SET "updated_at" = c."updated_at" FROM "company" c WHERE c."id" = t."company_id";