ALTER TABLE "bom_lines" ADD COLUMN "joints_by" text;--> statement-breakpoint
UPDATE "bom_lines" SET "joints_by" = 'catalogue' WHERE "part_id" IS NOT NULL AND "pins" IS NOT NULL;
