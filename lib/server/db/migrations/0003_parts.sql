CREATE TABLE "part_catalogues" (
	"source" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"written" integer NOT NULL,
	"filled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "parts" (
	"id" text PRIMARY KEY NOT NULL,
	"mpn" text NOT NULL,
	"mpn_key" text NOT NULL,
	"manufacturer" text NOT NULL,
	"category" text NOT NULL,
	"series" text DEFAULT '' NOT NULL,
	"package_name" text DEFAULT '' NOT NULL,
	"pins" integer NOT NULL,
	"mounting" text NOT NULL,
	"parameters" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"lifecycle" text NOT NULL,
	"datasheet_host" text DEFAULT '' NOT NULL,
	"words" text[] NOT NULL,
	"tiers" jsonb NOT NULL,
	"currency" text NOT NULL,
	"stock" integer NOT NULL,
	"minimum" integer NOT NULL,
	"multiple" integer NOT NULL,
	"attrition" integer DEFAULT 0 NOT NULL,
	"source" text NOT NULL,
	"version" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "parts_mpn_key" ON "parts" USING btree ("mpn_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "parts_words" ON "parts" USING gin ("words");--> statement-breakpoint
CREATE INDEX "parts_stock" ON "parts" USING btree ("stock" DESC NULLS LAST,"mpn");