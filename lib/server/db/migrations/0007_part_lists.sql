CREATE TABLE "part_lists" (
	"id" text PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"state" text NOT NULL,
	"fault" text DEFAULT '' NOT NULL,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"seen" integer DEFAULT 0 NOT NULL,
	"written" integer DEFAULT 0 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"applied_by" text,
	"applied_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "part_lists" ADD CONSTRAINT "part_lists_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_lists" ADD CONSTRAINT "part_lists_applied_by_accounts_id_fk" FOREIGN KEY ("applied_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "part_lists_created" ON "part_lists" USING btree ("created_at");--> statement-breakpoint
-- What a written value comes to in its base unit, as lib/core/part/magnitude.ts reads it: values are sorted by it.
CREATE FUNCTION "part_magnitude"("written" text) RETURNS double precision LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT m[1]::double precision * CASE m[2]
    WHEN 'p' THEN 1e-12 WHEN 'n' THEN 1e-9 WHEN 'u' THEN 1e-6 WHEN 'µ' THEN 1e-6 WHEN 'm' THEN 1e-3
    WHEN 'k' THEN 1e3 WHEN 'M' THEN 1e6 WHEN 'G' THEN 1e9 ELSE 1 END
  FROM regexp_match(written, '^[±+-]?\s?(\d{1,9}(?:\.\d{1,9})?)(?:\s?([pnuµmkMG])(?:Ω|F|Hz|H|V|A|W)(?![A-Za-z]))?') AS m
$$;--> statement-breakpoint
CREATE INDEX "parts_resistance" ON "parts" USING btree (part_magnitude("parameters"->>'resistance')) WHERE "category" = 'resistor';--> statement-breakpoint
CREATE INDEX "parts_capacitance" ON "parts" USING btree (part_magnitude("parameters"->>'capacitance')) WHERE "category" = 'capacitor';
