// The catalog search by the database, whose counts are cached for a while.

import type { Deps } from "@/lib/server/deps";
import { createCachedCounts } from "./cached-counts";
import type { CatalogSearch } from "./catalog-search";
import { searchIds } from "./search-rows";

export function createDatabaseCatalogSearch(deps: Pick<Deps, "db" | "now">): CatalogSearch {
  const view = {
    ...createCachedCounts(deps),
    page: (page: Parameters<typeof searchIds>[1]) => searchIds(deps.db, page),
  };
  return { view: () => view, ready: () => Promise.resolve(), close: () => Promise.resolve() };
}
