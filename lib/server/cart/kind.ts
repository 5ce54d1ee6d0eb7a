// What a kind of item must say of itself to be put in a cart, priced, checked out and ordered.

import type { CartItem } from "@/lib/contracts/cart";
import type { MarketArea } from "@/lib/core/market/area";
import type { Contradiction } from "@/lib/core/pcb/contradictions";
import type { ChosenBook } from "@/lib/core/pricing/book-for";
import type { PriceShelf } from "@/lib/core/pricing/shelf";
import type { ProjectRow } from "@/lib/server/gerber/rows";
import type { RequestContext } from "@/lib/server/http/context";

/** The kinds that can be put in a cart; an order knows more. */
export type CartItemType = CartItem["itemType"];
export type ItemSpecification = CartItem["specification"];
export type ItemPrice = CartItem["price"];

/** Where, when and by which book something is priced. */
export type Terms = {
  books: PriceShelf;
  area: MarketArea;
  /** What the item names; honoured or not is the rule's to say. */
  bookVersion: string | null;
  nowMs: number;
  mayUseOffer: boolean;
};

export type ItemPrices = {
  price: ItemPrice;
  /** By the book that the item names, where that one is known but not honoured any more. */
  former: ItemPrice | null;
  /** By an older book that is still honoured: the last day on which it is, `YYYY-MM-DD` in Shanghai. */
  keptUntil?: string | null;
};

/** Both prices of an item, by whichever books its kind has. */
export function pricesBy<B>({ book, standing }: ChosenBook<B>, price: (book: B) => ItemPrice): ItemPrices {
  const former = standing.kind === "renewed" && standing.former;
  const keptUntil = standing.kind === "kept" ? standing.lastDay : null;
  return { price: price(book), former: former ? price(former) : null, keptUntil };
}

/** An item of a known kind, opened: everything that the cart and the checkout ask. */
export type OpenItem = {
  specification: ItemSpecification;
  prices: (terms: Terms) => ItemPrices;
  /** False where it was stored before a rule that it breaks. */
  isMakeable: boolean;
  /** Of a board that the engine prices: where its project's files say something else. */
  contradictions?: (project: Pick<ProjectRow, "facts"> | null) => Contradiction[];
  /** Of a part that there is not enough of: how many there are. */
  lack?: { mpn: string; stock: number };
  quantity: number;
  leadTimeDays: number;
  weightKg: number;
  /** Of a board: how many, and its longer side; null for what is no board. */
  pieces: number | null;
  longSideMm: number | null;
  /** Of an assembled board: lines of its parts list for each side that is assembled. */
  linesPerSide?: number;
  /** Of an assembled board: the quote that it is ordered by. */
  quoteId?: string;
  /** What an order is called after it, where it has no project. */
  title?: string;
  /** Its line in a mail: a key of messages/mail.json and the figures of that sentence. */
  mailLine: {
    key: "line" | "stencilLine" | "partLine" | "pcbaLine" | "pcbaBoardsLine";
    values: Record<string, string | number>;
  };
};

type Reader = Pick<RequestContext, "area" | "locale">;

export type CartKind = {
  /** Of what was stored: whole, but perhaps not makeable any more. */
  open: (stored: Record<string, unknown>) => OpenItem;
  /** Of what was said: made whole. UNSUPPORTED_COMBINATION, with the violations, where it cannot be made. */
  complete: (given: Record<string, unknown>, context: Reader) => OpenItem;
  /** What was stored with something else in it, to be completed; INVALID_INPUT where that is on no list. */
  change: (
    stored: Record<string, unknown>,
    change: Record<string, unknown>,
    context: Reader,
  ) => Record<string, unknown>;
};
