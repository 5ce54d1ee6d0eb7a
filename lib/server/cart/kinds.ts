// Every kind of item that can be put in a cart.

import type { CartItemType, CartKind, OpenItem } from "./kind";
import { bomQuote } from "./kinds/bom-quote";
import { custom } from "./kinds/custom";
import { normal } from "./kinds/normal";
import { stencil } from "./kinds/stencil";

const KINDS: Readonly<Record<CartItemType, CartKind>> = {
  Custom: custom,
  Stencil: stencil,
  Normal: normal,
  BomQuote: bomQuote,
};

export function kindOf(itemType: CartItemType): CartKind {
  return KINDS[itemType];
}

/** A stored item, opened by its kind. */
export function openItem(item: { itemType: string; specification: Record<string, unknown> }): OpenItem {
  return KINDS[item.itemType as CartItemType].open(item.specification);
}
