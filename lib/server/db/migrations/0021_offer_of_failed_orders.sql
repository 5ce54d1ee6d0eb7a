-- Two orders of one day could have the offer where one had failed: the failed one gives it up, so that the index holds.
UPDATE "orders" AS "failed" SET "offer_day" = NULL
WHERE "failed"."status" = 'Failed' AND "failed"."offer_day" IS NOT NULL AND EXISTS (
  SELECT 1 FROM "orders" AS "other"
  WHERE "other"."account_id" = "failed"."account_id" AND "other"."offer_day" = "failed"."offer_day"
    AND "other"."id" <> "failed"."id" AND "other"."status" <> 'Cancelled'
    AND ("other"."status" <> 'Failed' OR "other"."id" < "failed"."id")
);--> statement-breakpoint
DROP INDEX "orders_one_offer_a_day";--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_offer_a_day" ON "orders" USING btree ("account_id","offer_day") WHERE "orders"."offer_day" is not null and "orders"."status" <> 'Cancelled';