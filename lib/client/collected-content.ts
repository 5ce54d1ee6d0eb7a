// Conversion between collected items and address queries.

import { type CollectedPart, fromPartQuery, toPartQuery } from "@/lib/client/collected-part";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { fromQuery, toQuery } from "@/lib/core/pcb/query";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { fromStencilQuery, toStencilQuery } from "@/lib/core/pricing/stencil/query";
import type { StencilSpecification } from "@/lib/core/pricing/stencil/specification";
import type { CollectedItem, Wanted } from "@/stores/visitor-cart";

export type CollectedContent =
  | { itemType: "Custom"; specification: PcbSpecification }
  | { itemType: "Stencil"; specification: StencilSpecification }
  | { itemType: "Normal"; specification: CollectedPart };

/** Unknown parameters are skipped. */
export function contentOf({ itemType, query }: Pick<CollectedItem, "itemType" | "query">): CollectedContent {
  const named = new Map(query);
  const read = (option: string) => named.get(option);
  if (itemType === "Normal") return { itemType, specification: fromPartQuery(read) };
  if (itemType === "Stencil") return { itemType, specification: fromStencilQuery(read) };
  return { itemType, specification: completeSpecification(fromQuery(read)) };
}

export function queryOf(content: CollectedContent): Wanted["query"] {
  if (content.itemType === "Normal") return toPartQuery(content.specification);
  return content.itemType === "Stencil" ? toStencilQuery(content.specification) : toQuery(content.specification);
}

/** The item as an account's cart accepts it; for a part only name and quantity, as the catalog has the rest. */
export function wantedContentOf(item: Pick<CollectedItem, "itemType" | "query">) {
  const content = contentOf(item);
  if (content.itemType !== "Normal") return content;
  const { partId, quantity } = content.specification;
  return { itemType: content.itemType, specification: { partId, quantity } };
}
