// Filters and facet counts of a part search.

import type { ParameterKey } from "./part";

export type ParameterFilter = Partial<Record<ParameterKey, readonly string[]>>;

export interface PartFilter {
  category?: string;
  manufacturer?: string;
  packageName?: string;
  mounting?: string;
  inStock?: boolean;
  parameters?: ParameterFilter;
}

/** Number of parts with one combination of facets. */
export interface SortCount {
  category: string;
  manufacturer: string;
  packageName: string;
  mounting: string;
  isInStock: boolean;
  count: number;
}

export type Sort = Omit<SortCount, "count">;

export interface ValueCount {
  key: ParameterKey;
  value: string;
  count: number;
}

/** True if parts with these facets pass a filter, apart from parameters. */
export function passesSort(sort: Sort, filter: PartFilter): boolean {
  const { category, manufacturer, packageName, mounting, inStock } = filter;
  return (
    (category === undefined || category === sort.category) &&
    (manufacturer === undefined || manufacturer === sort.manufacturer) &&
    (packageName === undefined || packageName === sort.packageName) &&
    (mounting === undefined || mounting === sort.mounting) &&
    (!inStock || sort.isInStock)
  );
}
