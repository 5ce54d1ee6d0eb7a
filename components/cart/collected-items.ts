// What this browser has collected, as items of a cart: priced by the same engine, with no word of the server yet.
import type { CartItem } from "@/lib/contracts/cart";
import { specificationOf } from "@/lib/client/visitor-cart";
import type { PriceBook } from "@/lib/core/pricing/book";
import type { ChosenBook } from "@/lib/core/pricing/book-for";
import { type PcbPrice, pricePcb } from "@/lib/core/pricing/price";
import type { CollectedItem } from "@/stores/visitor-cart";

const hasOffer = ({ lines }: PcbPrice) => lines.some(({ key }) => key === "prototypeOffer");

/**
 * Each by the price book that it names while that is honoured; then by the one in force, with the former total. The
 * prototype offer goes to the first that may have it. All as in an account's cart.
 */
export function toCartItems(
  collected: readonly CollectedItem[],
  chooseBook: (version: string | null) => ChosenBook<PriceBook>,
): CartItem[] {
  let mayUseOffer = true;
  return collected.map((item) => {
    const specification = specificationOf(item);
    const { book, standing } = chooseBook(item.bookVersion);
    const price = pricePcb(specification, book, { mayUseOffer });
    const former = standing.kind === "renewed" && standing.former;
    const formerMicro = former ? pricePcb(specification, former, { mayUseOffer }).total.amountMicro : null;
    const hasChanged = formerMicro !== null && formerMicro !== price.total.amountMicro;
    if (hasOffer(price)) mayUseOffer = false;
    return {
      cartItemId: item.key,
      itemType: item.itemType,
      partNo: item.partNo,
      projectId: item.projectId,
      projectName: item.projectName,
      hasPicture: item.projectId !== null,
      position: item.atMs,
      specification,
      price,
      totalMicro: price.total.amountMicro,
      formerTotalMicro: hasChanged ? formerMicro : null,
      changedBy: hasChanged ? "priceBook" : null,
    };
  });
}
