// Passages of all published articles, help answers, product pages and policies: one index for each market and language.

import { setImmediate } from "node:timers/promises";
import { createPassageSearch, type Passage, type PassageSearch } from "@/lib/core/assistant/passage-search";
import { contentPath } from "@/lib/core/content/content-kind";
import type { ContentDocument } from "@/lib/core/content/content-document";
import { parseMarkdown } from "@/lib/core/content/markdown";
import { fillFor, type Reader } from "@/lib/server/content/read-page";
import { getContent } from "@/lib/server/content/snapshot";
import { passageText } from "./passage-text";

export interface ContentPassage extends Passage {
  readonly path: string;
}

const HEADING = /^#{2,3} (\S.*)$/;

/** The text between two headings; figures and tables as their text. */
function passagesOf(
  { title, description, body, locale }: ContentDocument,
  path: string,
  fill: (text: string) => string,
): ContentPassage[] {
  const sections: { heading: string; lines: string[] }[] = [{ heading: "", lines: [description, ""] }];
  for (const line of fill(body).split("\n")) {
    const heading = HEADING.exec(line)?.[1];
    if (heading === undefined) sections.at(-1)?.lines.push(line);
    else sections.push({ heading, lines: [] });
  }
  return sections.map(({ heading, lines }): ContentPassage => {
    const text = passageText(parseMarkdown(lines.join("\n")), locale);
    return { title: fill(title), heading, text, path };
  });
}

async function build(reader: Reader, documents: readonly ContentDocument[]): Promise<PassageSearch<ContentPassage>> {
  const fill = fillFor(reader);
  const passages: ContentPassage[] = [];
  for (const document of documents) {
    const path = document.locale === reader.locale ? contentPath(document.kind, document.slug) : null;
    if (path !== null) passages.push(...passagesOf(document, path, fill).filter(({ text }) => text !== ""));
    // Requests are answered between two documents.
    await setImmediate();
  }
  return createPassageSearch(passages);
}

interface Built {
  readonly revision: string;
  readonly search: Promise<PassageSearch<ContentPassage>>;
}

const builtByReader = new Map<string, Built>();

/** Built at the first question of a market and language, and again after a publication. */
export async function passageSearch(reader: Reader): Promise<PassageSearch<ContentPassage>> {
  const { revision, documents } = await getContent();
  const key = `${reader.area} ${reader.locale}`;
  const known = builtByReader.get(key);
  if (known?.revision === revision) return known.search;
  const search = build(reader, documents);
  builtByReader.set(key, { revision, search });
  search.catch(() => builtByReader.delete(key));
  return search;
}
