-- Amounts were stored with the digits that the ICU of the running Node gave their currency; they are those of ISO 4217 now
-- (lib/money/currency.ts). "then" has the digits of CLDR up to 47, "later" those of CLDR 48. docs/decisions/0038-minor-units.md.
CREATE TEMPORARY TABLE "minor_unit" ("currency" char(3) PRIMARY KEY, "digits" int NOT NULL, "then" int NOT NULL, "later" int NOT NULL) ON COMMIT DROP;--> statement-breakpoint
INSERT INTO "minor_unit"
  SELECT code, 2, 0, 0 FROM unnest('{ADP,AFN,ALL,ESP,IRR,ITL,KPW,LAK,LBP,LUF,MGA,MGF,MMK,MRO,SLL,SOS,STD,SYP,TMM,TRL,YER,ZMK,ZWD}'::text[]) code
  UNION ALL SELECT code, 2, 2, 0 FROM unnest('{COP,HUF,IDR,PKR}'::text[]) code
  UNION ALL VALUES ('RSD', 2, 0, 2), ('IQD', 3, 0, 0);--> statement-breakpoint
-- A quotation keeps beside its amounts the figure that was typed, which says in how many digits they are.
CREATE TEMPORARY TABLE "quotation_digits" ON COMMIT DROP AS
  SELECT q."id", q."currency", round(log(q."unit_price" / (v."content" ->> 'unitPrice')::numeric))::int AS "digits"
  FROM "quotation" q JOIN "minor_unit" USING ("currency")
  JOIN LATERAL (SELECT r."content" FROM "quotation_revision" r WHERE r."quotation_id" = q."id" ORDER BY r."number" DESC LIMIT 1) v
    ON v."content" ->> 'currency' = q."currency" AND (v."content" ->> 'unitPrice')::numeric > 0;--> statement-breakpoint
-- A public product's price in cents of a dollar says the same, by the newest rate of its currency, however much that moved.
CREATE TEMPORARY TABLE "product_digits" ON COMMIT DROP AS
  WITH rate AS (SELECT DISTINCT ON (currency) currency, usd FROM (
      SELECT r.currency, r.date, (CASE WHEN r.base = 'USD' THEN 1 ELSE d.rate END) / r.rate AS usd
      FROM "exchange_rate" r LEFT JOIN "exchange_rate" d ON d.base = r.base AND d.date = r.date AND d.currency = 'USD'
      WHERE r.base = 'USD' OR d.rate IS NOT NULL
      UNION ALL SELECT base, date, rate FROM "exchange_rate" WHERE currency = 'USD') known
    ORDER BY currency, date DESC)
  SELECT p."id", p."currency",
    CASE WHEN p."price_min" * 100 * rate.usd / s."price_usd" >= 10 THEN 2 ELSE 0 END AS "digits"
  FROM "product" p JOIN "minor_unit" m ON m."currency" = p."currency" AND m."then" <> m."later"
  JOIN rate ON rate.currency = p."currency" JOIN "product_search" s ON s."product_id" = p."id" AND s."locale" = 'en'
  WHERE s."price_usd" > 0 AND p."price_min" IS NOT NULL;--> statement-breakpoint
-- The demo's one amount in such a currency is known, and tells in a folder of the demo what wrote it.
CREATE TEMPORARY TABLE "demonstration_digits" ON COMMIT DROP AS
  SELECT t."currency", round(log(t."budget_max" / 11000000000.0))::int AS "digits"
  FROM "tender" t WHERE t."source" = 'demonstration' AND t."source_id" = 'tn-co-bus-charging' AND t."currency" = 'COP' AND t."budget_max" > 0;--> statement-breakpoint
-- What says nothing itself was stored as most of what does; where nothing does, as the newest Node would.
CREATE TEMPORARY TABLE "minor_unit_factor" ON COMMIT DROP AS
  SELECT m."currency", m."digits",
    CASE WHEN (SELECT count(*) FILTER (WHERE k."digits" = f."then") > count(*) FILTER (WHERE k."digits" = f."later")
        FROM (SELECT "currency", "digits" FROM "quotation_digits" UNION ALL SELECT "currency", "digits" FROM "product_digits" UNION ALL SELECT "currency", "digits" FROM "demonstration_digits") k
        JOIN "minor_unit" f ON f."currency" = k."currency" AND f."then" <> f."later")
      THEN m."then" ELSE m."later" END AS "stored"
  FROM "minor_unit" m;--> statement-breakpoint
CREATE TEMPORARY TABLE "quotation_factor" ON COMMIT DROP AS
  SELECT q."id", power(10, f."digits" - coalesce(k."digits", f."stored"))::bigint AS "factor"
  FROM "quotation" q JOIN "minor_unit_factor" f ON f."currency" = q."currency" LEFT JOIN "quotation_digits" k ON k."id" = q."id";--> statement-breakpoint
UPDATE "quotation" q SET "unit_price" = q."unit_price" * f."factor", "freight" = q."freight" * f."factor", "insurance" = q."insurance" * f."factor"
  FROM "quotation_factor" f WHERE f."id" = q."id" AND f."factor" > 1;--> statement-breakpoint
UPDATE "quotation_price_break" b SET "price" = b."price" * f."factor"
  FROM "quotation_factor" f WHERE f."id" = b."quotation_id" AND f."factor" > 1;--> statement-breakpoint
CREATE TEMPORARY TABLE "product_factor" ON COMMIT DROP AS
  SELECT p."id", power(10, f."digits" - coalesce(k."digits", f."stored"))::bigint AS "factor"
  FROM "product" p JOIN "minor_unit_factor" f ON f."currency" = p."currency" LEFT JOIN "product_digits" k ON k."id" = p."id";--> statement-breakpoint
UPDATE "product" p SET "price_min" = p."price_min" * f."factor", "price_max" = p."price_max" * f."factor"
  FROM "product_factor" f WHERE f."id" = p."id" AND f."factor" > 1;--> statement-breakpoint
UPDATE "product_price_break" b SET "price" = b."price" * f."factor"
  FROM "product_factor" f WHERE f."id" = b."product_id" AND f."factor" > 1;--> statement-breakpoint
UPDATE "purchase_request" r SET "target_price" = r."target_price" * power(10, f."digits" - f."stored")::bigint, "budget" = r."budget" * power(10, f."digits" - f."stored")::bigint
  FROM "minor_unit_factor" f WHERE f."currency" = r."currency" AND f."digits" > f."stored";--> statement-breakpoint
UPDATE "tender" t SET "budget_min" = t."budget_min" * power(10, f."digits" - f."stored")::bigint, "budget_max" = t."budget_max" * power(10, f."digits" - f."stored")::bigint
  FROM "minor_unit_factor" f WHERE f."currency" = t."currency" AND f."digits" > f."stored";--> statement-breakpoint
UPDATE "tender" t SET "award_amount" = t."award_amount" * power(10, f."digits" - f."stored")::bigint
  FROM "minor_unit_factor" f WHERE f."currency" = t."award_currency" AND f."digits" > f."stored";
