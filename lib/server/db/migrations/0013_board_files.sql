ALTER TABLE "order_lines" ADD COLUMN "board_files" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "order_lines" SET "board_files" = "brought"."files"
FROM (
  SELECT "quote"."id", jsonb_agg(jsonb_build_object('board', "file"->'board', 'fileId', "file"->'fileUrl') ORDER BY "file"->'board') AS "files"
  FROM "bom_quotes" AS "quote", jsonb_array_elements("quote"."files") AS "file"
  WHERE "file"->>'kind' = 'board' AND ("file"->>'board')::integer > 0
  GROUP BY "quote"."id"
) AS "brought"
WHERE "order_lines"."item_type" = 'BomQuote' AND "order_lines"."specification"->>'quoteId' = "brought"."id";
