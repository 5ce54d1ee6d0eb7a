// Messages of the worker that counts and ranks search results.

import type { ParameterKey } from "@/lib/core/part/part";
import type { ParameterFilter, PartFilter, SortCount, ValueCount } from "@/lib/core/part/search-counts";
import type { PageOf } from "@/lib/core/part/search-index";

export type SearchQuestion =
  | { kind: "sorts"; keyword: string; parameters?: ParameterFilter }
  | { kind: "values"; keyword: string; filter: PartFilter; apart?: ParameterKey }
  | { kind: "page"; page: PageOf };

/** Counts, or the names of parts. */
export type SearchAnswer = SortCount[] | ValueCount[] | string[];
