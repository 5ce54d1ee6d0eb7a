"use client";
// Table of the comparison: a column per part.
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "@/components/icons/icon";
import { AddPart } from "@/components/part/add-part";
import { PartStates } from "@/components/part/search/part-states";
import { StockText } from "@/components/part/stock-text";
import { UnitPrice } from "@/components/part/unit-price";
import { usePartWords } from "@/components/part/use-part-words";
import { Button } from "@/components/ui/button";
import type { PartComparison } from "@/lib/contracts/part";
import { comparedValues, isDifferent } from "@/lib/core/part/comparison";
import { orderable } from "@/lib/core/part/order-quantity";
import { Link } from "@/lib/i18n/link";
import { NOTHING } from "@/lib/i18n/nothing";
import styles from "./compare.module.css";

type Row = PartComparison["rows"][number];

interface CompareTableProps {
  found: PartComparison;
  /** Equal rows are omitted. */
  isShort: boolean;
  onRemove: (id: string) => void;
}

interface Line {
  key: string;
  name: string;
  values: ReactNode[];
  isDifferent: boolean;
}

function useLines({ rows, currency }: PartComparison): Line[] {
  const t = useTranslations("part");
  const words = usePartWords();
  const format = new Intl.NumberFormat(useLocale());
  const isAlone = rows.length < 2;
  const line = (key: string, name: string, textOf: (row: Row) => string, cellOf?: (row: Row) => ReactNode): Line => ({
    ...{ key, name, values: rows.map(cellOf ?? textOf) },
    isDifferent: !isAlone && isDifferent(rows.map(textOf)),
  });
  const values = comparedValues(rows).map(({ key, values: written, isDifferent: differs }) => ({
    ...{ key, name: t(`parameters.${key}`), isDifferent: !isAlone && differs },
    values: written.map((value) => (value === null ? NOTHING : words.valueOf(key, value))),
  }));
  return [
    line(
      "price",
      t("columns.unit"),
      ({ price }) => String(price?.unitMicro),
      ({ price }) => <UnitPrice price={price} currency={currency} />,
    ),
    line(
      "stock",
      t("columns.stock"),
      (row) => format.format(row.stock),
      (row) => <StockText part={row} isNumber />,
    ),
    line("category", t("filters.category"), ({ category }) => t(`categories.${category}`)),
    line("package", t("columns.package"), ({ packageName }) => packageName || NOTHING),
    line("pins", t("detail.pins"), ({ pins }) => String(pins)),
    line("mounting", t("detail.mounting"), ({ mounting }) => t(`mountings.${mounting}`)),
    ...values,
    line("series", t("detail.series"), ({ series }) => series || NOTHING),
    line("lifecycle", t("detail.lifecycle"), ({ lifecycle }) => t(`lifecycles.${lifecycle}`)),
    line("minimum", t("detail.minimum"), ({ minimum }) => format.format(minimum)),
    line("multiple", t("detail.multiple"), ({ multiple }) => format.format(multiple)),
  ];
}

export function CompareTable({ found, isShort, onRemove }: CompareTableProps) {
  const t = useTranslations("part.compare");
  const lines = useLines(found).filter((line) => line.isDifferent || !isShort);
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={t("title")}>
      <table className={styles.table}>
        <caption className="visually-hidden">{t("title")}</caption>
        <thead>
          <tr>
            <td />
            {found.rows.map((row) => (
              <th key={row.id} scope="col">
                <PartHead row={row} onRemove={() => onRemove(row.id)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.key} data-different={line.isDifferent || undefined}>
              <th scope="row">
                {line.name}
                {line.isDifferent && <span className={styles.mark}>{t("differs")}</span>}
              </th>
              {found.rows.map((row, at) => (
                <td key={row.id}>{line.values[at]}</td>
              ))}
            </tr>
          ))}
          <tr className="no-print">
            <th scope="row">{t("order")}</th>
            {found.rows.map((row) => (
              <td key={row.id}>
                <AddPart key={row.price?.quantity} part={row} quantity={row.price?.quantity ?? orderable(row, 1)} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      {lines.length === 0 && <p className={styles.note}>{t("allAlike")}</p>}
    </div>
  );
}

function PartHead({ row, onRemove }: { row: Row; onRemove: () => void }) {
  const t = useTranslations("part.compare");
  return (
    <span className={styles.head}>
      <span>
        <Link className="mpn link" href={`/component/${row.id}`}>
          {row.mpn}
        </Link>
        <Button
          className="no-print"
          variant="quiet"
          size="sm"
          isIconOnly
          aria-label={t("remove", { mpn: row.mpn })}
          onClick={onRemove}
        >
          <Icon name="close" size={16} />
        </Button>
      </span>
      <small>{row.manufacturer}</small>
      <PartStates part={row} />
    </span>
  );
}
