"use client";
// Totals of quantities by lead times; a click takes both.
import { useTranslations } from "next-intl";
import styles from "./price-matrix.module.css";

interface PriceMatrixProps {
  quantities: readonly number[];
  leadTimes: readonly number[];
  /** `totalsMicro[quantity][leadTime]`; null where that is not made. */
  totalsMicro: readonly (readonly (number | null)[])[];
  /** A total in the reader's form and the chosen view. */
  show: (totalMicro: number, quantity: number) => string;
  current: { quantity: number; leadTimeDays: number };
  isPanel: boolean;
  onChoose: (choice: { quantity: number; leadTimeDays: number }) => void;
}

export function PriceMatrix(props: PriceMatrixProps) {
  const { quantities, leadTimes, totalsMicro, current, isPanel } = props;
  const t = useTranslations("quote");
  const pieces = isPanel ? t("matrix.panels") : t("matrix.pieces");
  return (
    <table className={`${styles.matrix} num`}>
      <caption className="visually-hidden">{t("matrix.title")}</caption>
      <thead>
        <tr>
          <th scope="col">{pieces}</th>
          {leadTimes.map((days) => (
            <th key={days} scope="col" data-current={days === current.leadTimeDays || undefined}>
              {t("units.daysShort", { count: days })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {quantities.map((quantity, row) => (
          <tr key={quantity}>
            <th scope="row">{quantity}</th>
            {leadTimes.map((days, column) => (
              <td key={days}>
                <Cell {...props} quantity={quantity} days={days} totalMicro={totalsMicro[row]?.[column] ?? null} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps extends PriceMatrixProps {
  quantity: number;
  days: number;
  totalMicro: number | null;
}

function Cell({ quantity, days, totalMicro, show, current, isPanel, onChoose }: CellProps) {
  const t = useTranslations("quote");
  if (totalMicro === null) {
    return (
      <span title={t("matrix.notMade")}>
        --<span className="visually-hidden">{t("matrix.notMade")}</span>
      </span>
    );
  }
  const total = show(totalMicro, quantity);
  const label = t("matrix.choose", {
    quantity: `${quantity} ${isPanel ? t("units.panels") : t("units.pieces")}`,
    days: t("units.daysShort", { count: days }),
    total,
  });
  return (
    <button
      type="button"
      aria-pressed={quantity === current.quantity && days === current.leadTimeDays}
      aria-label={label}
      onClick={() => onChoose({ quantity, leadTimeDays: days })}
    >
      {total}
    </button>
  );
}
