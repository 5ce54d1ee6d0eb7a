// The example projects: everybody may open and copy them, nobody owns them. scripts/example-projects draws their documents.

import { readFile } from "node:fs/promises";
import path from "node:path";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import {
  type ArticleExampleRow,
  EXAMPLE_PREFIX,
  type ExampleRow,
  type listArticleProjects,
} from "@/lib/contracts/project-example";
import type { SchematicContent } from "@/lib/contracts/schematic-file";
import { contentPath } from "@/lib/core/content/content-kind";
import type { Locale } from "@/lib/core/market/area";
import { listContent } from "@/lib/server/content/read-page";
import type { RequestContext } from "@/lib/server/http/context";
import en from "@/messages/en/project.json";
import zh from "@/messages/zh/project.json";
import { isFree } from "./sample";

type ExampleName = keyof typeof en.examples;

interface Example {
  readonly name: ExampleName;
  /** 0 schematic, 1 simulation. */
  readonly projectType: 0 | 1;
  /** Slug of the article that explains the circuit. */
  readonly article: string | null;
}

const example = (name: ExampleName, projectType: 0 | 1, article: string | null = null): Example => ({
  ...{ name, projectType, article },
});

/** Simplest first. */
export const EXAMPLES: readonly Example[] = [
  example("blinker", 1),
  example("filters", 1, "first-spice-simulation"),
  example("instrumentation", 1, "op-amp-circuits-in-spice"),
  example("buck", 1, "switching-regulator-simulation"),
  example("linear-supply", 1, "spice-models-explained"),
  example("h-bridge", 1),
  example("class-d", 1),
  example("crystal-oscillator", 1),
  example("usb-c-sink", 0),
  example("stm32-board", 0),
  example("ch340-adapter", 0),
  example("sensor-node", 0),
];

const WORDS = { en: en.examples, zh: zh.examples };
const FOLDER = path.resolve("lib/server/project/examples");
/** Another one where the examples are drawn anew. */
export const EXAMPLE_THUMBNAIL = "v1";
const DRAWN_AT = "2026-11-26T00:00:00.000Z";

function toRow({ name, projectType }: Example, locale: Locale): ExampleRow {
  const { title, description } = WORDS[locale][name];
  return {
    ...{ projectId: `${EXAMPLE_PREFIX}${name}`, projectName: title, projectType, description },
    ...{ example: true, free: isFree(title), createTime: DRAWN_AT, updateTime: DRAWN_AT },
    ...{ openCount: 0, visitCount: 0, copyCount: 0, isShared: false, thumbnail: EXAMPLE_THUMBNAIL, isImported: false },
  };
}

export function list({ locale }: Pick<RequestContext, "locale">) {
  const rows = EXAMPLES.map((each) => toRow(each, locale));
  return { rows, total: rows.length };
}

const matches = ({ projectName, description }: ExampleRow, keyword: string): boolean =>
  `${projectName}\n${description}`.toLowerCase().includes(keyword.toLowerCase());

export async function listWithArticles(input: ParsedInputOf<typeof listArticleProjects>, context: RequestContext) {
  const { keyword, projectType, sort, order, pageNum, pageSize } = input;
  const { locale } = context;
  const articles = new Map((await listContent("article", context)).map((article) => [article.slug, article]));
  const found = EXAMPLES.flatMap((each): ArticleExampleRow[] => {
    const row = toRow(each, locale);
    if (projectType !== undefined && row.projectType !== projectType) return [];
    if (!matches(row, keyword)) return [];
    const article = each.article === null ? undefined : articles.get(each.article);
    if (!article) return [{ ...row, article: null }];
    const { slug, title } = article;
    return [{ ...row, article: { slug, title, path: contentPath("article", slug) ?? "/" } }];
  });
  // The other orders have nothing to compare: all are as old and as often opened.
  if (sort === "name") found.sort((a, b) => a.projectName.localeCompare(b.projectName, locale));
  if (order === "desc") found.reverse();
  return { rows: found.slice((pageNum - 1) * pageSize, pageNum * pageSize), total: found.length };
}

const contents = new Map<ExampleName, Promise<SchematicContent>>();

/** Read once; a test checks each of them against its schema. */
function contentOf(name: ExampleName): Promise<SchematicContent> {
  const known = contents.get(name);
  if (known) return known;
  const reading = readFile(path.join(FOLDER, `${name}.json`), "utf8").then(
    (text) => JSON.parse(text) as SchematicContent,
  );
  contents.set(name, reading);
  // A file that could not be read is tried again next time.
  reading.catch(() => contents.delete(name));
  return reading;
}

export interface OpenedExample {
  readonly projectId: string;
  readonly projectName: string;
  readonly projectType: 0 | 1;
  readonly content: SchematicContent;
}

/** NOT_FOUND for an id that only looks like one. */
export async function openExample(projectId: string, locale: Locale): Promise<OpenedExample> {
  const found = EXAMPLES.find(({ name }) => `${EXAMPLE_PREFIX}${name}` === projectId);
  if (!found) throw new AppError("NOT_FOUND");
  const { projectName, projectType } = toRow(found, locale);
  return { projectId, projectName, projectType: projectType as 0 | 1, content: await contentOf(found.name) };
}
