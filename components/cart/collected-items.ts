// What this browser has collected, as items of a cart: priced by the same engine, with no word of the server yet.
import type { CartItem } from "@/lib/contracts/cart";
import { specificationOf } from "@/lib/client/visitor-cart";
import type { PriceBook } from "@/lib/core/pricing/book";
import { type PcbPrice, pricePcb } from "@/lib/core/pricing/price";
import type { CollectedItem } from "@/stores/visitor-cart";

const hasOffer = ({ lines }: PcbPrice) => lines.some(({ key }) => key === "prototypeOffer");

/** The prototype offer goes to the first that may have it, as in an account's cart. */
export function toCartItems(collected: readonly CollectedItem[], book: PriceBook): CartItem[] {
  let mayUseOffer = true;
  return collected.map((item) => {
    const specification = specificationOf(item);
    const price = pricePcb(specification, book, { mayUseOffer });
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
      formerTotalMicro: null,
      changedBy: null,
    };
  });
}
