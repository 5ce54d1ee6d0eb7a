// Address of the order list's filter.
import { itemType } from "@/lib/contracts/item";
import { type OrderStatus, type OrderSummary, orderStatus } from "@/lib/contracts/order";

export interface OrderFilterParams {
  status?: OrderStatus;
  keyword: string;
  productType?: OrderSummary["productType"];
  /** First and last day of placement, `YYYY-MM-DD`. */
  from?: string;
  to?: string;
  /** From 1. */
  page: number;
}

export const ORDER_LIST_PATH = "/my-center/orders";
/** Rows per page. */
export const ORDERS_A_PAGE = 20;

/** A valid calendar day; undefined for anything else. */
function readDay(value: string | null): string | undefined {
  if (value === null || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  const date = new Date(`${value}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== value ? undefined : value;
}

/** Invalid parameters are ignored. */
export function readOrderFilter(params: Pick<URLSearchParams, "get">): OrderFilterParams {
  const status = orderStatus.safeParse(params.get("status"));
  const page = Number(params.get("page"));
  return {
    status: status.success ? status.data : undefined,
    productType: itemType.safeParse(params.get("type")).data,
    from: readDay(params.get("from")),
    to: readDay(params.get("to")),
    keyword: (params.get("q") ?? "").trim().slice(0, 100),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** Address of a filter without language prefix; defaults are omitted. */
export function orderListHref({ status, keyword, productType, from, to, page }: OrderFilterParams): string {
  const params = new URLSearchParams();
  if (status) params.set("status", status);
  if (keyword !== "") params.set("q", keyword);
  if (productType) params.set("type", productType);
  if (from) params.set("from", from);
  if (to) params.set("to", to);
  if (page > 1) params.set("page", String(page));
  const query = params.toString();
  return query === "" ? ORDER_LIST_PATH : `${ORDER_LIST_PATH}?${query}`;
}
