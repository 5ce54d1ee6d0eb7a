ALTER TABLE "bom_lines" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bom_lines" ADD COLUMN "supply" text DEFAULT 'turnkey' NOT NULL;--> statement-breakpoint
ALTER TABLE "bom_lines" ADD COLUMN "is_assembled" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "bom_lines" ADD COLUMN "bought_quantity" integer;--> statement-breakpoint
ALTER TABLE "bom_lines" ADD COLUMN "amount_micro" bigint;--> statement-breakpoint
ALTER TABLE "bom_lines" ADD COLUMN "pins" integer;--> statement-breakpoint
ALTER TABLE "bom_lines" ADD COLUMN "mounting" text;--> statement-breakpoint
ALTER TABLE "bom_lines" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bom_quotes" ADD COLUMN "files" jsonb DEFAULT '[]'::jsonb NOT NULL;