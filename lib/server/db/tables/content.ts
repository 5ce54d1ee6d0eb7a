// Tables of the site's content: documents with their versions, redirects, counters, and messages from visitors.

import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { ContentKind } from "@/lib/core/content/content-kind";
import { accounts } from "@/lib/server/db/tables/account";
import { createdAt, id, time } from "@/lib/server/db/tables/columns";

export type ContentOrigin = "seed" | "staff";
export type VersionState = "draft" | "scheduled" | "published" | "replaced";

/** An article, help answer, product page, download, policy or menu, in all its languages. */
export const contentDocuments = pgTable(
  "content_documents",
  {
    id: id(),
    kind: text("kind").$type<ContentKind>().notNull(),
    slug: text("slug").notNull(),
    /** `seed`: follows the files of the repository until staff publish a version of their own. */
    origin: text("origin").$type<ContentOrigin>().notNull(),
    /** Checksum of the seed files that the published version was made from. */
    seedHash: text("seed_hash"),
    createdAt: createdAt(),
    updatedAt: time("updated_at").notNull().defaultNow(),
  },
  (table) => [uniqueIndex("content_documents_slug").on(table.kind, table.slug)],
);

/** A whole document as it was saved. Never changed but for its state. */
export const contentVersions = pgTable(
  "content_versions",
  {
    id: id(),
    documentId: text("document_id")
      .notNull()
      .references(() => contentDocuments.id, { onDelete: "cascade" }),
    number: integer("number").notNull(),
    state: text("state").$type<VersionState>().notNull(),
    content: jsonb("content").$type<Record<string, unknown>>().notNull(),
    publishAt: time("publish_at"),
    note: text("note").notNull().default(""),
    createdBy: text("created_by").references(() => accounts.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("content_versions_number").on(table.documentId, table.number),
    index("content_versions_state").on(table.state, table.publishAt),
  ],
);

/** Former slugs of documents. */
export const contentRedirects = pgTable(
  "content_redirects",
  {
    kind: text("kind").$type<ContentKind>().notNull(),
    slug: text("slug").notNull(),
    documentId: text("document_id")
      .notNull()
      .references(() => contentDocuments.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.kind, table.slug] })],
);

/** Counters of a document: `useful`, `notUseful`, `download:FILE`. */
export const contentCounters = pgTable(
  "content_counters",
  {
    document: text("document").notNull(),
    name: text("name").notNull(),
    count: integer("count").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.document, table.name] })],
);

/** Pictures of staff in content: public under a random key of the file store. */
export const contentPictures = pgTable("content_pictures", {
  storageKey: text("storage_key").primaryKey(),
  mime: text("mime").notNull(),
  width: integer("width").notNull(),
  height: integer("height").notNull(),
  createdAt: createdAt(),
});

export type MessageKind = "contact" | "feedback" | "rfq";
export type MessageFile = { fileUrl: string; fileName: string; size: number };

/** Messages that visitors send by the contact, feedback and inquiry forms. */
export const visitorMessages = pgTable(
  "visitor_messages",
  {
    id: id(),
    kind: text("kind").$type<MessageKind>().notNull(),
    area: text("area").notNull(),
    locale: text("locale").notNull(),
    contact: text("contact").notNull(),
    category: text("category").notNull().default(""),
    title: text("title").notNull().default(""),
    text: text("text").notNull(),
    files: jsonb("files").$type<MessageFile[]>().notNull().default([]),
    accountId: text("account_id").references(() => accounts.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    doneAt: time("done_at"),
    doneBy: text("done_by"),
  },
  (table) => [index("visitor_messages_open").on(table.doneAt, table.createdAt)],
);
