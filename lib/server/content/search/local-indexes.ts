// Indexes over published content in this thread, made at the first question of a kind, in steps between which requests
// are answered.

import { setImmediate } from "node:timers/promises";
import { type ContentSnapshot, getContent } from "../snapshot";
import { areaDocuments, searchedVersion } from "./area-documents";
import { createSearchIndexes, type SearchIndexes, type SearchQuestion } from "./search-indexes";

type Built = { version: string; indexes: Promise<SearchIndexes> };
type Wanted = Pick<SearchQuestion, "kind" | "area" | "locale">;

// Next has modules of its own: without this, pages would build every index a second time.
const shared = globalThis as typeof globalThis & { boardwrightSearches?: Map<string, Built> };

/** Built again where content or prices have changed since. */
export async function localIndexes(wanted: Wanted): Promise<SearchIndexes> {
  const content = await getContent();
  const searches = (shared.boardwrightSearches ??= new Map<string, Built>());
  const { kind, area, locale } = wanted;
  const key = kind === "documents" ? `${kind} ${area}` : `${kind} ${area} ${locale}`;
  const version = searchedVersion([area], content);
  const known = searches.get(key);
  if (known?.version === version) return known.indexes;
  const indexes = build(wanted, content);
  const built = { version, indexes };
  searches.set(key, built);
  return indexes.catch((error: unknown) => {
    if (searches.get(key) === built) searches.delete(key);
    throw error;
  });
}

async function build({ kind, area, locale }: Wanted, { documents }: ContentSnapshot): Promise<SearchIndexes> {
  const indexes = createSearchIndexes([kind]);
  const searched = kind === "documents" ? documents : documents.filter((document) => document.locale === locale);
  for (const document of areaDocuments(area, searched)) {
    indexes.add(document);
    await setImmediate();
  }
  return indexes;
}
