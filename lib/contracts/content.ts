// Articles, help answers, product pages and downloads; messages from visitors.

import * as z from "zod/mini";
import { COLUMNS, CONTENT_KINDS } from "@/lib/core/content/content-kind";
import { endpoint } from "./endpoint";
import { id, integer, jsonField, nothing, paging, text, yesNo } from "./values";

/** Articles on a page of a column. */
export const ARTICLES_PER_PAGE = 8;
export const MAX_CONTACT_FILES = 5;

const slug = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(120));

const summary = z.object({
  kind: z.enum(CONTENT_KINDS),
  slug: z.string(),
  /** Path of its page, without the language prefix. */
  path: z.string(),
  title: z.string(),
  description: z.string(),
  /** Column of an article, topic of a help answer. */
  topic: z.string(),
  labels: z.array(z.string()),
  published: z.string(),
  updated: z.string(),
});
export type ContentSummary = z.infer<typeof summary>;

const detail = z.extend(summary, {
  /** Markdown with its figures filled in. */
  body: z.string(),
  sources: z.array(z.string()),
  related: z.array(summary),
});
export type ContentDetail = z.infer<typeof detail>;

export const viewArticle = endpoint({
  method: "GET",
  path: "/api/eda/article",
  access: "public",
  summary: "One published article, help answer, product page or policy by its slug",
  input: z.object({ slug, type: z._default(z.enum(CONTENT_KINDS), "article") }),
  output: detail,
  cacheSeconds: 60,
});

export const listColumns = endpoint({
  method: "GET",
  path: "/api/eda/blog/column/all",
  access: "public",
  summary: "The columns of the resource center that have articles, with their number",
  input: z.object({}),
  output: z.array(z.object({ seoUnique: z.enum(COLUMNS), title: z.string(), count: z.int() })),
  cacheSeconds: 60,
});

export const listLabels = endpoint({
  method: "GET",
  path: "/api/eda/blog/label/list",
  access: "public",
  summary: "Labels of articles with their number, most used first",
  input: z.object({ columnSeoUnique: z.optional(z.enum(COLUMNS)) }),
  output: z.array(z.object({ label: z.string(), count: z.int() })),
  cacheSeconds: 60,
});

export const listArticles = endpoint({
  method: "GET",
  path: "/api/eda/blog/list",
  access: "public",
  summary: "Articles of a column, newest first; with a keyword, best match first",
  input: z.extend(paging, {
    columnSeoUnique: z.optional(z.enum(COLUMNS)),
    keyWord: z._default(text(0, 200), ""),
    /** Comma-separated; an article with any of them is listed. */
    labels: z._default(text(0, 300), ""),
    pageSize: z._default(z.pipe(integer, z.int().check(z.gte(1), z.lte(100))), ARTICLES_PER_PAGE),
  }),
  output: z.object({ rows: z.array(summary), total: z.int() }),
});

export const searchContent = endpoint({
  method: "GET",
  path: "/api/eda/article/list",
  access: "public",
  summary: "Full-text search over published content, best match first, each with the passage that was found",
  input: z.object({ keyword: text(0, 200), type: z.optional(z.enum(CONTENT_KINDS)) }),
  output: z.object({
    rows: z.array(
      z.extend(summary, {
        passage: z.string(),
        /** `[start, end)` of the matches within the passage, in UTF-16 code units. */
        matches: z.array(z.array(z.int()).check(z.minLength(2), z.maxLength(2))),
      }),
    ),
    total: z.int(),
  }),
});

export const listProducts = endpoint({
  method: "GET",
  path: "/api/eda/blog/product/list",
  access: "public",
  summary: "Product pages in the order of the menu",
  input: z.object({}),
  output: z.array(summary),
  cacheSeconds: 60,
});

export const STATISTICS = ["parts", "articles", "help"] as const;

export const viewStatistics = endpoint({
  method: "GET",
  path: "/api/auth/statistics",
  access: "public",
  summary: "A count that pages may show: parts in the catalog, articles, help answers",
  input: z.object({ type: z.enum(STATISTICS) }),
  output: z.object({ count: z.int() }),
  cacheSeconds: 300,
});

export const voteOnAnswer = endpoint({
  method: "POST",
  path: "/api/eda/article/vote",
  access: "public",
  summary: "Says whether a help answer was useful",
  limit: { perMinute: 10 },
  input: z.object({ slug, isUseful: yesNo }),
  output: nothing,
});

/** Files that were uploaded before, by their handles. */
const files = (max: number) => z._default(jsonField(z.array(id).check(z.maxLength(max))), [] as string[]);

export const CONTACT_CATEGORIES = ["quote", "order", "files", "assembly", "account", "other"] as const;

export const sendContact = endpoint({
  method: "POST",
  path: "/api/auth/rfq",
  access: "public",
  body: "json",
  summary: "Sends the contact form: an address to answer to, a category, the question and up to five files",
  limit: { perMinute: 5 },
  input: z.object({
    /** Email address; in zh-CN also a mobile number. */
    email: text(1, 254),
    category: z.enum(CONTACT_CATEGORIES),
    questions: text(1, 5000),
    files: files(MAX_CONTACT_FILES),
  }),
  output: nothing,
});

export const FEEDBACK_RANGES = ["quote", "order", "viewer", "parts", "account", "content", "other"] as const;
export const FEEDBACK_TYPES = ["problem", "suggestion", "praise"] as const;
export const FEEDBACK_TITLE_MAX = 50;

export const sendFeedback = endpoint({
  method: "POST",
  path: "/api/auth/feed",
  access: "public",
  body: "multipart",
  summary: "Sends feedback: title, range, type, contact, description and an attachment",
  limit: { perMinute: 5 },
  input: z.object({
    title: text(1, FEEDBACK_TITLE_MAX),
    range: z.enum(FEEDBACK_RANGES),
    type: z.enum(FEEDBACK_TYPES),
    contact: text(1, FEEDBACK_TITLE_MAX),
    description: text(1, 5000),
    files: files(1),
  }),
  output: nothing,
});
