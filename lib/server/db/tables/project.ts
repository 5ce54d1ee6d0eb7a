// Uploaded files, and the projects made of them.

import { bigint, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id } from "@/lib/server/db/tables/columns";
import { accounts } from "@/lib/server/db/tables/account";

/** The owner of a record before and after sign-in: an account, or a visitor by the hash of the key in their cookie. */
const owner = () => ({
  accountId: text("account_id").references(() => accounts.id, { onDelete: "cascade" }),
  visitorHash: text("visitor_hash"),
});

export const files = pgTable(
  "files",
  {
    id: id(),
    ...owner(),
    storageKey: text("storage_key").notNull().unique(),
    fileType: integer("file_type").notNull(),
    name: text("name").notNull(),
    size: bigint("size", { mode: "number" }).notNull(),
    sha256: text("sha256").notNull(),
    mime: text("mime").notNull(),
    batchUid: text("batch_uid"),
    /** The network that sent it, as a keyed hash; quotas count by it. */
    network: text("network"),
    createdAt: createdAt(),
  },
  (table) => [
    index("files_account").on(table.accountId, table.createdAt),
    index("files_visitor").on(table.visitorHash, table.createdAt),
    index("files_network").on(table.network, table.createdAt),
    index("files_created").on(table.createdAt),
  ],
);

export const projects = pgTable(
  "projects",
  {
    id: id(),
    ...owner(),
    name: text("name").notNull(),
    /** 0 schematic, 1 simulation, 2 a board read from fabrication files. */
    projectType: integer("project_type").notNull(),
    fileId: text("file_id").references(() => files.id),
    /** Measured facts; null until a board was read. */
    facts: jsonb("facts").$type<Record<string, unknown>>(),
    layers: jsonb("layers").$type<unknown[]>().notNull().default([]),
    warnings: jsonb("warnings").$type<unknown[]>().notNull().default([]),
    topPictureKey: text("top_picture_key"),
    bottomPictureKey: text("bottom_picture_key"),
    /** 3D view that its owner chose in place of the drawing. */
    board3dSnapshotKey: text("board3d_snapshot_key"),
    createdAt: createdAt(),
  },
  (table) => [
    index("projects_account").on(table.accountId, table.createdAt),
    index("projects_visitor").on(table.visitorHash),
    index("projects_file").on(table.fileId),
    index("projects_board3d_snapshot").on(table.board3dSnapshotKey),
  ],
);
