// Example projects that come with the service, and the end of an import.

import * as z from "zod/mini";
import { endpoint } from "./endpoint";
import { PROJECT_ORDERS, projectRow } from "./project";
import { flag, integer, paging, text } from "./values";

const exampleRow = z.extend(projectRow, {
  description: z.string(),
});
export type ExampleRow = z.infer<typeof exampleRow>;

/** Of the ids of examples, which belong to nobody. */
export const EXAMPLE_PREFIX = "example-";

export const isExample = (projectId: string): boolean => projectId.startsWith(EXAMPLE_PREFIX);

/** Their documents are read and copied like those of a project that is shared with the right to copy. */
export const listExamples = endpoint({
  method: "GET",
  path: "/api/eda/project/example/list",
  access: "public",
  summary: "The example projects, simplest first",
  limit: { perMinute: 120 },
  input: z.object({}),
  output: z.object({ rows: z.array(exampleRow), total: z.int() }),
});

const articleExampleRow = z.extend(exampleRow, {
  /** The article that explains the circuit; null where there is none. */
  article: z.nullable(z.object({ slug: z.string(), path: z.string(), title: z.string() })),
});

export type ArticleExampleRow = z.infer<typeof articleExampleRow>;

/** Takes what the list of one's own projects takes, so that the workbench shows one or the other. */
export const listArticleProjects = endpoint({
  method: "GET",
  path: "/api/eda/article/project",
  access: "public",
  summary: "The example projects with the articles that explain them, for those who are not signed in",
  limit: { perMinute: 120 },
  input: z.extend(paging, {
    keyword: z._default(text(0, 200), ""),
    projectType: z.optional(z.pipe(integer, z.union([z.literal(0), z.literal(1)]))),
    /** Without it, simplest first. */
    sort: z.optional(z.enum(PROJECT_ORDERS)),
    order: z._default(z.enum(["asc", "desc"]), "asc"),
  }),
  output: z.object({ rows: z.array(articleExampleRow), total: z.int() }),
});

/**
 * With state 1 the files of the batch are kept. With 0 those are deleted that no project and no order names. NOT_FOUND
 * for a batch of which one has no file.
 */
export const markBatch = endpoint({
  method: "POST",
  path: "/api/eda/project/mark",
  access: "signed-in",
  summary: "Ends an import: its uploaded files are kept, or given up",
  limit: { perMinute: 60 },
  input: z.object({ state: flag, batchUid: text(1, 64) }),
  output: z.object({ kept: z.int(), removed: z.int() }),
});
