// What this browser has collected, as items of a cart: priced by the same engine, with no word of the server yet.
import type { CartItem } from "@/lib/contracts/cart";
import { type CollectedContent, contentOf } from "@/lib/client/collected-content";
import type { PriceBook } from "@/lib/core/pricing/book";
import type { ChosenBook } from "@/lib/core/pricing/book-for";
import { pricePcb } from "@/lib/core/pricing/price";
import { priceStencil, type StencilBook } from "@/lib/core/pricing/stencil/price";
import type { CollectedItem } from "@/stores/visitor-cart";

type Price = CartItem["price"];

/** The book of each kind that counts for a version. */
export interface BookChoice {
  boards: (version: string | null) => ChosenBook<PriceBook>;
  stencils: (version: string | null) => ChosenBook<StencilBook>;
}

interface Priced {
  price: Price;
  /** By the book that is named, where that is not honoured any more. */
  former: Price | null;
  keptUntil: string | null;
}

const hasOffer = ({ lines }: Price) => lines.some(({ key }) => key === "prototypeOffer");

function byBook<B>({ book, standing }: ChosenBook<B>, price: (book: B) => Price): Priced {
  const former = standing.kind === "renewed" && standing.former;
  const keptUntil = standing.kind === "kept" ? standing.lastDay : null;
  return { price: price(book), former: former ? price(former) : null, keptUntil };
}

function priceContent(
  content: CollectedContent,
  { books, version, mayUseOffer }: { books: BookChoice; version: string | null; mayUseOffer: boolean },
): Priced {
  if (content.itemType === "Stencil") {
    return byBook(books.stencils(version), (book) => priceStencil(content.specification, book));
  }
  return byBook(books.boards(version), (book) => pricePcb(content.specification, book, { mayUseOffer }));
}

/**
 * Each by the price book that it names while that is honoured; then by the one in force, with the former total. The
 * prototype offer goes to the first that may have it. All as in an account's cart.
 */
export function toCartItems(collected: readonly CollectedItem[], books: BookChoice): CartItem[] {
  let mayUseOffer = true;
  return collected.map((item) => {
    const content = contentOf(item);
    const { price, former, keptUntil } = priceContent(content, { books, version: item.bookVersion, mayUseOffer });
    const formerMicro = former?.total.amountMicro ?? null;
    const hasChanged = formerMicro !== null && formerMicro !== price.total.amountMicro;
    if (hasOffer(price)) mayUseOffer = false;
    return {
      ...content,
      cartItemId: item.key,
      partNo: item.partNo,
      projectId: item.projectId,
      projectName: item.projectName,
      hasPicture: item.projectId !== null,
      position: item.atMs,
      price,
      totalMicro: price.total.amountMicro,
      formerTotalMicro: hasChanged ? formerMicro : null,
      changedBy: hasChanged ? "priceBook" : null,
      keptUntil,
    };
  });
}
