// Content as pages show it: Markdown parsed, with today's figures for the reader's market.

import type { ContentKind } from "@/lib/core/content/content-kind";
import type { ContentDocument } from "@/lib/core/content/content-document";
import { type Block, parseMarkdown } from "@/lib/core/content/markdown";
import { fillTokens } from "@/lib/core/content/tokens";
import type { Locale, MarketArea } from "@/lib/core/market/area";
import { currentBooks, pageMadeAt } from "@/lib/server/pricing/page-books";
import { createFigureValues } from "./figure-values";
import { getContent } from "./snapshot";

export interface Reader {
  area: MarketArea;
  locale: Locale;
}

export interface ContentPage {
  document: ContentDocument;
  blocks: Block[];
  related: ContentDocument[];
}

type Fill = (text: string) => string;

/** Puts the figures of the reader's market into a text. */
export function fillFor({ area, locale }: Reader): Fill {
  const values = createFigureValues(locale, { area, ...currentBooks(area, pageMadeAt()) });
  return (text) => fillTokens(text, values);
}

function filled(document: ContentDocument, fill: Fill): ContentDocument {
  const { title, description, body } = document;
  return { ...document, title: plain(fill(title)), description: plain(fill(description)), body: fill(body) };
}

/** Titles are no Markdown: the escapes of a filled token go. */
const plain = (text: string) => text.replace(/\\([\\`*_[\]<>|~])/g, "$1");

/** Null where nothing of that name is published. */
export async function readContent(kind: ContentKind, slug: string, reader: Reader): Promise<ContentPage | null> {
  const content = await getContent();
  const found = content.find(kind, slug, reader.locale);
  if (!found) return null;
  const fill = fillFor(reader);
  const document = filled(found, fill);
  const related = document.related.flatMap((other) => content.find(kind, other, reader.locale) ?? []);
  return { document, blocks: parseMarkdown(document.body), related: related.map((each) => filled(each, fill)) };
}

/** The path that a former slug leads to; null where it never was one. */
export async function formerPath(kind: ContentKind, slug: string): Promise<string | null> {
  return (await getContent()).redirect(kind, slug);
}

/** Documents of a kind in order of topic and position; articles newest first. */
export async function listContent(kind: ContentKind, reader: Reader): Promise<ContentDocument[]> {
  const documents = (await getContent()).list(kind, reader.locale);
  const fill = fillFor(reader);
  const each = documents.map((document) => filled(document, fill));
  return kind === "article" ? each.sort((a, b) => b.published.localeCompare(a.published)) : each;
}

export async function slugsOf(kind: ContentKind): Promise<string[]> {
  return (await getContent()).list(kind, "en").map(({ slug }) => slug);
}
