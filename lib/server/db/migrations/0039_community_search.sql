DROP INDEX "publications_search";--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', search_text)) STORED;--> statement-breakpoint
CREATE INDEX "publications_search" ON "publications" USING gin ("search");