CREATE TABLE "project_origins" (
	"copy_id" text PRIMARY KEY NOT NULL,
	"origin_id" text NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"author" text NOT NULL,
	"license" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "publication_attachments" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"storage_key" text NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"size" bigint NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "publication_copies" (
	"project_id" text NOT NULL,
	"account_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "publication_copies_project_id_account_id_pk" PRIMARY KEY("project_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "publication_favorites" (
	"project_id" text NOT NULL,
	"account_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "publication_favorites_project_id_account_id_pk" PRIMARY KEY("project_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "publication_images" (
	"project_id" text NOT NULL,
	"file" text NOT NULL,
	"storage_key" text NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"width_px" integer NOT NULL,
	"height_px" integer NOT NULL,
	CONSTRAINT "publication_images_project_id_file_pk" PRIMARY KEY("project_id","file")
);
--> statement-breakpoint
CREATE TABLE "publication_likes" (
	"project_id" text NOT NULL,
	"account_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "publication_likes_project_id_account_id_pk" PRIMARY KEY("project_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "publication_orders" (
	"project_id" text NOT NULL,
	"order_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "publication_orders_project_id_order_id_pk" PRIMARY KEY("project_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "publication_prices" (
	"project_id" text NOT NULL,
	"area" text NOT NULL,
	"version" integer NOT NULL,
	"book_version" text NOT NULL,
	"quantity" integer NOT NULL,
	"boards_micro" bigint,
	"assembled_micro" bigint,
	"kit_micro" bigint,
	"alternatives" integer NOT NULL,
	"missing" integer NOT NULL,
	"priced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "publication_prices_project_id_area_pk" PRIMARY KEY("project_id","area")
);
--> statement-breakpoint
CREATE TABLE "publication_proposals" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"account_id" text NOT NULL,
	"copy_id" text NOT NULL,
	"base_version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"message" text NOT NULL,
	"reply" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "publication_versions" (
	"project_id" text NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"note" text NOT NULL,
	"content" jsonb,
	"bom" jsonb NOT NULL,
	"facts" jsonb,
	"layers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"file_key" text,
	"file_name" text,
	"file_mime" text,
	"file_sha256" text,
	"file_size" bigint,
	"top_picture_key" text,
	"bottom_picture_key" text,
	"dfm" jsonb,
	"changes" jsonb,
	"is_board_changed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "publication_versions_project_id_version_pk" PRIMARY KEY("project_id","version")
);
--> statement-breakpoint
CREATE TABLE "publication_visits" (
	"project_id" text NOT NULL,
	"visitor" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "publication_visits_project_id_visitor_pk" PRIMARY KEY("project_id","visitor")
);
--> statement-breakpoint
CREATE TABLE "publications" (
	"project_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"state" text NOT NULL,
	"title" text NOT NULL,
	"introduction" text NOT NULL,
	"summary" text NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"license" text NOT NULL,
	"tags" text[] NOT NULL,
	"tags_zh" text[] NOT NULL,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cover_name" text NOT NULL,
	"cover_key" text NOT NULL,
	"cover_mime" text NOT NULL,
	"project_type" integer NOT NULL,
	"board_project_id" text,
	"version" integer NOT NULL,
	"version_name" text NOT NULL,
	"document_version" integer,
	"contents" text[] NOT NULL,
	"layers" integer,
	"width_um" integer,
	"height_um" integer,
	"line_count" integer NOT NULL,
	"part_count" integer NOT NULL,
	"search_text" text NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"favorite_count" integer DEFAULT 0 NOT NULL,
	"visit_count" integer DEFAULT 0 NOT NULL,
	"copy_count" integer DEFAULT 0 NOT NULL,
	"order_count" integer DEFAULT 0 NOT NULL,
	"held_reason" text DEFAULT '' NOT NULL,
	"published_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "project_origins" ADD CONSTRAINT "project_origins_copy_id_projects_id_fk" FOREIGN KEY ("copy_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_attachments" ADD CONSTRAINT "publication_attachments_project_id_publications_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."publications"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_copies" ADD CONSTRAINT "publication_copies_project_id_publications_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."publications"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_copies" ADD CONSTRAINT "publication_copies_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_favorites" ADD CONSTRAINT "publication_favorites_project_id_publications_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."publications"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_favorites" ADD CONSTRAINT "publication_favorites_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_images" ADD CONSTRAINT "publication_images_project_id_publications_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."publications"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_likes" ADD CONSTRAINT "publication_likes_project_id_publications_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."publications"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_likes" ADD CONSTRAINT "publication_likes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_orders" ADD CONSTRAINT "publication_orders_project_id_publications_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."publications"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_prices" ADD CONSTRAINT "publication_prices_project_id_publications_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."publications"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_proposals" ADD CONSTRAINT "publication_proposals_project_id_publications_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."publications"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_proposals" ADD CONSTRAINT "publication_proposals_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_versions" ADD CONSTRAINT "publication_versions_project_id_publications_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."publications"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_visits" ADD CONSTRAINT "publication_visits_project_id_publications_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."publications"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_origins_origin" ON "project_origins" USING btree ("origin_id");--> statement-breakpoint
CREATE INDEX "publication_attachments_project" ON "publication_attachments" USING btree ("project_id","position");--> statement-breakpoint
CREATE INDEX "publication_attachments_key" ON "publication_attachments" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "publication_copies_account" ON "publication_copies" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "publication_favorites_account" ON "publication_favorites" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "publication_images_storage_key" ON "publication_images" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "publication_likes_account" ON "publication_likes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "publication_prices_age" ON "publication_prices" USING btree ("priced_at");--> statement-breakpoint
CREATE INDEX "publication_proposals_project" ON "publication_proposals" USING btree ("project_id","state","created_at");--> statement-breakpoint
CREATE INDEX "publication_proposals_account" ON "publication_proposals" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "publication_proposals_open" ON "publication_proposals" USING btree ("copy_id") WHERE "publication_proposals"."state" = 'open';--> statement-breakpoint
CREATE INDEX "publication_versions_file" ON "publication_versions" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "publication_versions_top" ON "publication_versions" USING btree ("top_picture_key");--> statement-breakpoint
CREATE INDEX "publication_versions_bottom" ON "publication_versions" USING btree ("bottom_picture_key");--> statement-breakpoint
CREATE INDEX "publications_new" ON "publications" USING btree ("published_at" DESC NULLS LAST,"project_id" DESC NULLS LAST) WHERE "publications"."state" = 'published';--> statement-breakpoint
CREATE INDEX "publications_liked" ON "publications" USING btree ("like_count" DESC NULLS LAST,"project_id" DESC NULLS LAST) WHERE "publications"."state" = 'published';--> statement-breakpoint
CREATE INDEX "publications_ordered" ON "publications" USING btree ("order_count" DESC NULLS LAST,"project_id" DESC NULLS LAST) WHERE "publications"."state" = 'published';--> statement-breakpoint
CREATE INDEX "publications_copied" ON "publications" USING btree ("copy_count" DESC NULLS LAST,"project_id" DESC NULLS LAST) WHERE "publications"."state" = 'published';--> statement-breakpoint
CREATE INDEX "publications_account" ON "publications" USING btree ("account_id","updated_at");--> statement-breakpoint
CREATE INDEX "publications_tags" ON "publications" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "publications_tags_zh" ON "publications" USING gin ("tags_zh");--> statement-breakpoint
CREATE INDEX "publications_contents" ON "publications" USING gin ("contents");--> statement-breakpoint
CREATE INDEX "publications_search" ON "publications" USING gin (to_tsvector('simple', "search_text"));--> statement-breakpoint
CREATE INDEX "publications_cover" ON "publications" USING btree ("cover_key");