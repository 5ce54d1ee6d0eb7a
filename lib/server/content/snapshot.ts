// All published content in memory, shared by the server and its pages. It is small: some hundred documents.

import { contentPath, type ContentKind } from "@/lib/core/content/content-kind";
import { type ContentDocument, documentKey } from "@/lib/core/content/content-document";
import type { Locale } from "@/lib/core/market/area";
import { documentIn, type StoredContent } from "./stored-content";
import { readSeed } from "./seed-files";

export interface ContentSnapshot {
  /** Changes with every publication. */
  revision: string;
  /** Both languages of every document, in order of topic, position and title. */
  documents: readonly ContentDocument[];
  find: (kind: ContentKind, slug: string, locale: Locale) => ContentDocument | null;
  list: (kind: ContentKind, locale: Locale) => ContentDocument[];
  /** The path that a former slug leads to now. */
  redirect: (kind: ContentKind, slug: string) => string | null;
}

export type Redirect = { kind: ContentKind; slug: string; to: string };

const LOCALES: readonly Locale[] = ["en", "zh"];

export function createSnapshot(
  contents: readonly StoredContent[],
  { revision, redirects = [] }: { revision: string; redirects?: readonly Redirect[] },
): ContentSnapshot {
  const sorted = [...contents].sort(
    (a, b) => a.topic.localeCompare(b.topic, "en") || a.order - b.order || a.slug.localeCompare(b.slug, "en"),
  );
  const documents = LOCALES.flatMap((locale) => sorted.map((content) => documentIn(content, locale)));
  const byKey = new Map(documents.map((document) => [`${document.locale}:${documentKey(document)}`, document]));
  const targets = new Map(redirects.map(({ kind, slug, to }) => [documentKey({ kind, slug }), contentPath(kind, to)]));
  return {
    revision,
    documents,
    find: (kind, slug, locale) => byKey.get(`${locale}:${documentKey({ kind, slug })}`) ?? null,
    list: (kind, locale) => documents.filter((document) => document.kind === kind && document.locale === locale),
    redirect: (kind, slug) => targets.get(documentKey({ kind, slug })) ?? null,
  };
}

const shared = globalThis as typeof globalThis & {
  boardwrightContent?: ContentSnapshot;
  boardwrightSeed?: Promise<ContentSnapshot>;
};

/** Replaces what pages show; for the process's start, publications and tests. */
export function shareContent(snapshot: ContentSnapshot | undefined): void {
  shared.boardwrightContent = snapshot;
}

/** The published content; the seed where no server has loaded any, as while pages are prerendered by the build. */
export function getContent(): Promise<ContentSnapshot> {
  return shared.boardwrightContent ? Promise.resolve(shared.boardwrightContent) : getSeed();
}

/** What comes with the repository, whatever is published. */
export function getSeed(): Promise<ContentSnapshot> {
  shared.boardwrightSeed ??= readSeed().then((seed) =>
    createSnapshot(
      seed.map(({ content }) => content),
      { revision: "seed" },
    ),
  );
  return shared.boardwrightSeed;
}
