// What a price is made of: name left, amount right, the rule in small under the name, a line above the sum.
import type { ReactNode } from "react";
import { PriceText } from "@/components/ui/price-text";
import type { Money } from "@/lib/base/money";
import styles from "./price-lines.module.css";

export interface PriceLine {
  key: string;
  name: ReactNode;
  rule?: ReactNode;
  money: Money | null;
  /** A copper edge beside it for a moment after it changed. */
  isChanged?: boolean;
}

export function PriceLines({
  lines,
  total,
}: {
  lines: readonly PriceLine[];
  total?: { name: ReactNode; money: Money | null };
}) {
  return (
    <dl className={styles.lines}>
      {lines.map((line) => (
        <div key={line.key} data-changed={line.isChanged || undefined}>
          <dt>
            {line.name}
            {line.rule && <small>{line.rule}</small>}
          </dt>
          <dd>
            <PriceText money={line.money} />
          </dd>
        </div>
      ))}
      {total && (
        <div className={styles.sum}>
          <dt>{total.name}</dt>
          <dd>
            <PriceText money={total.money} />
          </dd>
        </div>
      )}
    </dl>
  );
}
