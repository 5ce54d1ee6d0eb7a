// What each kind of collected thing is, as an address's query and back.

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

/** What a later version does not know any more is passed over. */
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

/** What an account's cart is asked to take: of a part its name and how many, as the rest is the catalogue's to say. */
export function wantedContentOf(item: Pick<CollectedItem, "itemType" | "query">) {
  const content = contentOf(item);
  if (content.itemType !== "Normal") return content;
  const { partId, quantity } = content.specification;
  return { itemType: content.itemType, specification: { partId, quantity } };
}
