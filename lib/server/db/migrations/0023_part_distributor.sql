ALTER TABLE "parts" ADD COLUMN "distributor" text DEFAULT 'Boardwright sample catalog' NOT NULL;--> statement-breakpoint
UPDATE "parts" SET "distributor" = 'Imported list' WHERE "source" <> 'sample';--> statement-breakpoint
UPDATE "parts" SET "distributor" = left(regexp_replace("part_lists"."file_name", '\.(csv|txt)$', '', 'i'), 60) FROM "part_lists" WHERE "parts"."source" <> 'sample' AND "parts"."version" = "part_lists"."id";--> statement-breakpoint
UPDATE "bom_lines" SET "distributor" = "parts"."distributor" FROM "parts" WHERE "bom_lines"."part_id" = "parts"."id" AND "bom_lines"."distributor" = 'Boardwright';
