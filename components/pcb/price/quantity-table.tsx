"use client";
// Every quantity by lead time; a cell shows price and days.
import { useTranslations } from "next-intl";
import { NOTHING } from "@/lib/i18n/nothing";
import styles from "./price-matrix.module.css";

export type Choice = { quantity: number; leadTimeDays: number };
/** Standard lead time first; null if the board is not offered in that quantity. */
export type QuantityRow = { quantity: number; leadTimes: readonly { days: number; amountMicro: number }[] };

interface QuantityTableProps {
  rows: readonly QuantityRow[];
  /** Formats an amount. */
  show: (amountMicro: number) => string;
  current: Choice;
  counted: "pieces" | "panels";
  onChoose: (choice: Choice) => void;
}

export function QuantityTable({ rows, show, current, counted, onChoose }: QuantityTableProps) {
  const t = useTranslations("quote");
  const columns = Math.max(1, ...rows.map(({ leadTimes }) => leadTimes.length));
  return (
    <table className={`${styles.matrix} ${styles.tall} num`}>
      <caption className="visually-hidden">{t("matrix.title")}</caption>
      <thead>
        <tr>
          <th scope="col">{t(`matrix.${counted}`)}</th>
          {Array.from({ length: columns }, (_, sooner) => (
            <th key={sooner} scope="col">
              {sooner === 0 ? t("matrix.standard") : t("matrix.sooner", { count: sooner })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ quantity, leadTimes }) => (
          <tr key={quantity}>
            <th scope="row">{quantity}</th>
            {Array.from({ length: columns }, (_, at) => {
              const cell = leadTimes[at];
              if (!cell) {
                return (
                  <td key={at}>
                    <span>
                      {NOTHING}
                      <span className="visually-hidden">{t("matrix.notMade")}</span>
                    </span>
                  </td>
                );
              }
              const price = show(cell.amountMicro);
              const days = t("units.daysShort", { count: cell.days });
              return (
                <td key={at}>
                  <button
                    type="button"
                    aria-pressed={quantity === current.quantity && cell.days === current.leadTimeDays}
                    aria-label={t("matrix.choose", {
                      quantity: `${quantity} ${t(`units.${counted}`)}`,
                      days,
                      total: price,
                    })}
                    onClick={() => onChoose({ quantity, leadTimeDays: cell.days })}
                  >
                    {price}
                    <small>{days}</small>
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
