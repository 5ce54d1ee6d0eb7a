// Address of a comparison.
import { MAX_COMPARED } from "@/lib/core/part/comparison";
import { MAX_PART_QUANTITY } from "@/lib/core/part/order-quantity";

export interface CompareParams {
  ids: string[];
  quantity?: number;
}

export const COMPARE_PATH = "/component/compare";

/** Unique part ids, four at most; invalid ones are dropped. */
export function readComparison(params: Pick<URLSearchParams, "get">): CompareParams {
  const ids = (params.get("ids") ?? "").split(",").filter((id) => /^[\w-]{1,64}$/.test(id));
  const quantity = Number(params.get("quantity"));
  const isMeant = Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_PART_QUANTITY;
  return { ids: [...new Set(ids)].slice(0, MAX_COMPARED), quantity: isMeant ? quantity : undefined };
}

export function comparisonHref({ ids, quantity }: CompareParams): string {
  const named = [ids.length > 0 && `ids=${ids.join(",")}`, quantity !== undefined && `quantity=${quantity}`];
  const query = named.filter(Boolean).join("&");
  return query === "" ? COMPARE_PATH : `${COMPARE_PATH}?${query}`;
}
