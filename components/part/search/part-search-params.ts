// Address of a part search.
import type { PartFilter } from "@/lib/client/part";
import { MAX_PART_QUANTITY } from "@/lib/core/part/order-quantity";
import { type PartSort, PART_SORTS } from "@/lib/contracts/part";
import {
  MOUNTINGS,
  type Mounting,
  PARAMETER_KEYS,
  type ParameterKey,
  PART_CATEGORIES,
  type PartCategory,
} from "@/lib/core/part/part";

export type ParameterFilter = Partial<Record<ParameterKey, string[]>>;

export interface PartSearchParams {
  keyword: string;
  category?: PartCategory;
  manufacturer?: string;
  packageName?: string;
  mounting?: Mounting;
  inStock: boolean;
  /** Selected values of each parameter. */
  parameters: ParameterFilter;
  sort?: PartSort;
  isDescending: boolean;
  quantity?: number;
  /** From 1. */
  page: number;
}

export const PART_SEARCH_PATH = "/component";
const MAX_PAGE = 400;

const listed = <T extends string>(list: readonly T[], value: string | null): T | undefined =>
  list.find((each) => each === value);
const worded = (value: string | null) => value?.trim().slice(0, 60) || undefined;

function whole(value: string | null, max: number): number | undefined {
  const number = Number(value);
  return value !== null && Number.isInteger(number) && number >= 1 && number <= max ? number : undefined;
}

const MAX_VALUES = 40;

/** `is=resistance:10 kΩ`, once per value. */
function readParameters(pairs: readonly string[]): ParameterFilter {
  const filter: ParameterFilter = {};
  for (const pair of pairs) {
    const at = pair.indexOf(":");
    const key = listed(PARAMETER_KEYS, pair.slice(0, at));
    const value = worded(pair.slice(at + 1));
    if (at < 0 || key === undefined || value === undefined) continue;
    const values = filter[key] ?? [];
    if (values.length < MAX_VALUES && !values.includes(value)) filter[key] = [...values, value];
  }
  return filter;
}

const pairsOf = (filter: ParameterFilter): string[] =>
  PARAMETER_KEYS.flatMap((key) => (filter[key] ?? []).map((value) => `${key}:${value}`));

/** Invalid parameters are ignored. */
export function readPartSearch(params: Pick<URLSearchParams, "get" | "getAll">): PartSearchParams {
  return {
    keyword: (params.get("q") ?? "").trim().slice(0, 100),
    category: listed(PART_CATEGORIES, params.get("category")),
    manufacturer: worded(params.get("maker")),
    packageName: worded(params.get("case")),
    mounting: listed(MOUNTINGS, params.get("mounting")),
    inStock: params.get("stock") === "1",
    parameters: readParameters(params.getAll("is")),
    sort: listed(PART_SORTS, params.get("sort")),
    isDescending: params.get("sort") !== null && params.get("down") === "1",
    quantity: whole(params.get("quantity"), MAX_PART_QUANTITY),
    page: whole(params.get("page"), MAX_PAGE) ?? 1,
  };
}

/** Address of a search without language prefix; defaults are omitted. */
export function partSearchHref(search: PartSearchParams): string {
  const { keyword, category, manufacturer, packageName, mounting, inStock, parameters, quantity, page } = search;
  const { sort, isDescending } = search;
  const named: [string, string | undefined][] = [
    ["q", keyword || undefined],
    ["category", category],
    ["maker", manufacturer],
    ["case", packageName],
    ["mounting", mounting],
    ["stock", inStock ? "1" : undefined],
    ...pairsOf(parameters).map((pair): [string, string] => ["is", pair]),
    ["sort", sort],
    ["down", sort !== undefined && isDescending ? "1" : undefined],
    ["quantity", quantity?.toString()],
    ["page", page > 1 ? String(page) : undefined],
  ];
  const query = new URLSearchParams(named.filter((pair): pair is [string, string] => pair[1] !== undefined)).toString();
  return query === "" ? PART_SEARCH_PATH : `${PART_SEARCH_PATH}?${query}`;
}

/** Number of pages that can be requested. */
export const pagesOf = (total: number, pageSize: number) => Math.min(MAX_PAGE, Math.ceil(total / pageSize));

export function filterOf({ page, inStock, parameters, isDescending, ...search }: PartSearchParams): PartFilter {
  return {
    ...search,
    inStock: inStock || undefined,
    parameters: Object.keys(parameters).length === 0 ? undefined : parameters,
    isDescending: (search.sort !== undefined && isDescending) || undefined,
    pageNum: page,
  };
}

/** The query alone, from the first page. */
export const plainSearch = (keyword: string): PartSearchParams => ({
  keyword,
  inStock: false,
  parameters: {},
  isDescending: false,
  page: 1,
});

/** Number of active filters, without query and quantity. */
export function filtersSet(search: PartSearchParams): number {
  const { category, manufacturer, packageName, mounting, inStock, parameters } = search;
  const named = [category, manufacturer, packageName, mounting].filter(Boolean).length;
  return named + (inStock ? 1 : 0) + Object.keys(parameters).length;
}
