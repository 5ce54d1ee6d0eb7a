CREATE TABLE "bom_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"quote_id" text NOT NULL,
	"position" integer NOT NULL,
	"designator" text NOT NULL,
	"quantity" integer NOT NULL,
	"mpn" text DEFAULT '' NOT NULL,
	"manufacturer" text DEFAULT '' NOT NULL,
	"part_id" text,
	"match_reason" text DEFAULT '' NOT NULL,
	"distributor" text DEFAULT '' NOT NULL,
	"stock" integer,
	"unit_price_micro" bigint,
	"footprint" text DEFAULT '' NOT NULL,
	"value" text DEFAULT '' NOT NULL,
	"side" text DEFAULT '' NOT NULL,
	"is_placed" boolean DEFAULT true NOT NULL,
	"state" text DEFAULT 'Normal' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bom_quote_events" (
	"id" text PRIMARY KEY NOT NULL,
	"quote_id" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"actor" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bom_quotes" (
	"id" text PRIMARY KEY NOT NULL,
	"quote_number" text NOT NULL,
	"account_id" text NOT NULL,
	"area" text NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"project_id" text,
	"project_name" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"specification" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"price" jsonb,
	"book_version" text,
	"total_micro" bigint,
	"quoted_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"order_id" text,
	"source_id" text,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bom_quotes_quote_number_unique" UNIQUE("quote_number")
);
--> statement-breakpoint
ALTER TABLE "bom_lines" ADD CONSTRAINT "bom_lines_quote_id_bom_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."bom_quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bom_quote_events" ADD CONSTRAINT "bom_quote_events_quote_id_bom_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."bom_quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bom_quotes" ADD CONSTRAINT "bom_quotes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bom_quotes" ADD CONSTRAINT "bom_quotes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bom_quotes" ADD CONSTRAINT "bom_quotes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bom_lines_position" ON "bom_lines" USING btree ("quote_id","position");--> statement-breakpoint
CREATE INDEX "bom_quote_events_quote" ON "bom_quote_events" USING btree ("quote_id","created_at");--> statement-breakpoint
CREATE INDEX "bom_quotes_account" ON "bom_quotes" USING btree ("account_id","area","created_at");--> statement-breakpoint
CREATE INDEX "bom_quotes_due" ON "bom_quotes" USING btree ("expires_at") WHERE "bom_quotes"."status" = 'Quoted';