// Content in the admin: documents with drafts, versions and schedules, pictures, and messages from visitors.

import * as z from "zod/mini";
import { CONTENT_KINDS } from "@/lib/core/content/content-kind";
import { endpoint } from "./endpoint";
import { actNote, adminFile, adminList } from "./ops";
import { id, integer, nothing, text } from "./values";

const slug = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: "content.slug" }), z.maxLength(120));
const names = (max: number) => z.array(text(1, 120)).check(z.maxLength(max));
const figures = z.record(
  z.string().check(z.maxLength(120)),
  z.object({ href: z.string(), width: z.number(), height: z.number() }),
);

const texts = z.object({
  title: text(1, 200),
  description: text(0, 400),
  body: text(0, 100_000),
  sources: z.array(text(1, 400)).check(z.maxLength(30)),
  figures,
});

/** A document as staff write it. The server keeps files of downloads and dates of publication. */
export const contentDraft = z.object({
  kind: z.enum(CONTENT_KINDS),
  slug,
  topic: text(0, 60),
  labels: z.array(slug).check(z.maxLength(8)),
  order: z.pipe(integer, z.int().check(z.gte(0), z.lte(10_000))),
  related: names(20),
  links: z.array(text(1, 300)).check(z.maxLength(20)),
  texts: z.object({ en: texts, zh: texts }),
});
export type ContentDraft = z.infer<typeof contentDraft>;

export const VERSION_STATES = ["draft", "scheduled", "published", "replaced"] as const;

const contentRow = z.object({
  documentId: id,
  kind: z.enum(CONTENT_KINDS),
  slug: z.string(),
  topic: z.string(),
  title: z.object({ en: z.string(), zh: z.string() }),
  origin: z.enum(["seed", "staff"]),
  /** State of the newest version. */
  state: z.enum(VERSION_STATES),
  isPublished: z.boolean(),
  updatedAt: z.string(),
});
export type AdminContentRow = z.infer<typeof contentRow>;

export const listAdminContent = endpoint({
  method: "GET",
  path: "/api/ops/content/list",
  access: "staff",
  summary: "Documents of the site with the state of their newest version, last changed first",
  input: z.extend(adminList, { kind: z.optional(z.enum(CONTENT_KINDS)), state: z.optional(z.enum(VERSION_STATES)) }),
  output: z.object({ rows: z.array(contentRow), total: z.int() }),
});

const version = z.object({
  versionId: id,
  number: z.int(),
  state: z.enum(VERSION_STATES),
  publishAt: z.nullable(z.string()),
  note: z.string(),
  author: z.string(),
  at: z.string(),
});

const contentView = z.object({
  documentId: id,
  origin: z.enum(["seed", "staff"]),
  path: z.nullable(z.string()),
  versions: z.array(version),
  /** The version that was asked for, else the newest. */
  versionId: id,
  content: contentDraft,
  files: z.array(z.object({ name: z.string(), size: z.int(), sha256: z.string() })),
  counters: z.record(z.string(), z.int()),
});
export type AdminContentView = z.infer<typeof contentView>;

export const viewAdminContent = endpoint({
  method: "GET",
  path: "/api/ops/content",
  access: "staff",
  summary: "A document with its versions, and the texts of one of them",
  input: z.object({ documentId: id, versionId: z.optional(id) }),
  output: contentView,
});

/** A fault of the published text: a token without a value, a missing figure or page. */
const problem = z.object({
  locale: z.enum(["en", "zh"]),
  code: z.enum(["unknownToken", "missingFigure", "brokenLink", "emptyTitle", "unknownMenu", "brokenMenu"]),
  detail: z.string(),
});
export type ContentProblem = z.infer<typeof problem>;

export const previewAdminContent = endpoint({
  method: "POST",
  path: "/api/ops/content/preview",
  access: "staff",
  body: "json",
  summary: "A draft's Markdown in one language with its figures filled in, and the problems of the draft",
  input: z.object({ content: contentDraft, locale: z.enum(["en", "zh"]), area: z.enum(["en-US", "zh-CN"]) }),
  output: z.object({ body: z.string(), problems: z.array(problem) }),
});

export const saveAdminContent = endpoint({
  method: "POST",
  path: "/api/ops/content",
  access: "staff",
  body: "json",
  summary:
    "Saves a new version as a draft, schedules it or publishes it at once; refused where a reader would meet a problem",
  input: z.object({
    /** Absent for a new document. */
    documentId: z.optional(id),
    content: contentDraft,
    action: z.enum(["draft", "publish", "schedule"]),
    /** For a schedule: the moment, in the future. */
    publishAt: z.optional(z.iso.datetime()),
    note: actNote,
  }),
  output: z.object({ documentId: id, versionId: id, number: z.int() }),
});

export const withdrawAdminContent = endpoint({
  method: "POST",
  path: "/api/ops/content/withdraw",
  access: "staff",
  body: "json",
  summary: "Takes a document off the site; its versions stay",
  input: z.object({ documentId: id, note: actNote }),
  output: nothing,
});

export const addAdminContentPicture = endpoint({
  method: "POST",
  path: "/api/ops/content/picture",
  access: "staff",
  body: "json",
  summary: "Makes an uploaded picture (file type 14) one of the site: cleaned of metadata, public under a random name",
  input: z.object({ fileUrl: id }),
  output: z.object({ name: z.string(), href: z.string(), width: z.int(), height: z.int() }),
});

export const getContentPicture = endpoint({
  method: "GET",
  path: "/api/content/picture/{key}",
  access: "public",
  answer: "file",
  quiet: true,
  summary: "A picture of the site's content, by its random name",
  input: z.object({ key: z.string().check(z.maxLength(100)) }),
  output: z.never(),
});

const visitorMessage = z.object({
  messageId: id,
  kind: z.enum(["contact", "feedback", "rfq"]),
  area: z.string(),
  locale: z.string(),
  contact: z.string(),
  category: z.string(),
  title: z.string(),
  text: z.string(),
  files: z.array(adminFile),
  at: z.string(),
  doneAt: z.nullable(z.string()),
});
export type VisitorMessage = z.infer<typeof visitorMessage>;

export const listVisitorMessages = endpoint({
  method: "GET",
  path: "/api/ops/message/list",
  access: "staff",
  summary: "Messages by the contact and feedback forms, oldest open one first",
  input: z.extend(adminList, { isDone: z.optional(z.enum(["0", "1"])) }),
  output: z.object({ rows: z.array(visitorMessage), total: z.int() }),
});

export const closeVisitorMessage = endpoint({
  method: "POST",
  path: "/api/ops/message/done",
  access: "staff",
  summary: "Marks a visitor's message as answered",
  input: z.object({ messageId: id }),
  output: nothing,
});

export const getVisitorFile = endpoint({
  method: "GET",
  path: "/api/ops/message/file",
  access: "staff",
  answer: "file",
  summary: "A file that came with a visitor's message",
  input: z.object({ messageId: id, fileUrl: id }),
  output: z.never(),
});
