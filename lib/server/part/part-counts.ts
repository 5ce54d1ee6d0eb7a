// Counts of what a search finds, whoever makes them: the database or the index.

import type { ParameterKey } from "@/lib/core/part/part";
import type { ParameterFilter, PartFilter, SortCount, ValueCount } from "@/lib/core/part/search-counts";

export interface PartCounts {
  sorts: (keyword: string, parameters?: ParameterFilter) => Promise<SortCount[]>;
  /** For `apart` alone, under every filter but its own; else for all parameters, under every filter. */
  values: (keyword: string, filter: PartFilter, apart?: ParameterKey) => Promise<ValueCount[]>;
}
