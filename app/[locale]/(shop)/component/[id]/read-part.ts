import { cache } from "react";
import { MAX_PART_QUANTITY } from "@/lib/core/part/order-quantity";
import { getMarket } from "@/lib/i18n/get-market";
import { readPartPage } from "@/lib/server/part/page";

export const readPart = cache(async (id: string, quantity: number | undefined) =>
  readPartPage({ id, quantity }, await getMarket()),
);

/** Quantity of a query parameter; undefined if it is no order quantity. */
export function quantityOf(value: string | string[] | undefined): number | undefined {
  const quantity = Number(value);
  const isMeant = typeof value === "string" && Number.isInteger(quantity) && quantity >= 1;
  return isMeant && quantity <= MAX_PART_QUANTITY ? quantity : undefined;
}
