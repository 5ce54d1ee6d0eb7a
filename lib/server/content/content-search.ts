// Search over published content: one index per area, shared by the API and the pages.

import { setImmediate } from "node:timers/promises";
import { contentPath } from "@/lib/core/content/content-kind";
import { type ContentSearch, createContentSearch, type SearchHit } from "@/lib/core/content/search";
import type { MarketArea } from "@/lib/core/market/area";
import { fillFor, type Reader } from "./read-page";
import { type ContentSnapshot, getContent } from "./snapshot";

type Built = { revision: string; search: Promise<ContentSearch> };

// Next has modules of its own: without this, pages would build every index a second time.
const shared = globalThis as typeof globalThis & { boardwrightSearches?: Map<MarketArea, Built> };

/** Builds the index where the published content has none yet, in steps between which requests are answered. */
export async function prepareSearch(area: MarketArea): Promise<ContentSearch> {
  const content = await getContent();
  const searches = (shared.boardwrightSearches ??= new Map<MarketArea, Built>());
  const known = searches.get(area);
  if (known?.revision === content.revision) return known.search;
  const search = build(area, content);
  const built = { revision: content.revision, search };
  searches.set(area, built);
  return search.catch((error: unknown) => {
    if (searches.get(area) === built) searches.delete(area);
    throw error;
  });
}

function build(area: MarketArea, { documents }: ContentSnapshot): Promise<ContentSearch> {
  const searched = documents.filter(({ kind, slug }) => contentPath(kind, slug) !== null);
  const fills = { en: fillFor({ area, locale: "en" }), zh: fillFor({ area, locale: "zh" }) };
  return createContentSearch(searched, {
    textOf: ({ body, locale }) => fills[locale](body),
    pause: () => setImmediate(),
  });
}

export async function searchContent(query: string, reader: Reader, limit = 20): Promise<SearchHit[]> {
  return (await prepareSearch(reader.area)).find(query, reader.locale, limit);
}
