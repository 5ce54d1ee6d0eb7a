// Address of the quote list's filter.
import { type QuoteStatus, quoteStatus } from "@/lib/contracts/bom";

export interface QuoteFilterParams {
  status?: QuoteStatus;
  keyword: string;
  /** From 1. */
  page: number;
}

export const QUOTE_LIST_PATH = "/my-center/quotes";
export const QUOTES_A_PAGE = 20;

/** Invalid parameters are ignored. */
export function readQuoteFilter(params: Pick<URLSearchParams, "get">): QuoteFilterParams {
  const page = Number(params.get("page"));
  return {
    status: quoteStatus.safeParse(params.get("status")).data,
    keyword: (params.get("q") ?? "").trim().slice(0, 100),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** Address of a filter without language prefix; defaults are omitted. */
export function quoteListHref({ status, keyword, page }: QuoteFilterParams): string {
  const params = new URLSearchParams();
  if (status) params.set("status", status);
  if (keyword !== "") params.set("q", keyword);
  if (page > 1) params.set("page", String(page));
  const query = params.toString();
  return query === "" ? QUOTE_LIST_PATH : `${QUOTE_LIST_PATH}?${query}`;
}
