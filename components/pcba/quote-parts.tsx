"use client";
// The parts list of a quote as it was matched, with a way to take it along.
import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import { Table } from "@/components/ui/table";
import { saveFile } from "@/lib/client/download";
import { textSheet } from "@/lib/client/sheet";
import type { QuoteView } from "@/lib/contracts/bom";
import { formatMoney } from "@/lib/i18n/format-money";
import styles from "./quotes.module.css";

type Part = QuoteView["partList"][number];

const COLUMNS = [
  "designator",
  "quantity",
  "mpn",
  "manufacturer",
  "footprint",
  "value",
  "side",
  "distributor",
  "stock",
  "price",
  "dnp",
] as const;
type Column = (typeof COLUMNS)[number];
const NUMERIC: readonly Column[] = ["quantity", "stock", "price"];
const NONE = "--";
/** 1: not placed. */
const NOT_PLACED = 1;

function useCells(currency: QuoteView["currency"]) {
  const t = useTranslations("quotes.parts");
  const tag = useLocale();
  return (part: Part, column: Column): string => {
    if (column === "price") {
      return part.unitPriceMicro ? formatMoney({ currency, amountMicro: part.unitPriceMicro }, tag) : NONE;
    }
    if (column === "dnp") return t(part.dnp === NOT_PLACED ? "notPlaced" : "placed");
    if (column === "side") return part.side === "top" || part.side === "bottom" ? t(part.side) : NONE;
    return part[column]?.toLocaleString(tag) || NONE;
  };
}

export function QuoteParts({ quote }: { quote: QuoteView }) {
  const t = useTranslations("quotes.parts");
  const cellOf = useCells(quote.currency);
  const { partList: parts } = quote;
  if (parts.length === 0) return null;

  async function download() {
    const head = COLUMNS.map((column) => t(`column.${column}`));
    const file = await textSheet([head, ...parts.map((part) => COLUMNS.map((each) => cellOf(part, each)))], t("title"));
    saveFile({ file, name: `${quote.projectName || quote.quoteNumber}-quote.xls` });
  }

  return (
    <Sheet className={styles.wide} title={t("title")} note={t("count", { count: parts.length })}>
      <Table
        isDense
        caption={t("title")}
        rows={parts.map((part, at) => ({ part, at }))}
        rowKey={({ at }) => String(at)}
        columns={COLUMNS.map((column) => ({
          key: column,
          head: t(`column.${column}`),
          cell: ({ part }: { part: Part }) => cellOf(part, column),
          isNumeric: NUMERIC.includes(column),
        }))}
      />
      <div className={`${styles.foot} no-print`}>
        <Button size="sm" onClick={() => void download()}>
          {t("download")}
        </Button>
      </div>
    </Sheet>
  );
}
