// Stored DFM check of a board: options, findings and notes.

import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { DfmNote, DfmReportView } from "@/lib/contracts/dfm";
import type { DetailPicture } from "@/lib/core/dfm/pictures/picture";
import { time } from "@/lib/server/db/tables/columns";
import { projects } from "@/lib/server/db/tables/project";

export const dfmChecks = pgTable("dfm_checks", {
  projectId: text("project_id")
    .primaryKey()
    .references(() => projects.id, { onDelete: "cascade" }),
  specification: jsonb("specification").$type<Record<string, unknown>>().notNull(),
  /** The last one; places are left out but for each finding's worst. */
  report: jsonb("report").$type<DfmReportView>().notNull(),
  /** The board's edges as they are drawn in a printed report: polylines in mm. */
  outline: jsonb("outline").$type<number[][]>().notNull().default([]),
  /** Printed picture of the worst place of each finding of the report. */
  pictures: jsonb("pictures").$type<(DetailPicture | null)[]>().notNull().default([]),
  notes: jsonb("notes").$type<DfmNote[]>().notNull().default([]),
  /** SHA-256 of the share link's token; null while there is no link. */
  shareHash: text("share_hash").unique(),
  checkedAt: time("checked_at").notNull(),
});
