// Every kind of item that can be put in a cart.

import type { CartItemType, CartKind, OpenItem } from "./kind";
import { custom } from "./kinds/custom";
import { stencil } from "./kinds/stencil";

const KINDS: Readonly<Record<CartItemType, CartKind>> = { Custom: custom, Stencil: stencil };

export function kindOf(itemType: CartItemType): CartKind {
  return KINDS[itemType];
}

/** A stored item, opened by its kind. */
export function openItem(item: { itemType: string; specification: Record<string, unknown> }): OpenItem {
  return KINDS[item.itemType as CartItemType].open(item.specification);
}
