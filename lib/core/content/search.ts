// Full-text search over documents in both languages. Chinese text is segmented into words by ICU.

import MiniSearch, { type SearchResult } from "minisearch";
import { blocksText, outlineOf, parseMarkdown } from "@/lib/core/content/markdown";
import { type ContentDocument, documentKey } from "@/lib/core/content/content-document";
import type { Locale } from "@/lib/core/market/area";

export type SearchedDocument = Pick<
  ContentDocument,
  "kind" | "slug" | "locale" | "title" | "description" | "body" | "labels"
>;

export interface FoundDocument extends Pick<ContentDocument, "kind" | "slug"> {
  /** Words around the first match; `[start, end)` are the matches within it. */
  passage: string;
  matches: [number, number][];
}

export interface ContentSearch {
  /** The body of the document is Markdown with its tokens filled in. */
  add: (document: SearchedDocument) => void;
  find: (query: string, locale: Locale, limit?: number) => FoundDocument[];
}

const HAN = /\p{Script=Han}/u;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}.+-]*/gu;
const PASSAGE_BEFORE = 60;
const PASSAGE_LENGTH = 220;

const segmenters = new Map<string, Intl.Segmenter>();
function segmenterFor(locale: string): Intl.Segmenter {
  const known = segmenters.get(locale);
  if (known) return known;
  const segmenter = new Intl.Segmenter(locale, { granularity: "word" });
  segmenters.set(locale, segmenter);
  return segmenter;
}

/** Words in lower case. A run of Han characters gives its words and also its pairs of characters. */
export function wordsIn(text: string): string[] {
  const words: string[] = [];
  for (const [run] of text.toLowerCase().matchAll(WORD)) {
    if (!HAN.test(run)) {
      words.push(run.replace(/[.+-]+$/, ""));
      continue;
    }
    for (const { segment } of segmenterFor("zh").segment(run)) {
      words.push(segment);
      const characters = [...segment];
      if (HAN.test(segment) && characters.length > 2) {
        for (let index = 0; index + 1 < characters.length; index += 1) {
          words.push(characters.slice(index, index + 2).join(""));
        }
      }
    }
  }
  return words.filter(Boolean);
}

interface Indexed {
  id: string;
  title: string;
  headings: string;
  body: string;
  labels: string;
}

export function createContentSearch(): ContentSearch {
  const indexes = new Map<Locale, MiniSearch<Indexed>>();
  const documents = new Map<string, Pick<ContentDocument, "kind" | "slug"> & { text: string }>();
  return {
    add({ kind, slug, locale, title, description, body: markdown, labels: named }) {
      const id = `${locale}:${documentKey({ kind, slug })}`;
      const blocks = parseMarkdown(markdown);
      const body = blocksText(blocks);
      documents.set(id, { kind, slug, text: [description, body].filter(Boolean).join("\n") });
      const index = indexes.get(locale) ?? createIndex();
      indexes.set(locale, index);
      const headings = outlineOf(blocks).map(({ text }) => text);
      const labels = [slug.replaceAll("-", " "), ...named].join(" ");
      index.add({ id, title, headings: headings.join("\n"), body, labels });
    },
    find(query, locale, limit = 20) {
      const index = indexes.get(locale);
      const asked = query.trim().slice(0, 200);
      if (!index || asked === "") return [];
      const all = index.search(asked, { combineWith: "AND" });
      const found = all.length > 0 ? all : index.search(asked);
      return found.slice(0, limit).flatMap((result) => {
        const document = documents.get(String(result.id));
        if (!document) return [];
        const { kind, slug, text } = document;
        return [{ kind, slug, ...passageOf(text, result) }];
      });
    },
  };
}

function createIndex(): MiniSearch<Indexed> {
  return new MiniSearch<Indexed>({
    fields: ["title", "headings", "labels", "body"],
    tokenize: wordsIn,
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 6, headings: 3, labels: 3 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 && !HAN.test(term) ? 0.2 : false),
    },
  });
}

/** The part of a text around its first match, cut at word ends. */
function passageOf(text: string, result: SearchResult): Pick<FoundDocument, "passage" | "matches"> {
  const lower = text.toLowerCase();
  const places = result.terms
    .map((term) => lower.indexOf(term))
    .filter((at) => at >= 0)
    .sort((a, b) => a - b);
  const first = Math.max(0, (places[0] ?? 0) - PASSAGE_BEFORE);
  const space = first === 0 ? 0 : lower.slice(0, first + 20).search(/\s\S*$/) + 1;
  const start = first === 0 || HAN.test(text.charAt(first)) ? first : Math.max(space, 0);
  const cut = text.slice(start, start + PASSAGE_LENGTH).replace(/\s+/g, " ");
  const passage = `${start > 0 ? "… " : ""}${cut.trim()}${start + PASSAGE_LENGTH < text.length ? " …" : ""}`;
  return { passage, matches: matchesIn(passage, result.terms) };
}

/** Ranges of the terms in a text, in order and without overlaps. */
function matchesIn(text: string, terms: readonly string[]): [number, number][] {
  const lower = text.toLowerCase();
  const found = terms.flatMap((term) => {
    const ranges: [number, number][] = [];
    for (let at = lower.indexOf(term); at >= 0; at = lower.indexOf(term, at + term.length)) {
      ranges.push([at, at + term.length]);
    }
    return ranges;
  });
  found.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  return found.filter(([start], index) => found.slice(0, index).every(([, end]) => end <= start));
}
