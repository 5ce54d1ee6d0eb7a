"use client";
// Totals by quantity and lead time; a click applies both.
import { useTranslations } from "next-intl";
import { memo } from "react";
import { NOTHING } from "@/lib/i18n/nothing";
import styles from "./price-matrix.module.css";

interface PriceMatrixProps {
  quantities: readonly number[];
  leadTimes: readonly number[];
  /** `amountsMicro[quantity][leadTime]`; null if not offered. */
  amountsMicro: readonly (readonly (number | null)[])[];
  /** Formats an amount. */
  show: (amountMicro: number) => string;
  current: { quantity: number; leadTimeDays: number };
  isPanel: boolean;
  onChoose: (choice: { quantity: number; leadTimeDays: number }) => void;
}

export function PriceMatrix(props: PriceMatrixProps) {
  "use memo";
  const { quantities, leadTimes, amountsMicro, show, current, isPanel, onChoose } = props;
  const t = useTranslations("quote");
  const pieces = isPanel ? t("matrix.panels") : t("matrix.pieces");
  const unit = isPanel ? t("units.panels") : t("units.pieces");
  const columns = leadTimes.map((days) => ({ days, words: t("units.daysShort", { count: days }) }));
  return (
    <table className={`${styles.matrix} num`}>
      <caption className="visually-hidden">{t("matrix.title")}</caption>
      <thead>
        <tr>
          <th scope="col">{pieces}</th>
          {columns.map(({ days, words }) => (
            <th key={days} scope="col" data-current={days === current.leadTimeDays || undefined}>
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {quantities.map((quantity, row) => (
          <tr key={quantity}>
            <th scope="row">{quantity}</th>
            {columns.map(({ days, words }, column) => (
              <Cell
                key={days}
                quantity={quantity}
                days={days}
                pieces={`${quantity} ${unit}`}
                time={words}
                total={shown(amountsMicro[row]?.[column], show)}
                isCurrent={quantity === current.quantity && days === current.leadTimeDays}
                onChoose={onChoose}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function shown(amountMicro: number | null | undefined, show: PriceMatrixProps["show"]): string | null {
  return amountMicro === null || amountMicro === undefined ? null : show(amountMicro);
}

interface CellProps {
  quantity: number;
  days: number;
  /** As text: "50 boards", "5 days". */
  pieces: string;
  time: string;
  /** Null if not offered. */
  total: string | null;
  isCurrent: boolean;
  onChoose: PriceMatrixProps["onChoose"];
}

const Cell = memo(function Cell({ quantity, days, pieces, time, total, isCurrent, onChoose }: CellProps) {
  const t = useTranslations("quote.matrix");
  if (total === null) {
    return (
      <td>
        <span title={t("notMade")}>
          {NOTHING}
          <span className="visually-hidden">{t("notMade")}</span>
        </span>
      </td>
    );
  }
  return (
    <td>
      <button
        type="button"
        aria-pressed={isCurrent}
        aria-label={t("choose", { quantity: pieces, days: time, total })}
        onClick={() => onChoose({ quantity, leadTimeDays: days })}
      >
        {total}
      </button>
    </td>
  );
});
