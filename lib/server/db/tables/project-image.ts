// Images on the sheets of drawings: each project has rows of its own, copies of a project share the stored bytes.

import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt } from "@/lib/server/db/tables/columns";
import { projects } from "@/lib/server/db/tables/project";

export const projectImages = pgTable(
  "project_images",
  {
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    /** SHA-256 of the stored bytes in hexadecimal, by which the records of the drawing name the image. */
    file: text("file").notNull(),
    storageKey: text("storage_key").notNull(),
    mime: text("mime").$type<"image/png" | "image/jpeg">().notNull(),
    size: integer("size").notNull(),
    widthPx: integer("width_px").notNull(),
    heightPx: integer("height_px").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.file] }),
    index("project_images_storage_key").on(table.storageKey),
  ],
);
