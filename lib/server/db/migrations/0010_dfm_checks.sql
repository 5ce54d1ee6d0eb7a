CREATE TABLE "dfm_checks" (
	"project_id" text PRIMARY KEY NOT NULL,
	"specification" jsonb NOT NULL,
	"report" jsonb NOT NULL,
	"outline" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"share_hash" text,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dfm_checks_share_hash_unique" UNIQUE("share_hash")
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "dfm" jsonb;--> statement-breakpoint
ALTER TABLE "dfm_checks" ADD CONSTRAINT "dfm_checks_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;