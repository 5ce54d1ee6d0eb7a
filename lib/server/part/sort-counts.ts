// Number of parts that each filter would leave, from one count of all kinds of parts that a search finds.

import type { PartSearch } from "@/lib/contracts/part";
import type { PartFilter, SortCount } from "@/lib/core/part/search-counts";

type Facet = "category" | "manufacturer" | "packageName" | "mounting";
const FACETS: readonly Facet[] = ["category", "manufacturer", "packageName", "mounting"];

/** More values of one filter than anybody reads. */
const MAX_VALUES = 60;

const passes = (sort: SortCount, filter: PartFilter, apart?: Facet | "inStock") =>
  FACETS.every((facet) => facet === apart || filter[facet] === undefined || filter[facet] === sort[facet]) &&
  (apart === "inStock" || !filter.inStock || sort.isInStock);

const sum = (sorts: readonly SortCount[]) => sorts.reduce((total, { count }) => total + count, 0);

export function totalOf(sorts: readonly SortCount[], filter: PartFilter): number {
  return sum(sorts.filter((sort) => passes(sort, filter)));
}

/** The one category of all that passes; null where there are several, or nothing. */
export function onlyCategoryOf(sorts: readonly SortCount[], filter: PartFilter): string | null {
  const found = new Set(sorts.filter((sort) => passes(sort, filter)).map(({ category }) => category));
  const [category] = found;
  return found.size === 1 && category !== undefined ? category : null;
}

/** Each filter's values under all the other filters, the most frequent first. */
export function facetsOf(sorts: readonly SortCount[], filter: PartFilter): Omit<PartSearch["facets"], "parameters"> {
  const valuesOf = (facet: Facet) => {
    const counts = new Map<string, number>();
    for (const sort of sorts) {
      if (passes(sort, filter, facet)) counts.set(sort[facet], (counts.get(sort[facet]) ?? 0) + sort.count);
    }
    return [...counts]
      .map(([value, count]) => ({ value, count }))
      .sort((one, other) => other.count - one.count || one.value.localeCompare(other.value))
      .slice(0, MAX_VALUES);
  };
  return {
    category: valuesOf("category"),
    manufacturer: valuesOf("manufacturer"),
    packageName: valuesOf("packageName"),
    mounting: valuesOf("mounting"),
    inStock: sum(sorts.filter((sort) => sort.isInStock && passes(sort, filter, "inStock"))),
  };
}
