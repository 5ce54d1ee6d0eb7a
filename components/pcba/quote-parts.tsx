"use client";
// The parts list of a quote as it was matched, with a way to take it along.
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
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
  "state",
  "dnp",
] as const;
type Column = (typeof COLUMNS)[number];
const NUMERIC: readonly Column[] = ["quantity", "stock", "price"];
const NONE = "--";
/** 1: not placed. */
const NOT_PLACED = 1;
const SIDES = ["top", "bottom", "both"] as const;
/** Rows that are drawn at once: a list may have ten thousand. */
const SHOWN = 200;

function useCells(currency: QuoteView["currency"]) {
  const t = useTranslations("quotes.parts");
  const tag = useLocale();
  const cells: Record<Column, (part: Part) => string> = {
    designator: ({ designator }) => designator,
    quantity: ({ quantity }) => quantity.toLocaleString(tag),
    mpn: ({ mpn, part }) => part?.mpn ?? mpn,
    manufacturer: ({ manufacturer, part }) => part?.manufacturer ?? manufacturer,
    footprint: ({ footprint }) => footprint,
    value: ({ value }) => value,
    side: ({ side }) => {
      const known = SIDES.find((each) => each === side);
      return known ? t(known) : "";
    },
    distributor: ({ distributor, supply }) => (supply === "customer" ? t("customer") : distributor),
    stock: ({ stock, supply }) => (supply === "customer" ? "" : (stock?.toLocaleString(tag) ?? "")),
    price: ({ unitPriceMicro }) => (unitPriceMicro ? formatMoney({ currency, amountMicro: unitPriceMicro }, tag) : ""),
    state: ({ state, isAssembled, dnp }) => {
      if (dnp === NOT_PLACED) return "";
      if (!isAssembled) return t("leftAway");
      return t.has(`states.${state}` as never) ? t(`states.${state}` as never) : state;
    },
    dnp: ({ dnp }) => t(dnp === NOT_PLACED ? "notPlaced" : "placed"),
  };
  return (part: Part, column: Column): string => cells[column](part) || NONE;
}

/** What stands below a cell: the number that was asked for, how the part was found, whose price it is. */
function Below({ part, column }: { part: Part; column: Column }): ReactNode {
  const t = useTranslations("quotes.parts");
  const { mpn, part: matched, matchReason, isSample } = part;
  if (column === "price" && isSample) return <small className={styles.below}>{t("sample")}</small>;
  if (column !== "mpn" || !matched) return null;
  const isOther = mpn !== "" && mpn !== matched.mpn;
  const how = t.has(`match.${matchReason}` as never) ? t(`match.${matchReason}` as never) : null;
  if (!isOther && (how === null || matchReason === "exact")) return null;
  return <small className={styles.below}>{[isOther && t("wanted", { mpn }), how].filter(Boolean).join(" · ")}</small>;
}

export function QuoteParts({ quote }: { quote: QuoteView }) {
  const t = useTranslations("quotes.parts");
  const cellOf = useCells(quote.currency);
  const [isWhole, setWhole] = useState(false);
  const { partList: parts } = quote;
  if (parts.length === 0) return null;
  const shown = isWhole ? parts : parts.slice(0, SHOWN);

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
        rows={shown.map((part, at) => ({ part, at }))}
        rowKey={({ at }) => String(at)}
        columns={COLUMNS.map((column) => ({
          key: column,
          head: t(`column.${column}`),
          cell: ({ part }: { part: Part }) => (
            <>
              {cellOf(part, column)}
              <Below part={part} column={column} />
            </>
          ),
          isNumeric: NUMERIC.includes(column),
        }))}
      />
      <div className={`${styles.foot} no-print`}>
        {shown.length < parts.length && (
          <Button size="sm" onClick={() => setWhole(true)}>
            {t("showAll", { count: parts.length - shown.length })}
          </Button>
        )}
        <Button size="sm" onClick={() => void download()}>
          {t("download")}
        </Button>
      </div>
    </Sheet>
  );
}
