// Published projects with their frozen versions, and what people did with them.

import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { PublicationPrice, PublicationState, publicationLink } from "@/lib/contracts/community";
import type { ProposalState } from "@/lib/contracts/community-copy";
import type { SchematicContent } from "@/lib/contracts/schematic-file";
import type { LicenseId } from "@/lib/core/community/license";
import type { BomRow } from "@/lib/core/schematic/export/bom-rows";
import type { Locale } from "@/lib/core/market/area";
import { accounts } from "@/lib/server/db/tables/account";
import { area, createdAt, id, micro, time } from "@/lib/server/db/tables/columns";
import { projects } from "@/lib/server/db/tables/project";
import type * as z from "zod/mini";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

type Link = z.infer<typeof publicationLink>;
export type PublishedTexts = { title: string; introduction: string; summary: string };
export type ChangeCounts = { added: number; removed: number; changed: number };

/** A publication has the id of its project. Its counters are raised with the rows that they count, in one transaction. */
export const publications = pgTable(
  "publications",
  {
    projectId: text("project_id")
      .primaryKey()
      .references(() => projects.id, { onDelete: "cascade" }),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    state: text("state").$type<PublicationState>().notNull(),
    title: text("title").notNull(),
    introduction: text("introduction").notNull(),
    summary: text("summary").notNull(),
    /** Texts in other languages than those above; projects of our own have them. */
    translations: jsonb("translations").$type<Partial<Record<Locale, PublishedTexts>>>().notNull().default({}),
    license: text("license").$type<LicenseId>().notNull(),
    tags: text("tags").array().notNull(),
    /** The same in Chinese, where they are translated. */
    tagsZh: text("tags_zh").array().notNull(),
    links: jsonb("links").$type<Link[]>().notNull().default([]),
    /** Public name of the cover; another one for another picture. */
    coverName: text("cover_name").notNull(),
    coverKey: text("cover_key").notNull(),
    coverMime: text("cover_mime").notNull(),
    projectType: integer("project_type").notNull(),
    /** The author's board whose files were published last. */
    boardProjectId: text("board_project_id"),
    version: integer("version").notNull(),
    versionName: text("version_name").notNull(),
    /** Version of the author's drawing that was published last; null without a drawing. */
    documentVersion: integer("document_version"),
    contents: text("contents").array().notNull(),
    layers: integer("layers"),
    widthUm: integer("width_um"),
    heightUm: integer("height_um"),
    lineCount: integer("line_count").notNull(),
    partCount: integer("part_count").notNull(),
    /** Words of the texts, tags, author and part numbers, as core/community/search-words writes them. */
    searchText: text("search_text").notNull(),
    /** Its index words, kept so that a search that reads many rows does not make them again. */
    search: tsvector("search").generatedAlwaysAs(sql`to_tsvector('simple', search_text)`),
    likeCount: integer("like_count").notNull().default(0),
    favoriteCount: integer("favorite_count").notNull().default(0),
    visitCount: integer("visit_count").notNull().default(0),
    copyCount: integer("copy_count").notNull().default(0),
    orderCount: integer("order_count").notNull().default(0),
    heldReason: text("held_reason").notNull().default(""),
    /** When it was first published. */
    publishedAt: time("published_at"),
    updatedAt: time("updated_at").notNull(),
    createdAt: createdAt(),
  },
  (table) => {
    const isRead = sql`${table.state} = 'published'`;
    return [
      index("publications_new").on(table.publishedAt.desc(), table.projectId.desc()).where(isRead),
      index("publications_liked").on(table.likeCount.desc(), table.projectId.desc()).where(isRead),
      index("publications_ordered").on(table.orderCount.desc(), table.projectId.desc()).where(isRead),
      index("publications_copied").on(table.copyCount.desc(), table.projectId.desc()).where(isRead),
      index("publications_account").on(table.accountId, table.updatedAt),
      index("publications_tags").using("gin", table.tags),
      index("publications_tags_zh").using("gin", table.tagsZh),
      index("publications_contents").using("gin", table.contents),
      index("publications_search").using("gin", table.search),
      index("publications_cover").on(table.coverKey),
    ];
  },
);

const ofPublication = () =>
  text("project_id")
    .notNull()
    .references(() => publications.projectId, { onDelete: "cascade" });

const byAccount = () =>
  text("account_id")
    .notNull()
    .references(() => accounts.id, { onDelete: "cascade" });

/** Published versions: copies, which nothing that the author changes later reaches. */
export const publicationVersions = pgTable(
  "publication_versions",
  {
    projectId: ofPublication(),
    version: integer("version").notNull(),
    name: text("name").notNull(),
    note: text("note").notNull(),
    /** Null for a board without a drawing. */
    content: jsonb("content").$type<SchematicContent>(),
    bom: jsonb("bom").$type<BomRow[]>().notNull(),
    /** Facts of the board, as its project had them; null without one. */
    facts: jsonb("facts").$type<Record<string, unknown>>(),
    layers: jsonb("layers").$type<unknown[]>().notNull().default([]),
    warnings: jsonb("warnings").$type<unknown[]>().notNull().default([]),
    fileKey: text("file_key"),
    fileName: text("file_name"),
    fileMime: text("file_mime"),
    fileSha256: text("file_sha256"),
    fileSize: bigint("file_size", { mode: "number" }),
    topPictureKey: text("top_picture_key"),
    bottomPictureKey: text("bottom_picture_key"),
    /** Findings of the design check by severity; null without a check. */
    dfm: jsonb("dfm").$type<{ risk: number; warning: number; notice: number }>(),
    changes: jsonb("changes").$type<ChangeCounts>(),
    isBoardChanged: boolean("is_board_changed").notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.version] }),
    index("publication_versions_file").on(table.fileKey),
    index("publication_versions_top").on(table.topPictureKey),
    index("publication_versions_bottom").on(table.bottomPictureKey),
  ],
);

/** Images on published sheets, of any version. */
export const publicationImages = pgTable(
  "publication_images",
  {
    projectId: ofPublication(),
    /** SHA-256 of the bytes, as the drawing names it. */
    file: text("file").notNull(),
    storageKey: text("storage_key").notNull(),
    mime: text("mime").$type<"image/png" | "image/jpeg">().notNull(),
    size: integer("size").notNull(),
    widthPx: integer("width_px").notNull(),
    heightPx: integer("height_px").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.file] }),
    index("publication_images_storage_key").on(table.storageKey),
  ],
);

export const publicationAttachments = pgTable(
  "publication_attachments",
  {
    id: id(),
    projectId: ofPublication(),
    storageKey: text("storage_key").notNull(),
    name: text("name").notNull(),
    mime: text("mime").notNull(),
    size: bigint("size", { mode: "number" }).notNull(),
    position: integer("position").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("publication_attachments_project").on(table.projectId, table.position),
    index("publication_attachments_key").on(table.storageKey),
  ],
);

export const publicationLikes = pgTable(
  "publication_likes",
  { projectId: ofPublication(), accountId: byAccount(), createdAt: createdAt() },
  (table) => [
    primaryKey({ columns: [table.projectId, table.accountId] }),
    index("publication_likes_account").on(table.accountId),
  ],
);

export const publicationFavorites = pgTable(
  "publication_favorites",
  { projectId: ofPublication(), accountId: byAccount(), createdAt: createdAt() },
  (table) => [
    primaryKey({ columns: [table.projectId, table.accountId] }),
    index("publication_favorites_account").on(table.accountId, table.createdAt),
  ],
);

/** `visitor`: a hash of the account or of the visitor's key. */
export const publicationVisits = pgTable(
  "publication_visits",
  { projectId: ofPublication(), visitor: text("visitor").notNull(), createdAt: createdAt() },
  (table) => [primaryKey({ columns: [table.projectId, table.visitor] })],
);

/** People who copied a publication, each once. */
export const publicationCopies = pgTable(
  "publication_copies",
  { projectId: ofPublication(), accountId: byAccount(), createdAt: createdAt() },
  (table) => [
    primaryKey({ columns: [table.projectId, table.accountId] }),
    index("publication_copies_account").on(table.accountId),
  ],
);

/** Orders that contain a publication, each once. */
export const publicationOrders = pgTable(
  "publication_orders",
  { projectId: ofPublication(), orderId: text("order_id").notNull(), createdAt: createdAt() },
  (table) => [primaryKey({ columns: [table.projectId, table.orderId] })],
);

/** The publication that a project was copied from, as it was then; it stays when the publication is gone. */
export const projectOrigins = pgTable(
  "project_origins",
  {
    copyId: text("copy_id")
      .primaryKey()
      .references(() => projects.id, { onDelete: "cascade" }),
    originId: text("origin_id").notNull(),
    version: integer("version").notNull(),
    title: text("title").notNull(),
    author: text("author").notNull(),
    license: text("license").$type<LicenseId>().notNull(),
    /** `copy` of the drawing, or `order`: the board's files for the cart. */
    kind: text("kind").$type<"copy" | "order">().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("project_origins_origin").on(table.originId)],
);

/** Changes of a copy that are offered to the author. */
export const publicationProposals = pgTable(
  "publication_proposals",
  {
    id: id(),
    projectId: ofPublication(),
    accountId: byAccount(),
    /** The copy; it may be gone. */
    copyId: text("copy_id").notNull(),
    baseVersion: integer("base_version").notNull(),
    /** The copy's drawing as it was offered. */
    content: jsonb("content").$type<SchematicContent>().notNull(),
    changes: jsonb("changes").$type<ChangeCounts>().notNull(),
    state: text("state").$type<ProposalState>().notNull().default("open"),
    message: text("message").notNull(),
    reply: text("reply").notNull().default(""),
    decidedAt: time("decided_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("publication_proposals_project").on(table.projectId, table.state, table.createdAt),
    index("publication_proposals_account").on(table.accountId, table.createdAt),
    uniqueIndex("publication_proposals_open")
      .on(table.copyId)
      .where(sql`${table.state} = 'open'`),
  ],
);

/** Prices that lists show: of one version, by one price book, in one area. */
export const publicationPrices = pgTable(
  "publication_prices",
  {
    projectId: ofPublication(),
    area: area(),
    version: integer("version").notNull(),
    bookVersion: text("book_version").notNull(),
    quantity: integer("quantity").notNull(),
    boardsMicro: micro("boards_micro"),
    assembledMicro: micro("assembled_micro"),
    kitMicro: micro("kit_micro"),
    alternatives: integer("alternatives").notNull(),
    missing: integer("missing").notNull(),
    pricedAt: time("priced_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.area] }),
    index("publication_prices_age").on(table.pricedAt),
  ],
);

export type StoredPrice = Pick<
  typeof publicationPrices.$inferSelect,
  Exclude<keyof PublicationPrice, "priceTime"> | "pricedAt"
>;
