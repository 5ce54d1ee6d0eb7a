CREATE TABLE "simulation_results" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"name" text,
	"summary" text NOT NULL,
	"storage_key" text NOT NULL,
	"size" integer NOT NULL,
	"account_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "simulation_results_storage_key_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
ALTER TABLE "simulation_results" ADD CONSTRAINT "simulation_results_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_results" ADD CONSTRAINT "simulation_results_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "simulation_results_project" ON "simulation_results" USING btree ("project_id","created_at");