CREATE TABLE "page_visit" (
	"day" date NOT NULL,
	"visitor" bigint NOT NULL,
	CONSTRAINT "page_visit_day_visitor_pk" PRIMARY KEY("day","visitor")
);
--> statement-breakpoint
ALTER TABLE "hot_word" ADD COLUMN "approved" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "search_term" ADD COLUMN "known" boolean DEFAULT false NOT NULL;