CREATE TABLE "admin_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"author_id" text,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote_offers" (
	"id" text PRIMARY KEY NOT NULL,
	"quote_id" text NOT NULL,
	"version" integer NOT NULL,
	"price" jsonb NOT NULL,
	"total_micro" bigint NOT NULL,
	"lead_time_days" integer,
	"expires_at" timestamp with time zone NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"author_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_owners" (
	"subject" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "admin_notes" ADD CONSTRAINT "admin_notes_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_offers" ADD CONSTRAINT "quote_offers_quote_id_bom_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."bom_quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_offers" ADD CONSTRAINT "quote_offers_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_owners" ADD CONSTRAINT "record_owners_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_notes_subject" ON "admin_notes" USING btree ("subject","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "quote_offers_version" ON "quote_offers" USING btree ("quote_id","version");--> statement-breakpoint
CREATE INDEX "record_owners_account" ON "record_owners" USING btree ("account_id");