CREATE TABLE "limit_counters" (
	"name" text NOT NULL,
	"caller" text NOT NULL,
	"points" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "limit_counters_name_caller_pk" PRIMARY KEY("name","caller")
);
--> statement-breakpoint
CREATE INDEX "limit_counters_end" ON "limit_counters" USING btree ("ends_at");