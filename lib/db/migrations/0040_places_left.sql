DROP INDEX "purchase_request_counted";--> statement-breakpoint
ALTER TABLE "purchase_request" ADD COLUMN "places_left" smallint DEFAULT 9 NOT NULL;--> statement-breakpoint
CREATE INDEX "purchase_request_counted" ON "purchase_request" USING btree ("country_code","category_id","incoterm","valid_until","places_left") WHERE "purchase_request"."state" = 'open' and "purchase_request"."kind" = 'public';--> statement-breakpoint
UPDATE "purchase_request" r SET "places_left" = greatest(0, least(r."quotation_max" - taken.all_of, r."quotation_max" - 1 - taken.uninvited))
  FROM (SELECT p."id", count(q."id")::int AS all_of, count(q."id") FILTER (WHERE i."company_id" IS NULL)::int AS uninvited
    FROM "purchase_request" p LEFT JOIN "quotation" q ON q."request_id" = p."id" AND q."state" IN ('submitted', 'revised')
    LEFT JOIN "purchase_invitation" i ON i."request_id" = q."request_id" AND i."company_id" = q."company_id" GROUP BY p."id") taken
  WHERE taken."id" = r."id";
