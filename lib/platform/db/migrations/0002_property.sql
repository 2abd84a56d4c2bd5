CREATE TABLE "category_property" (
	"category_id" integer NOT NULL,
	"property" text NOT NULL,
	"unit" text NOT NULL,
	"sort" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "category_property_category_id_property_pk" PRIMARY KEY("category_id","property")
);
--> statement-breakpoint
CREATE TABLE "category_property_parameter" (
	"category_id" integer NOT NULL,
	"property" text NOT NULL,
	"parameter_id" integer NOT NULL,
	"sort" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "category_property_parameter_category_id_property_parameter_id_pk" PRIMARY KEY("category_id","property","parameter_id")
);
--> statement-breakpoint
CREATE TABLE "product_property" (
	"product_id" integer NOT NULL,
	"property" text NOT NULL,
	"sort" smallint NOT NULL,
	"min" double precision NOT NULL,
	"max" double precision NOT NULL,
	CONSTRAINT "product_property_product_id_property_sort_pk" PRIMARY KEY("product_id","property","sort"),
	CONSTRAINT "product_property_order" CHECK ("product_property"."min" <= "product_property"."max")
);
--> statement-breakpoint
ALTER TABLE "category_property" ADD CONSTRAINT "category_property_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_property_parameter" ADD CONSTRAINT "category_property_parameter_parameter_id_parameter_id_fk" FOREIGN KEY ("parameter_id") REFERENCES "public"."parameter"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_property_parameter" ADD CONSTRAINT "category_property_parameter_property" FOREIGN KEY ("category_id","property") REFERENCES "public"."category_property"("category_id","property") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_property" ADD CONSTRAINT "product_property_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "category_property_parameter_parameter" ON "category_property_parameter" USING btree ("parameter_id");--> statement-breakpoint
CREATE INDEX "product_property_interval" ON "product_property" USING btree ("property","min","max","product_id");