// A page of a column's articles, by words and label.

import { ARTICLES_PER_PAGE } from "@/lib/contracts/content";
import type { Column } from "@/lib/core/content/content-kind";
import type { ContentDocument } from "@/lib/core/content/content-document";
import { searchContent } from "./search/content-search";
import { listContent, type Reader } from "./read-page";
import { countLabels } from "./count-labels";

interface ColumnQuestion {
  keyword: string;
  /** Empty for all labels. */
  label: string;
  /** From 1; a page beyond the last is the last. */
  page: number;
}

const MAX_HITS = 200;

export interface ColumnAnswer {
  articles: ContentDocument[];
  total: number;
  pages: number;
  /** The page given, from 1. */
  page: number;
  /** Labels of the whole column, most used first. */
  labels: string[];
}

/** Newest first; with words, best match first. */
export async function findInColumn(column: Column, asked: ColumnQuestion, reader: Reader): Promise<ColumnAnswer> {
  const all = (await listContent("article", reader)).filter(({ topic }) => topic === column);
  const matching = asked.keyword === "" ? all : await byWords(all, asked.keyword, reader);
  const found = matching.filter(({ labels }) => asked.label === "" || labels.includes(asked.label));
  const pages = Math.max(1, Math.ceil(found.length / ARTICLES_PER_PAGE));
  const page = Math.min(asked.page, pages);
  const start = (page - 1) * ARTICLES_PER_PAGE;
  return {
    articles: found.slice(start, start + ARTICLES_PER_PAGE),
    total: found.length,
    pages,
    page,
    labels: countLabels(all).map(({ label }) => label),
  };
}

async function byWords(articles: readonly ContentDocument[], keyword: string, reader: Reader) {
  const bySlug = new Map(articles.map((article) => [article.slug, article]));
  const hits = await searchContent(keyword, reader, MAX_HITS);
  return hits.flatMap(({ document: { kind, slug } }) => (kind === "article" ? (bySlug.get(slug) ?? []) : []));
}
