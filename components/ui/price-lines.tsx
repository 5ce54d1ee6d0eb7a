// Price breakdown: name left, amount right, the rule in small print under the name, a line above the total.
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PriceText } from "@/components/ui/price-text";
import type { Money } from "@/lib/base/money";
import { shownAmounts } from "@/lib/base/shown-amounts";
import styles from "./price-lines.module.css";

export interface PriceLine {
  key: string;
  name: ReactNode;
  rule?: ReactNode;
  money: Money | null;
  /** Included in the price: shows a word instead of zero. */
  isIncluded?: boolean;
  /** Highlights the line for a moment after a change. */
  isChanged?: boolean;
}

interface PriceLinesProps {
  lines: readonly PriceLine[];
  total?: { name: ReactNode; money: Money | null };
  /** Sum of the lines, if no total is shown under them. */
  sum?: Money;
}

/** Whole cents that add up to the sum. */
function inCents(lines: readonly PriceLine[], sum: Money | null | undefined): readonly PriceLine[] {
  const amounts = lines.flatMap(({ money }) => money?.amountMicro ?? []);
  const shown = shownAmounts(amounts, sum?.amountMicro ?? Number.NaN);
  let at = 0;
  return lines.map((line) => {
    if (!line.money) return line;
    const amountMicro = shown[at++] ?? line.money.amountMicro;
    return { ...line, money: { ...line.money, amountMicro } };
  });
}

export function PriceLines({ lines, total, sum }: PriceLinesProps) {
  const t = useTranslations("common");
  return (
    <dl className={styles.lines}>
      {inCents(lines, sum ?? total?.money).map((line) => (
        <div key={line.key} data-changed={line.isChanged || undefined}>
          <dt>
            {line.name}
            {line.rule && <small>{line.rule}</small>}
          </dt>
          <dd>{line.isIncluded ? t("included") : <PriceText money={line.money} />}</dd>
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
