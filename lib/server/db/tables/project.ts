// Uploaded files, and the projects made of them.

import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { ShareRight } from "@/lib/contracts/project";
import type { SchematicContent } from "@/lib/contracts/schematic-file";
import type { SchematicChange } from "@/lib/core/schematic/format/schematic-change";
import type { ImportReport } from "@/lib/core/schematic-import/report";
import { createdAt, id, time } from "@/lib/server/db/tables/columns";
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
    /** Opened by signed-in people; visited and copied by others through a link. */
    openCount: integer("open_count").notNull().default(0),
    visitCount: integer("visit_count").notNull().default(0),
    copyCount: integer("copy_count").notNull().default(0),
    createdAt: createdAt(),
    /** Null until it was changed. */
    updatedAt: time("updated_at"),
    /** In the recycle bin since then. */
    deletedAt: time("deleted_at"),
    /** Deleted for good, but kept for an order or a quote that names it. */
    purgedAt: time("purged_at"),
  },
  (table) => [
    index("projects_account").on(table.accountId, table.createdAt),
    index("projects_visitor").on(table.visitorHash),
    index("projects_file").on(table.fileId),
    index("projects_board3d_snapshot").on(table.board3dSnapshotKey),
  ],
);

/** The drawing of a schematic or simulation: its content at one version, which the changes since complete. */
export const projectDocuments = pgTable("project_documents", {
  projectId: text("project_id")
    .primaryKey()
    .references(() => projects.id, { onDelete: "cascade" }),
  version: integer("version").notNull(),
  content: jsonb("content").$type<SchematicContent>().notNull(),
  contentVersion: integer("content_version").notNull(),
  savedAt: time("saved_at").notNull(),
});

/** Changes of drawings in the order that everybody applies them. */
export const projectChanges = pgTable(
  "project_changes",
  {
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    /** That it has made. */
    version: integer("version").notNull(),
    /** Null where the whole drawing was replaced. */
    change: jsonb("change").$type<SchematicChange>(),
    changeId: text("change_id").notNull(),
    size: integer("size").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.version] }),
    uniqueIndex("project_changes_change").on(table.projectId, table.changeId),
  ],
);

/** Drawings as they once were. */
export const projectVersions = pgTable(
  "project_versions",
  {
    id: id(),
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    /** Null for one that the server kept by itself. */
    name: text("name"),
    content: jsonb("content").$type<SchematicContent>().notNull(),
    accountId: text("account_id").references(() => accounts.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [index("project_versions_project").on(table.projectId, table.createdAt)],
);

/** The link of a project. Its token is kept readable: its owner is shown the link again, and revokes it by deleting the row. */
export const projectShares = pgTable("project_shares", {
  projectId: text("project_id")
    .primaryKey()
    .references(() => projects.id, { onDelete: "cascade" }),
  token: text("token").notNull().unique(),
  right: text("right").$type<ShareRight>().notNull(),
  createdAt: createdAt(),
});

/** The import report of a project that was made of another tool's files. */
export const projectImports = pgTable("project_imports", {
  projectId: text("project_id")
    .primaryKey()
    .references(() => projects.id, { onDelete: "cascade" }),
  report: jsonb("report").$type<ImportReport>().notNull(),
  /** The upload that was read. */
  fileId: text("file_id").references(() => files.id, { onDelete: "set null" }),
  createdAt: createdAt(),
});
