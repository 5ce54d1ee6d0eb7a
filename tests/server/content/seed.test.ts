// The content that comes with the product: nothing in it is missing, and both languages say the same.
import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { COLUMNS, contentPath, HELP_TOPICS, isColumn, isHelpTopic } from "@/lib/core/content/content-kind";
import { type ContentDocument, documentKey } from "@/lib/core/content/content-document";
import { type Block, linksIn, parseMarkdown } from "@/lib/core/content/markdown";
import { EVERY_COLUMN, EVERY_PRODUCT, MENU_SLUGS } from "@/lib/core/content/menu";
import { fillTokens, tokensIn } from "@/lib/core/content/tokens";
import type { MarketArea } from "@/lib/core/market/area";
import { PAGE_KEYS } from "@/lib/i18n/page-keys";
import { createFigureValues } from "@/lib/server/content/figure-values";
import { readSeed } from "@/lib/server/content/seed-files";
import { documentIn, type StoredContent } from "@/lib/server/content/stored-content";
import { currentBooks } from "@/lib/server/pricing/page-books";
import { messages as en } from "@/messages/en";
import { messages as zh } from "@/messages/zh";
import { existingPages } from "@/tests/support/pages";

const SEED: readonly StoredContent[] = (await readSeed()).map(({ content }) => content);
const LOCALES = ["en", "zh"] as const;
const AREAS: readonly MarketArea[] = ["en-US", "zh-CN"];
const BOTH: readonly [StoredContent, ContentDocument, ContentDocument][] = SEED.map((content) => [
  content,
  documentIn(content, "en"),
  documentIn(content, "zh"),
]);
const ALL: readonly ContentDocument[] = BOTH.flatMap(([, english, chinese]) => [english, chinese]);
const KEYS = new Set(SEED.map(documentKey));

const nameOf = (document: ContentDocument) => `${documentKey(document)}/${document.locale}`;
const textOf = ({ title, description, body }: ContentDocument) => [title, description, body].join("\n");

/** Markdown with tokens filled in, since a token may stand within a table or a link. */
function blocksOf(document: ContentDocument): Block[] {
  const values = createFigureValues(document.locale, { area: "en-US", ...currentBooks("en-US", Date.now()) });
  return parseMarkdown(fillTokens(document.body, values));
}

function blocksWithin(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => {
    if (block.type === "list") return [block, ...block.items.flatMap(blocksWithin)];
    return block.type === "quote" ? [block, ...blocksWithin(block.children)] : [block];
  });
}

const figuresOf = (document: ContentDocument) =>
  blocksWithin(parseMarkdown(document.body)).flatMap((block) => (block.type === "figure" ? [block.file] : []));

it("is there, in every kind that pages show", () => {
  const count = (kind: string) => SEED.filter((content) => content.kind === kind).length;
  expect(count("article")).toBeGreaterThanOrEqual(20);
  expect(count("help")).toBeGreaterThanOrEqual(40);
  expect(count("product")).toBeGreaterThanOrEqual(4);
  expect(count("download")).toBeGreaterThanOrEqual(6);
  expect(SEED.flatMap(({ kind, slug }) => (kind === "menu" ? [slug] : [])).sort()).toEqual([...MENU_SLUGS].sort());
});

describe("each token", () => {
  it.each(AREAS)("has a value in %s, in both languages", (area) => {
    const books = { area, ...currentBooks(area, Date.now()) };
    const open = ALL.flatMap((document) => {
      const valueOf = createFigureValues(document.locale, books);
      return tokensIn(textOf(document))
        .filter((token) => valueOf(token) === null)
        .map(({ name, key, args }) => `${nameOf(document)}: ${name} ${key} ${JSON.stringify(args)}`);
    });
    expect(open).toEqual([]);
  });

  it("is written so that it is recognized", () => {
    const broken = ALL.filter((document) => /\{\{|\}\}/.test(fillTokens(textOf(document), () => "")));
    expect(broken.map(nameOf)).toEqual([]);
  });

  it("stands in both languages alike", () => {
    const shape = (document: ContentDocument) =>
      tokensIn(textOf(document))
        .map((token) => JSON.stringify(token))
        .sort();
    const unlike = BOTH.filter(([, english, chinese]) => shape(english).join() !== shape(chinese).join());
    expect(unlike.map(([content]) => documentKey(content))).toEqual([]);
  });
});

describe("each figure", () => {
  it("has a file with a size in both languages", () => {
    const missing = ALL.flatMap((document) =>
      figuresOf(document)
        .filter((file) => !((document.figures[file]?.width ?? 0) > 0 && (document.figures[file]?.height ?? 0) > 0))
        .map((file) => `${nameOf(document)}: ${file}`),
    );
    expect(missing).toEqual([]);
  });

  it("stands in both languages in the same order", () => {
    const unlike = BOTH.filter(([, english, chinese]) => figuresOf(english).join() !== figuresOf(chinese).join());
    expect(unlike.map(([content]) => documentKey(content))).toEqual([]);
  });

  it("is shown by a text, if it is kept beside one", () => {
    const unused = ALL.filter(({ kind }) => kind === "article" || kind === "product").flatMap((document) => {
      const shown = figuresOf(document);
      return Object.keys(document.figures).flatMap((file) =>
        shown.includes(file) ? [] : [`${nameOf(document)}: ${file}`],
      );
    });
    expect(unused).toEqual([]);
  });
});

describe("each link", () => {
  const pages = new Set(existingPages().map(({ path }) => path));
  const resolves = (href: string): boolean => {
    const [path = ""] = href.split(/[?#]/);
    if (pages.has(path) || path === EVERY_PRODUCT || path === EVERY_COLUMN) return true;
    const [, folder = "", slug = ""] = /^\/(article|help|product|policy|resources)\/([^/]+)$/.exec(path) ?? [];
    return folder === "resources" ? isColumn(slug) : KEYS.has(`${folder}/${slug}`);
  };

  it("leads to a page or a document that exists", () => {
    const lost = ALL.flatMap((document) => {
      const hrefs = [...linksIn(blocksOf(document)), ...document.links];
      return hrefs
        .filter((href) => !href.startsWith("mailto:") && !resolves(href))
        .map((href) => `${nameOf(document)}: ${href}`);
    });
    expect(lost).toEqual([]);
  });

  it("leads to the same places in both languages", () => {
    const shape = (document: ContentDocument) => [...new Set(linksIn(blocksOf(document)))].sort().join();
    const unlike = BOTH.filter(([, english, chinese]) => shape(english) !== shape(chinese));
    expect(unlike.map(([content]) => documentKey(content))).toEqual([]);
  });

  it("beside an answer has a name", () => {
    const nameless = SEED.flatMap(({ kind, links }) =>
      kind === "help" ? links.filter((href) => !(href in PAGE_KEYS)) : [],
    );
    expect(nameless).toEqual([]);
  });

  it("to a related document names one of the same kind, and not itself", () => {
    const lost = SEED.flatMap((content) =>
      content.related
        .filter((slug) => slug === content.slug || !KEYS.has(documentKey({ kind: content.kind, slug })))
        .map((slug) => `${documentKey(content)}: ${slug}`),
    );
    expect(lost).toEqual([]);
  });
});

describe("each document", () => {
  it("belongs to a column or a topic that pages have", () => {
    const lost = SEED.filter(({ kind, topic }) => {
      if (kind === "article") return !isColumn(topic);
      return kind === "help" && !isHelpTopic(topic);
    });
    expect(lost.map(documentKey)).toEqual([]);
    const used = new Set(SEED.map(({ topic }) => topic));
    expect([...COLUMNS, ...HELP_TOPICS].filter((topic) => !used.has(topic))).toEqual([]);
  });

  it("has labels that are named in both languages", () => {
    const labels = [...new Set(SEED.flatMap((content) => content.labels))].sort();
    for (const { content } of [en, zh]) expect(labels.filter((label) => !(label in content.labels))).toEqual([]);
  });

  it("has an address of its own, and a description that search results show whole", () => {
    const paths = SEED.map(({ kind, slug }) => contentPath(kind, slug)).filter((path) => path !== null);
    expect(new Set(paths).size).toBe(paths.length);
    const long = ALL.filter(
      ({ kind, description }) => kind !== "help" && kind !== "menu" && (description === "" || description.length > 170),
    );
    expect(long.map(nameOf)).toEqual([]);
  });

  it("begins below the title, and skips no level", () => {
    const faults = ALL.filter((document) => {
      const levels = blocksOf(document).flatMap((block) => (block.type === "heading" ? [block.level] : []));
      return levels.some((level, at) => level > (levels[at - 1] ?? 1) + 1);
    });
    expect(faults.map(nameOf)).toEqual([]);
  });

  it("has no mark left that a reader would see as Markdown or HTML", () => {
    const marks = /\*\*|<[a-z/]|\]\(|^#{1,6} /im;
    const words = (blocks: readonly Block[]): string[] =>
      blocksWithin(blocks).flatMap((block) =>
        block.type === "paragraph" || block.type === "heading" ? textsIn(block.children) : [],
      );
    const faults = ALL.flatMap((document) =>
      words(blocksOf(document))
        .filter((text) => marks.test(text))
        .map((text) => `${nameOf(document)}: ${text}`),
    );
    expect(faults).toEqual([]);
  });

  it("is published in both languages with every file that it offers", () => {
    for (const locale of LOCALES) {
      const files = ALL.filter((document) => document.locale === locale).flatMap(({ files: each }) => each);
      expect(files.every(({ size, sha256 }) => size > 0 && /^[0-9a-f]{64}$/.test(sha256))).toBe(true);
      expect(files.length).toBeGreaterThan(0);
    }
  });
});

/** Texts of inline content apart from code, where marks are meant. */
function textsIn(nodes: Extract<Block, { type: "paragraph" }>["children"]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === "text") return [node.text];
    return "children" in node ? textsIn(node.children) : [];
  });
}

it("has a page for every kind of document with an address", () => {
  const pages = existingPages().map(({ path }) => path);
  const folders = readdirSync("lib/server/content/seed");
  expect(folders.length).toBeGreaterThan(3);
  for (const page of [
    "/article/[slug]",
    "/help/[slug]",
    "/product/[slug]",
    "/policy/[policy]",
    "/resources-download",
  ]) {
    expect(pages).toContain(page);
  }
});
