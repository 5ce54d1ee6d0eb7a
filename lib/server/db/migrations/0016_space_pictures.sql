ALTER TABLE "order_lines" ADD COLUMN "space_picture_key" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "space_picture_key" text;--> statement-breakpoint
CREATE INDEX "order_lines_space_picture" ON "order_lines" USING btree ("space_picture_key");--> statement-breakpoint
CREATE INDEX "projects_space_picture" ON "projects" USING btree ("space_picture_key");