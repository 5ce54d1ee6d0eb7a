// Visitor's items as cart items: priced by the same engine, not confirmed by the server.
import type { CartItem } from "@/lib/contracts/cart";
import type { Currency } from "@/lib/base/money";
import { type CollectedContent, contentOf } from "@/lib/client/collected-content";
import type { CollectedPart } from "@/lib/client/collected-part";
import type { ListedPart } from "@/lib/contracts/part";
import { convertLadder } from "@/lib/core/part/ladder";
import { pricePart } from "@/lib/core/pricing/part/price";
import type { PriceBook } from "@/lib/core/pricing/book";
import type { ChosenBook } from "@/lib/core/pricing/book-for";
import { pricePcb } from "@/lib/core/pricing/price";
import { priceStencil, type StencilBook } from "@/lib/core/pricing/stencil/price";
import type { CollectedItem } from "@/stores/visitor-cart";

type Price = CartItem["price"];

/** Price book of each kind that applies to a version. */
export interface BookChoice {
  boards: (version: string | null) => ChosenBook<PriceBook>;
  stencils: (version: string | null) => ChosenBook<StencilBook>;
}

/** Catalog data of parts by id; null until it is loaded. */
export interface CartPriceBooks {
  currency: Currency;
  parts: ReadonlyMap<string, ListedPart> | null;
}

interface Priced {
  price: Price;
  /** Price by the named book, if that is no longer honored. */
  previous: Price | null;
  keptUntil: string | null;
}

const hasOffer = ({ lines }: Price) => lines.some(({ key }) => key === "prototypeOffer");

function byBook<B>({ book, validity }: ChosenBook<B>, price: (book: B) => Price): Priced {
  const previous = validity.kind === "renewed" && validity.previous;
  const keptUntil = validity.kind === "kept" ? validity.lastDay : null;
  return { price: price(book), previous: previous ? price(previous) : null, keptUntil };
}

/** Current catalog data; a part that is no longer in the catalog is unavailable. */
function current(kept: CollectedPart, { parts, currency }: CartPriceBooks): CollectedPart {
  if (parts === null) return kept;
  const now = parts.get(kept.partId);
  if (!now) return { ...kept, stock: 0 };
  const { minimum, multiple, stock, isSample, tiers } = now;
  return { ...kept, minimum, multiple, stock, isSample, tiers, currency };
}

function toPartItem(item: CollectedItem, kept: CollectedPart, priceBooks: CartPriceBooks): CartItem {
  const { currency } = priceBooks;
  const priceOf = ({ tiers, quantity, currency: from }: CollectedPart) =>
    pricePart({ tiers: convertLadder(tiers, from, currency), quantity, currency, bookVersion: "" });
  const { tiers: _tiers, currency: _currency, ...specification } = current(kept, priceBooks);
  const price = priceOf(current(kept, priceBooks));
  const previousMicro = priceOf(kept).total.amountMicro;
  const totalMicro = price.total.amountMicro;
  const hasChanged = previousMicro !== totalMicro;
  return {
    itemType: "Normal",
    specification,
    ...commonFields(item),
    hasPicture: false,
    board3dSnapshot: null,
    price: { ...price, lines: [...price.lines] },
    totalMicro,
    previousTotalMicro: hasChanged ? previousMicro : null,
    changedBy: hasChanged ? "partPrice" : null,
    keptUntil: null,
  };
}

const commonFields = ({ key, partNo, projectId, projectName, atMs }: CollectedItem) => ({
  cartItemId: key,
  partNo,
  projectId,
  projectName,
  position: atMs,
});

function priceContent(
  content: Exclude<CollectedContent, { itemType: "Normal" }>,
  { books, version, mayUseOffer }: { books: BookChoice; version: string | null; mayUseOffer: boolean },
): Priced {
  if (content.itemType === "Stencil") {
    return byBook(books.stencils(version), (book) => priceStencil(content.specification, book));
  }
  return byBook(books.boards(version), (book) => pricePcb(content.specification, book, { mayUseOffer }));
}

/**
 * As in an account's cart: prices by the named book while it is honored, else by the one in force with the former
 * total; the prototype offer goes to the first item that qualifies. `board3dSnapshots`: by project id.
 */
export function toCartItems(
  collected: readonly CollectedItem[],
  books: BookChoice,
  priceBooks: CartPriceBooks = { currency: "USD", parts: null },
  board3dSnapshots: ReadonlyMap<string | null, string | null> = new Map(),
): CartItem[] {
  let mayUseOffer = true;
  return collected.map((item) => {
    const content = contentOf(item);
    if (content.itemType === "Normal") return toPartItem(item, content.specification, priceBooks);
    const { price, previous, keptUntil } = priceContent(content, { books, version: item.bookVersion, mayUseOffer });
    const previousMicro = previous?.total.amountMicro ?? null;
    const hasChanged = previousMicro !== null && previousMicro !== price.total.amountMicro;
    if (hasOffer(price)) mayUseOffer = false;
    return {
      ...content,
      ...commonFields(item),
      hasPicture: item.projectId !== null,
      board3dSnapshot: board3dSnapshots.get(item.projectId) ?? null,
      price,
      totalMicro: price.total.amountMicro,
      previousTotalMicro: hasChanged ? previousMicro : null,
      changedBy: hasChanged ? "priceBook" : null,
      keptUntil,
    };
  });
}
