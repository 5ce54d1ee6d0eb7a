ALTER TABLE "files" ADD COLUMN "network" text;--> statement-breakpoint
CREATE INDEX "files_network" ON "files" USING btree ("network","created_at");--> statement-breakpoint
CREATE INDEX "files_created" ON "files" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "projects_file" ON "projects" USING btree ("file_id");