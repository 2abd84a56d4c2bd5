ALTER TABLE "agent_application" DROP CONSTRAINT "agent_application_declined";--> statement-breakpoint
ALTER TABLE "agent_application" ADD COLUMN "decline_key" text;--> statement-breakpoint
ALTER TABLE "agent_application" ADD CONSTRAINT "agent_application_decline_key" CHECK ("agent_application"."decline_key" in ('territory', 'experience', 'volume', 'agent', 'plans'));--> statement-breakpoint
ALTER TABLE "agent_application" ADD CONSTRAINT "agent_application_declined" CHECK ("agent_application"."state" <> 'declined' or "agent_application"."decline_key" is not null or length("agent_application"."answer") > 0);--> statement-breakpoint
UPDATE "notification" SET "values" = ("values" - 'answer') || jsonb_build_object('key', 'other', 'words', 'no', 'reason', "values" -> 'answer') WHERE "type" = 'applicationDeclined' AND "values" ? 'answer';--> statement-breakpoint
UPDATE "notification" SET "values" = "values" || '{"key": "other", "words": "no"}' WHERE "type" = 'quotationDeclined' AND NOT "values" ? 'key';
