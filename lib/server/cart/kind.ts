// Interface of an item kind for cart, pricing, checkout and order.

import type { CartItem } from "@/lib/contracts/cart";
import type { MarketArea } from "@/lib/core/market/area";
import type { Contradiction } from "@/lib/core/pcb/contradictions";
import type { ChosenBook } from "@/lib/core/pricing/book-for";
import type { PriceBooks } from "@/lib/core/pricing/price-books";
import type { ProjectRow } from "@/lib/server/gerber/rows";
import type { RequestContext } from "@/lib/server/http/context";

/** The kinds that can be put in a cart; an order knows more. */
export type CartItemType = CartItem["itemType"];
export type ItemSpecification = CartItem["specification"];
export type ItemPrice = CartItem["price"];

/** Area, time and price book of a price. */
export type Terms = {
  books: PriceBooks;
  area: MarketArea;
  /** Price book that the item names; the rules decide whether it is still valid. */
  bookVersion: string | null;
  nowMs: number;
  mayUseOffer: boolean;
};

export type ItemPrices = {
  price: ItemPrice;
  /** By the book that the item names, where that one is known but not honored any more. */
  previous: ItemPrice | null;
  /** By an older book that is still honored: the last day on which it is, `YYYY-MM-DD` in Shanghai. */
  keptUntil?: string | null;
};

/** Both prices of an item, by whichever books its kind has. */
export function pricesBy<B>({ book, validity }: ChosenBook<B>, price: (book: B) => ItemPrice): ItemPrices {
  const previous = validity.kind === "renewed" && validity.previous;
  const keptUntil = validity.kind === "kept" ? validity.lastDay : null;
  return { price: price(book), previous: previous ? price(previous) : null, keptUntil };
}

/** An item of a known kind, opened: everything that the cart and the checkout ask. */
export type OpenItem = {
  specification: ItemSpecification;
  prices: (terms: Terms) => ItemPrices;
  /** False where it was stored before a rule that it breaks. */
  isMakeable: boolean;
  /** A board with automatic price: contradictions with its project's files. */
  contradictions?: (project: Pick<ProjectRow, "facts"> | null) => Contradiction[];
  /** A part without sufficient stock: the quantity in stock. */
  lack?: { mpn: string; stock: number };
  quantity: number;
  leadTimeDays: number;
  weightKg: number;
  /** A board: its quantity and its longer side; null for other items. */
  pieces: number | null;
  longSideMm: number | null;
  /** An assembled board: BOM lines per assembled side. */
  linesPerSide?: number;
  /** An assembled board: the quote by which it is ordered. */
  quoteId?: string;
  /** Title of an order with this item, if it has no project. */
  title?: string;
  /** Its line in a mail: a key of messages/mail.json and the figures of that sentence. */
  mailLine: {
    key: "line" | "stencilLine" | "partLine" | "pcbaLine" | "pcbaBoardsLine";
    values: Record<string, string | number>;
  };
};

type Reader = Pick<RequestContext, "area" | "locale">;

export type CartKind = {
  /** Reads a stored specification: complete, but perhaps no longer available. */
  open: (stored: Record<string, unknown>) => OpenItem;
  /** Completes a given specification. UNSUPPORTED_COMBINATION, with the violations, if it cannot be made. */
  complete: (options: Record<string, unknown>, context: Reader) => OpenItem;
  /** Applies a change to a stored specification; INVALID_INPUT for a value that is not offered. */
  change: (
    stored: Record<string, unknown>,
    change: Record<string, unknown>,
    context: Reader,
  ) => Record<string, unknown>;
};
