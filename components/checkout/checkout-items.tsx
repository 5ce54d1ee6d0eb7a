"use client";
// What is about to be ordered, in short.
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PriceText } from "@/components/ui/price-text";
import type { CartItem } from "@/lib/contracts/cart";
import { useSpecificationWords } from "@/lib/i18n/use-specification-words";
import styles from "./checkout.module.css";

interface CheckoutItemsProps {
  items: readonly CartItem[];
  /** Draws the board of an item. */
  picture: (item: CartItem, name: string) => ReactNode;
}

export function CheckoutItems({ items, picture }: CheckoutItemsProps) {
  const t = useTranslations("checkout");
  const cart = useTranslations("cart");
  const words = useSpecificationWords();
  return (
    <ul>
      {items.map((item) => {
        const name = item.projectName || cart("unnamed");
        return (
          <li key={item.cartItemId} className={styles.item}>
            {picture(item, name)}
            <div>
              <h3>{name}</h3>
              <p>{words(item.specification)}</p>
              {item.partNo && <p className="mpn">{item.partNo}</p>}
            </div>
            <div className={styles.amount}>
              <span className="num">{t("quantity", { count: item.specification.quantity })}</span>
              <b>
                <PriceText money={{ currency: item.price.currency, amountMicro: item.totalMicro }} />
              </b>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
