// Search, filter, order and page of the files, as the address holds them.

import { PROJECT_KINDS, type ProjectKind } from "@/components/sharing/project-kind";
import { PROJECT_ORDERS } from "@/lib/contracts/project";

export type FileSort = (typeof PROJECT_ORDERS)[number];

export interface FileFilter {
  keyword: string;
  kind?: ProjectKind;
  sort: FileSort;
  order: "asc" | "desc";
  /** From 1. */
  page: number;
}

export const FILES_PATH = "/workbench/my-files";
export const MAX_KEYWORD = 200;

/** Names from A to Z; dates and counts from the latest and the largest. */
export const firstOrder = (sort: FileSort): FileFilter["order"] => (sort === "name" ? "asc" : "desc");

export const NO_FILTER: FileFilter = { keyword: "", sort: "updated", order: firstOrder("updated"), page: 1 };

/** Invalid parameters are ignored. */
export function readFileFilter(params: Pick<URLSearchParams, "get">): FileFilter {
  const sort = PROJECT_ORDERS.find((each) => each === params.get("sort")) ?? NO_FILTER.sort;
  const order = params.get("order");
  return {
    keyword: (params.get("q") ?? "").trim().slice(0, MAX_KEYWORD),
    kind: PROJECT_KINDS.find((each) => each === params.get("type")),
    sort,
    order: order === "asc" || order === "desc" ? order : firstOrder(sort),
    page: readPage(params),
  };
}

/** Page of a list, from 1; also of the lists of shared and deleted projects. */
export function readPage(params: Pick<URLSearchParams, "get">): number {
  const page = Number(params.get("page"));
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}

/** Address of a filter without language prefix; defaults are omitted. */
export function filesHref({ keyword, kind, sort, order, page }: FileFilter): string {
  const params = new URLSearchParams();
  if (keyword !== "") params.set("q", keyword);
  if (kind) params.set("type", kind);
  if (sort !== NO_FILTER.sort) params.set("sort", sort);
  if (order !== firstOrder(sort)) params.set("order", order);
  if (page > 1) params.set("page", String(page));
  const query = params.toString();
  return query === "" ? FILES_PATH : `${FILES_PATH}?${query}`;
}

/** The filter with another order of rows: the same column again reverses it. */
export function sortedBy(filter: FileFilter, sort: FileSort): FileFilter {
  const reversed = filter.order === "asc" ? "desc" : "asc";
  return { ...filter, sort, order: filter.sort === sort ? reversed : firstOrder(sort), page: 1 };
}

/** True if rows may be missing because of the search or the filter. */
export const isFiltered = ({ keyword, kind }: FileFilter): boolean => keyword !== "" || kind !== undefined;

export const pageHref = (path: string, page: number): string => (page > 1 ? `${path}?page=${page}` : path);
