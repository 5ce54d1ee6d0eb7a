// What a search of parts filters by and counts: the sorts that filters tell apart, and the values of parameters.

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

/** How many parts there are of each sort that filters tell apart. */
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

/** Whether parts of a sort pass a filter, parameters aside. */
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
