"use client";
// Summary of the items to order.
import { useTranslations } from "next-intl";
import type { CheckoutSlots } from "@/components/checkout/checkout-slots";
import { ItemWords } from "@/components/ui/item-words";
import { PriceText } from "@/components/ui/price-text";
import type { Currency } from "@/lib/base/money";
import type { CartItem } from "@/lib/contracts/cart";
import { isPanel } from "@/lib/core/pcb/panel";
import { useItemName } from "@/lib/i18n/use-item-name";
import { useItemWords } from "@/lib/i18n/use-item-words";
import styles from "./checkout.module.css";

interface CheckoutItemsProps extends Pick<CheckoutSlots, "picture" | "notice"> {
  items: readonly CartItem[];
  currency: Currency;
  /** The items have no price yet. */
  isUnpriced?: boolean;
}

export function CheckoutItems({ items, currency, isUnpriced = false, picture, notice }: CheckoutItemsProps) {
  const t = useTranslations("checkout.inquiry");
  const itemName = useItemName();
  const words = useItemWords();
  const quantityOf = useQuantityText();
  return (
    <ul>
      {items.map((item) => {
        const name = itemName(item);
        return (
          <li key={item.cartItemId} className={styles.item}>
            {picture(item, name)}
            <ItemWords name={name} headingLevel={3}>
              <p>{words(item)}</p>
              {item.partNo && <p className="mpn">{item.partNo}</p>}
              {notice(item, currency)}
            </ItemWords>
            <div className={styles.amount}>
              <span className="num">{quantityOf(item)}</span>
              <b>
                <PriceText
                  money={isUnpriced ? null : { currency, amountMicro: item.totalMicro }}
                  unknown={t("unpriced")}
                />
              </b>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Null for an unknown kind. */
function useQuantityText(): (item: CartItem) => string | null {
  const t = useTranslations("checkout.count");
  return (item) => {
    if (item.itemType === "Custom") {
      const { specification } = item;
      return t(isPanel(specification) ? "panels" : "pieces", { count: specification.quantity });
    }
    const count = item.specification.quantity;
    if (item.itemType === "BomQuote") return t("pieces", { count });
    if ((item.itemType as string) === "Normal") return t("parts", { count });
    return (item.itemType as string) === "Stencil" ? t("stencils", { count }) : null;
  };
}
