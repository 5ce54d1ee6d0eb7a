// Collapsible prices of a whole, each with its total and breakdown.
import { type PriceLine, PriceLines } from "@/components/ui/price-lines";
import { PriceText } from "@/components/ui/price-text";
import type { Money } from "@/lib/base/money";
import styles from "./folded-prices.module.css";

export interface FoldedPrice {
  key: string;
  name: string;
  note: string;
  money: Money;
  lines: readonly PriceLine[];
}

export function FoldedPrices({ prices }: { prices: readonly FoldedPrice[] }) {
  return (
    <ul className={styles.prices}>
      {prices.map(({ key, name, note, money, lines }) => (
        <li key={key}>
          <details>
            <summary>
              <span className={styles.head}>
                <span>
                  {name}
                  <small>{note}</small>
                </span>
                <PriceText money={money} />
              </span>
            </summary>
            <div className={styles.lines}>
              <PriceLines lines={lines} sum={money} />
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}
