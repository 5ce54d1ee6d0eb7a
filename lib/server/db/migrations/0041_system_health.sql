CREATE TABLE "call_errors" (
	"starts_at" timestamp with time zone NOT NULL,
	"route" text NOT NULL,
	"code" text NOT NULL,
	"count" integer NOT NULL,
	"last_request_id" text NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "call_errors_starts_at_route_code_pk" PRIMARY KEY("starts_at","route","code")
);
--> statement-breakpoint
CREATE TABLE "call_windows" (
	"starts_at" timestamp with time zone NOT NULL,
	"process_id" text NOT NULL,
	"route" text NOT NULL,
	"calls" integer NOT NULL,
	"failed" integer NOT NULL,
	"buckets" integer[] NOT NULL,
	CONSTRAINT "call_windows_starts_at_process_id_route_pk" PRIMARY KEY("starts_at","process_id","route")
);
--> statement-breakpoint
CREATE TABLE "server_processes" (
	"id" text PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"version" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"lease_until" timestamp with time zone NOT NULL,
	"memory_bytes" bigint NOT NULL,
	"loop_delay_ms" real NOT NULL
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "owner" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "leased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "trace" text;--> statement-breakpoint
CREATE INDEX "call_errors_last" ON "call_errors" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "jobs_lanes" ON "jobs" USING btree ("kind","owner","run_at") WHERE "jobs"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "jobs_turns" ON "jobs" USING btree ("kind","owner","leased_at");