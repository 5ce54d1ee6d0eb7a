CREATE TABLE "sheet_comments" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"account_id" text,
	"parent_id" text,
	"sheet_id" text NOT NULL,
	"x" integer NOT NULL,
	"y" integer NOT NULL,
	"text" text NOT NULL,
	"resolved_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sheet_comments" ADD CONSTRAINT "sheet_comments_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_comments" ADD CONSTRAINT "sheet_comments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_comments" ADD CONSTRAINT "sheet_comments_parent_id_sheet_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sheet_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sheet_comments_project" ON "sheet_comments" USING btree ("project_id","created_at");