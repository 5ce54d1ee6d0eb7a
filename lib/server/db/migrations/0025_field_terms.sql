ALTER TABLE "order_lines" RENAME COLUMN "space_picture_key" TO "board3d_snapshot_key";--> statement-breakpoint
ALTER TABLE "projects" RENAME COLUMN "space_picture_key" TO "board3d_snapshot_key";--> statement-breakpoint
ALTER INDEX "order_lines_space_picture" RENAME TO "order_lines_board3d_snapshot";--> statement-breakpoint
ALTER INDEX "projects_space_picture" RENAME TO "projects_board3d_snapshot";--> statement-breakpoint
UPDATE "order_events" SET "note" = 'offerExpired' WHERE "note" = 'offerLapsed';--> statement-breakpoint
UPDATE "jobs" SET "payload" = replace(replace("payload"::text, '"orderOfferLapsed"', '"orderOfferExpired"'), '"former":', '"previous":')::jsonb WHERE "payload"::text ~ '"orderOfferLapsed"|"former":';--> statement-breakpoint
UPDATE "dfm_checks" SET "report" = replace("report"::text, '"milledWidth"', '"routedWidth"')::jsonb, "notes" = replace("notes"::text, '"milledWidth"', '"routedWidth"')::jsonb WHERE "report"::text LIKE '%"milledWidth"%' OR "notes"::text LIKE '%"milledWidth"%';--> statement-breakpoint
UPDATE "order_lines" SET "dfm" = replace("dfm"::text, '"milledWidth"', '"routedWidth"')::jsonb WHERE "dfm"::text LIKE '%"milledWidth"%';--> statement-breakpoint
UPDATE "order_lines" SET "price" = replace("price"::text, '"partsLeast"', '"minParts"')::jsonb WHERE "price"::text LIKE '%"partsLeast"%';--> statement-breakpoint
UPDATE "bom_quotes" SET "price" = replace("price"::text, '"partsLeast"', '"minParts"')::jsonb WHERE "price"::text LIKE '%"partsLeast"%';--> statement-breakpoint
UPDATE "quote_offers" SET "price" = replace("price"::text, '"partsLeast"', '"minParts"')::jsonb WHERE "price"::text LIKE '%"partsLeast"%';
