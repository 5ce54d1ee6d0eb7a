// The port of the catalog search: counts and ranks what a search finds.

import type { PageOf } from "@/lib/core/part/search-index";
import type { ParameterKey } from "@/lib/core/part/part";
import type { ParameterFilter, PartFilter, SortCount, ValueCount } from "@/lib/core/part/search-counts";

export interface PartCounts {
  sorts: (keyword: string, parameters?: ParameterFilter) => Promise<SortCount[]>;
  /** For `apart` alone, under every filter but its own; else for all parameters, under every filter. */
  values: (keyword: string, filter: PartFilter, apart?: ParameterKey) => Promise<ValueCount[]>;
}

/** The catalog as it stands at one moment. */
export interface CatalogView extends PartCounts {
  /** IDs of parts, in their order. */
  page: (page: PageOf) => Promise<string[]>;
}

export interface CatalogSearch {
  /** For one request, so that its counts and its page agree. */
  view: () => CatalogView;
  /** Resolves once searches have the speed that they will have; they are answered before. */
  ready: () => Promise<void>;
  close: () => Promise<void>;
}
