ALTER TABLE "bom_lines" ADD COLUMN "side_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bom_lines" ADD COLUMN "side_conflict" text DEFAULT '' NOT NULL;