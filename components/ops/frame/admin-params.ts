// State of an admin list in its address.
import { useSearchParams } from "next/navigation";
import type { MarketArea } from "@/lib/core/market/area";

export const ROWS_A_PAGE = 25;

/** Filter values; an empty one is no condition. */
export type AdminParams = Readonly<Record<string, string>> & { page: string };

export interface AdminFilter {
  /** Path without the query. */
  path: string;
  params: AdminParams;
  /** From 1. */
  page: number;
  /** Common request parameters: market area if selected, and rows. */
  paging: { area?: MarketArea; pageNum: number; pageSize: number };
  /** True if there is any filter. */
  isNarrowed: boolean;
  /** Value of a parameter if it is one of these. */
  oneOf: <T extends string>(name: string, values: readonly T[]) => T | undefined;
  text: (name: string) => string | undefined;
  /** Address with a change; any change but of the page returns to the first page. */
  hrefWith: (change: Record<string, string | undefined>) => string;
}

export function readAdminFilter(path: string, search: URLSearchParams): AdminFilter {
  const params: AdminParams = { page: "1", ...Object.fromEntries(search) };
  const page = /^[1-9]\d{0,4}$/.test(params.page) ? Number(params.page) : 1;
  const oneOf: AdminFilter["oneOf"] = (name, values) => values.find((value) => value === params[name]);
  return {
    path,
    params,
    page,
    paging: { area: oneOf("area", ["en-US", "zh-CN"]), pageNum: page, pageSize: ROWS_A_PAGE },
    isNarrowed: Object.entries(params).some(([name, value]) => name !== "page" && value !== ""),
    oneOf,
    text: (name) => params[name]?.trim().slice(0, 100) || undefined,
    hrefWith(change) {
      const { page: _page, ...kept } = params;
      const next = new URLSearchParams();
      for (const [name, value] of Object.entries({ ...kept, ...change })) if (value) next.set(name, value);
      if (next.get("page") === "1") next.delete("page");
      return next.size === 0 ? path : `${path}?${next}`;
    },
  };
}

export function useAdminFilter(path: string): AdminFilter {
  return readAdminFilter(path, useSearchParams());
}
