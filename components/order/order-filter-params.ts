// The filter of the order list as it stands in the address.
import { type OrderStatus, orderStatus } from "@/lib/contracts/order";

export interface OrderFilterParams {
  status?: OrderStatus;
  keyword: string;
  /** From 1. */
  page: number;
}

export const ORDER_LIST_PATH = "/my-center/orders";
/** The list shows this many rows a page. */
export const ORDERS_A_PAGE = 20;

/** Whatever does not make sense in an address is left out, never an error. */
export function readOrderFilter(params: Pick<URLSearchParams, "get">): OrderFilterParams {
  const status = orderStatus.safeParse(params.get("status"));
  const page = Number(params.get("page"));
  return {
    status: status.success ? status.data : undefined,
    keyword: (params.get("q") ?? "").trim().slice(0, 100),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** The address of a filter, without language prefix; what is the default is left out. */
export function orderListHref({ status, keyword, page }: OrderFilterParams): string {
  const params = new URLSearchParams();
  if (status) params.set("status", status);
  if (keyword !== "") params.set("q", keyword);
  if (page > 1) params.set("page", String(page));
  const query = params.toString();
  return query === "" ? ORDER_LIST_PATH : `${ORDER_LIST_PATH}?${query}`;
}
