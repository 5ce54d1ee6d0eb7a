// Address of a column of articles, with its filter.
import { first, type RawSearch } from "@/components/content/raw-search";

export interface ColumnSearch {
  keyword: string;
  /** Empty for all labels. */
  label: string;
  /** From 1. */
  page: number;
}

const MAX_PAGE = 1000;
const LABEL = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** `?q=`, `?label=` and `?page=`; what is no value is left out. */
export function readColumnSearch(raw: RawSearch): ColumnSearch {
  const page = Number(first(raw.page));
  const label = first(raw.label);
  return {
    keyword: first(raw.q).trim().slice(0, 100),
    label: label.length <= 40 && LABEL.test(label) ? label : "",
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  };
}

export function columnHref(column: string, { keyword = "", label = "", page = 1 }: Partial<ColumnSearch> = {}): string {
  const query = new URLSearchParams();
  if (keyword !== "") query.set("q", keyword);
  if (label !== "") query.set("label", label);
  if (page > 1) query.set("page", String(page));
  const text = query.toString();
  return `/resources/${column}${text === "" ? "" : `?${text}`}`;
}
