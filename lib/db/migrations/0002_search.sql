CREATE INDEX product_search_text_zh ON product_search USING gin (tsv) WITH (fastupdate = off) WHERE locale = 'zh';--> statement-breakpoint
CREATE INDEX product_search_text_en ON product_search USING gin (tsv) WITH (fastupdate = off) WHERE locale = 'en';--> statement-breakpoint
CREATE INDEX product_search_text_fr ON product_search USING gin (tsv) WITH (fastupdate = off) WHERE locale = 'fr';--> statement-breakpoint
CREATE INDEX product_search_text_ru ON product_search USING gin (tsv) WITH (fastupdate = off) WHERE locale = 'ru';--> statement-breakpoint
CREATE INDEX product_search_text_es ON product_search USING gin (tsv) WITH (fastupdate = off) WHERE locale = 'es';--> statement-breakpoint
CREATE INDEX product_search_text_ar ON product_search USING gin (tsv) WITH (fastupdate = off) WHERE locale = 'ar';--> statement-breakpoint
CREATE INDEX product_search_text_pt ON product_search USING gin (tsv) WITH (fastupdate = off) WHERE locale = 'pt';--> statement-breakpoint
CREATE INDEX product_search_text_de ON product_search USING gin (tsv) WITH (fastupdate = off) WHERE locale = 'de';--> statement-breakpoint
CREATE INDEX company_search_text_zh ON company_search USING gin (tsv) WITH (fastupdate = off) WHERE locale = 'zh';--> statement-breakpoint
CREATE INDEX company_search_text_en ON company_search USING gin (tsv) WITH (fastupdate = off) WHERE locale = 'en';--> statement-breakpoint
CREATE INDEX company_search_text_fr ON company_search USING gin (tsv) WITH (fastupdate = off) WHERE locale = 'fr';--> statement-breakpoint
CREATE INDEX company_search_text_ru ON company_search USING gin (tsv) WITH (fastupdate = off) WHERE locale = 'ru';--> statement-breakpoint
CREATE INDEX company_search_text_es ON company_search USING gin (tsv) WITH (fastupdate = off) WHERE locale = 'es';--> statement-breakpoint
CREATE INDEX company_search_text_ar ON company_search USING gin (tsv) WITH (fastupdate = off) WHERE locale = 'ar';--> statement-breakpoint
CREATE INDEX company_search_text_pt ON company_search USING gin (tsv) WITH (fastupdate = off) WHERE locale = 'pt';--> statement-breakpoint
CREATE INDEX company_search_text_de ON company_search USING gin (tsv) WITH (fastupdate = off) WHERE locale = 'de';--> statement-breakpoint
CREATE INDEX product_search_category_zh ON product_search USING gin (category_ids) WHERE locale = 'zh';--> statement-breakpoint
CREATE INDEX product_search_category_en ON product_search USING gin (category_ids) WHERE locale = 'en';--> statement-breakpoint
CREATE INDEX product_search_category_fr ON product_search USING gin (category_ids) WHERE locale = 'fr';--> statement-breakpoint
CREATE INDEX product_search_category_ru ON product_search USING gin (category_ids) WHERE locale = 'ru';--> statement-breakpoint
CREATE INDEX product_search_category_es ON product_search USING gin (category_ids) WHERE locale = 'es';--> statement-breakpoint
CREATE INDEX product_search_category_ar ON product_search USING gin (category_ids) WHERE locale = 'ar';--> statement-breakpoint
CREATE INDEX product_search_category_pt ON product_search USING gin (category_ids) WHERE locale = 'pt';--> statement-breakpoint
CREATE INDEX product_search_category_de ON product_search USING gin (category_ids) WHERE locale = 'de';--> statement-breakpoint
CREATE INDEX product_search_comprehensive ON product_search (locale, translated DESC, quality DESC, product_id);--> statement-breakpoint
CREATE INDEX product_search_latest ON product_search (locale, published_at DESC, product_id);--> statement-breakpoint
CREATE INDEX product_search_recommend ON product_search (locale, recommend DESC, quality DESC, product_id);--> statement-breakpoint
CREATE INDEX product_search_facet ON product_search (locale, facet, product_id);--> statement-breakpoint
CREATE INDEX product_search_company ON product_search (company_id, locale);--> statement-breakpoint
CREATE INDEX company_search_facet ON company_search (locale, facet, company_id);
