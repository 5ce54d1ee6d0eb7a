ALTER TABLE "orders" ADD COLUMN "is_priced" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "bom_quotes_order" ON "bom_quotes" USING btree ("order_id");