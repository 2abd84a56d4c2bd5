DROP INDEX "invitation_holder";--> statement-breakpoint
DROP INDEX "company_public";--> statement-breakpoint
DROP INDEX "content_latest";--> statement-breakpoint
DROP INDEX "browsing_latest";--> statement-breakpoint
DROP INDEX "favourite_latest";--> statement-breakpoint
DROP INDEX "notification_latest";--> statement-breakpoint
DROP INDEX "product_import_company";--> statement-breakpoint
DROP INDEX "purchase_request_owner";--> statement-breakpoint
DROP INDEX "purchase_request_listed";--> statement-breakpoint
DROP INDEX "purchase_request_open_category";--> statement-breakpoint
DROP INDEX "quotation_company";--> statement-breakpoint
DROP INDEX "audit_company";--> statement-breakpoint
DROP INDEX "audit_account";--> statement-breakpoint
DROP INDEX "review_target";--> statement-breakpoint
DROP INDEX "portal_search_latest";--> statement-breakpoint
DROP INDEX "session_account";--> statement-breakpoint
DROP INDEX "verification_code_target";--> statement-breakpoint
DROP INDEX "verification_code_address";--> statement-breakpoint
DROP INDEX "verification_code_sent";--> statement-breakpoint
DROP INDEX "tender_latest";--> statement-breakpoint
CREATE INDEX "purchase_request_counted" ON "purchase_request" USING btree ("country_code","category_id","incoterm","valid_until") WHERE "purchase_request"."state" = 'open' and "purchase_request"."kind" = 'public';--> statement-breakpoint
CREATE INDEX "portal_search_own_language" ON "portal_search" USING btree ("locale","translated" DESC NULLS FIRST,"published_at" DESC NULLS FIRST,"subject_id" DESC NULLS FIRST) WHERE "portal_search"."kind" = 'purchase';--> statement-breakpoint
CREATE INDEX "invitation_holder" ON "invitation" USING btree ("phone","expires_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "company_public" ON "company" USING btree ("published_at" DESC NULLS FIRST,"id") WHERE "company"."status" = 'normal';--> statement-breakpoint
CREATE INDEX "content_latest" ON "content" USING btree ("channel","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "content"."status" = 'published';--> statement-breakpoint
CREATE INDEX "browsing_latest" ON "browsing" USING btree ("account_id","visited_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "favourite_latest" ON "favourite" USING btree ("account_id","type","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notification_latest" ON "notification" USING btree ("account_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "product_import_company" ON "product_import" USING btree ("company_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "purchase_request_owner" ON "purchase_request" USING btree ("account_id","state","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "purchase_request_listed" ON "purchase_request" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "purchase_request"."state" = 'open' and "purchase_request"."kind" = 'public';--> statement-breakpoint
CREATE INDEX "purchase_request_open_category" ON "purchase_request" USING btree ("category_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "purchase_request"."state" = 'open' and "purchase_request"."kind" = 'public';--> statement-breakpoint
CREATE INDEX "quotation_company" ON "quotation" USING btree ("company_id","submitted_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_company" ON "audit" USING btree ("company_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_account" ON "audit" USING btree ("account_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "review_target" ON "review" USING btree ("kind","target_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "portal_search_latest" ON "portal_search" USING btree ("locale","channel","published_at" DESC NULLS FIRST,"subject_id");--> statement-breakpoint
CREATE INDEX "session_account" ON "session" USING btree ("account_id","seen_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "verification_code_target" ON "verification_code" USING btree ("target","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "verification_code_address" ON "verification_code" USING btree ("address","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "verification_code_sent" ON "verification_code" USING btree ("purpose","created_at" DESC NULLS FIRST) WHERE "verification_code"."sent";--> statement-breakpoint
CREATE INDEX "tender_latest" ON "tender" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);