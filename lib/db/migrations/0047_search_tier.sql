CREATE INDEX "company_search_tier_zh" ON "company_search" USING gin ("tsv") WITH (fastupdate=false) WHERE locale = 'zh' and translated and quality >= 0.5;--> statement-breakpoint
CREATE INDEX "company_search_tier_en" ON "company_search" USING gin ("tsv") WITH (fastupdate=false) WHERE locale = 'en' and translated and quality >= 0.5;--> statement-breakpoint
CREATE INDEX "company_search_tier_fr" ON "company_search" USING gin ("tsv") WITH (fastupdate=false) WHERE locale = 'fr' and translated and quality >= 0.5;--> statement-breakpoint
CREATE INDEX "company_search_tier_ru" ON "company_search" USING gin ("tsv") WITH (fastupdate=false) WHERE locale = 'ru' and translated and quality >= 0.5;--> statement-breakpoint
CREATE INDEX "company_search_tier_es" ON "company_search" USING gin ("tsv") WITH (fastupdate=false) WHERE locale = 'es' and translated and quality >= 0.5;--> statement-breakpoint
CREATE INDEX "company_search_tier_ar" ON "company_search" USING gin ("tsv") WITH (fastupdate=false) WHERE locale = 'ar' and translated and quality >= 0.5;--> statement-breakpoint
CREATE INDEX "company_search_tier_pt" ON "company_search" USING gin ("tsv") WITH (fastupdate=false) WHERE locale = 'pt' and translated and quality >= 0.5;--> statement-breakpoint
CREATE INDEX "company_search_tier_de" ON "company_search" USING gin ("tsv") WITH (fastupdate=false) WHERE locale = 'de' and translated and quality >= 0.5;--> statement-breakpoint
CREATE INDEX "product_search_tier_zh" ON "product_search" USING gin ("tsv") WITH (fastupdate=false) WHERE locale = 'zh' and translated and quality >= 0.5;--> statement-breakpoint
CREATE INDEX "product_search_tier_en" ON "product_search" USING gin ("tsv") WITH (fastupdate=false) WHERE locale = 'en' and translated and quality >= 0.5;--> statement-breakpoint
CREATE INDEX "product_search_tier_fr" ON "product_search" USING gin ("tsv") WITH (fastupdate=false) WHERE locale = 'fr' and translated and quality >= 0.5;--> statement-breakpoint
CREATE INDEX "product_search_tier_ru" ON "product_search" USING gin ("tsv") WITH (fastupdate=false) WHERE locale = 'ru' and translated and quality >= 0.5;--> statement-breakpoint
CREATE INDEX "product_search_tier_es" ON "product_search" USING gin ("tsv") WITH (fastupdate=false) WHERE locale = 'es' and translated and quality >= 0.5;--> statement-breakpoint
CREATE INDEX "product_search_tier_ar" ON "product_search" USING gin ("tsv") WITH (fastupdate=false) WHERE locale = 'ar' and translated and quality >= 0.5;--> statement-breakpoint
CREATE INDEX "product_search_tier_pt" ON "product_search" USING gin ("tsv") WITH (fastupdate=false) WHERE locale = 'pt' and translated and quality >= 0.5;--> statement-breakpoint
CREATE INDEX "product_search_tier_de" ON "product_search" USING gin ("tsv") WITH (fastupdate=false) WHERE locale = 'de' and translated and quality >= 0.5;