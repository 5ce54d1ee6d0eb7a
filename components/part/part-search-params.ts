// The part search as it stands in the address.
import type { PartFilter } from "@/lib/client/part";
import { MAX_PART_QUANTITY } from "@/lib/core/part/order-quantity";
import { MOUNTINGS, type Mounting, PART_CATEGORIES, type PartCategory } from "@/lib/core/part/part";

export interface PartSearchParams {
  keyword: string;
  category?: PartCategory;
  manufacturer?: string;
  packageName?: string;
  mounting?: Mounting;
  inStock: boolean;
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

/** Whatever does not make sense in an address is left out, never an error. */
export function readPartSearch(params: Pick<URLSearchParams, "get">): PartSearchParams {
  return {
    keyword: (params.get("q") ?? "").trim().slice(0, 100),
    category: listed(PART_CATEGORIES, params.get("category")),
    manufacturer: worded(params.get("maker")),
    packageName: worded(params.get("case")),
    mounting: listed(MOUNTINGS, params.get("mounting")),
    inStock: params.get("stock") === "1",
    quantity: whole(params.get("quantity"), MAX_PART_QUANTITY),
    page: whole(params.get("page"), MAX_PAGE) ?? 1,
  };
}

/** The address of a search, without language prefix; what is the default is left out. */
export function partSearchHref(search: PartSearchParams): string {
  const { keyword, category, manufacturer, packageName, mounting, inStock, quantity, page } = search;
  const named: [string, string | undefined][] = [
    ["q", keyword || undefined],
    ["category", category],
    ["maker", manufacturer],
    ["case", packageName],
    ["mounting", mounting],
    ["stock", inStock ? "1" : undefined],
    ["quantity", quantity?.toString()],
    ["page", page > 1 ? String(page) : undefined],
  ];
  const query = new URLSearchParams(named.filter((pair): pair is [string, string] => pair[1] !== undefined)).toString();
  return query === "" ? PART_SEARCH_PATH : `${PART_SEARCH_PATH}?${query}`;
}

/** The last page that can be asked for. */
export const pagesOf = (total: number, pageSize: number) => Math.min(MAX_PAGE, Math.ceil(total / pageSize));

export function filterOf({ page, inStock, ...search }: PartSearchParams): PartFilter {
  return { ...search, inStock: inStock || undefined, pageNum: page };
}

/** How many filters are set, the words and the quantity apart. */
export function filtersSet({ category, manufacturer, packageName, mounting, inStock }: PartSearchParams): number {
  return [category, manufacturer, packageName, mounting].filter(Boolean).length + (inStock ? 1 : 0);
}
