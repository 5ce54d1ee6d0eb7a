"use client";
// Matched parts lists of a quote, with export.
import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { GroupedTable } from "@/components/ui/grouped-table";
import { Sheet } from "@/components/ui/sheet";
import { saveFile } from "@/lib/client/upload/download";
import { textSheet } from "@/lib/client/sheet";
import type { QuoteView } from "@/lib/contracts/bom";
import { SAMPLE_DISTRIBUTOR } from "@/lib/core/part/distributor";
import { quoteFileName } from "@/lib/core/pricing/quote-text";
import { formatMoney } from "@/lib/i18n/format-money";
import { hasText, textOr } from "@/lib/base/has-text";
import { NOTHING } from "@/lib/i18n/nothing";
import { useBoardName } from "@/lib/i18n/use-board-name";
import styles from "./quotes.module.css";

type Part = QuoteView["partList"][number];

const COLUMNS = [
  "board",
  "designator",
  "quantity",
  "mpn",
  "manufacturer",
  "footprint",
  "value",
  "side",
  "pins",
  "distributor",
  "stock",
  "price",
  "state",
  "dnp",
] as const;
type Column = (typeof COLUMNS)[number];
/** Columns of the table; other values are shown below these. */
const SHOWN_COLUMNS = ["designator", "quantity", "mpn", "value", "side", "pins", "stock", "price", "state"] as const;
const NUMERIC: readonly Column[] = ["quantity", "pins", "stock", "price"];
/** 1: not placed. */
const NOT_PLACED = 1;
const SIDES = ["top", "bottom", "both"] as const;
/** Rows rendered at once: a list may have ten thousand. For several boards the rest follows after all of them. */
const SHOWN = 200;
const SHOWN_OF_BOARD = 12;

/** The board of a line is shown only for several boards. */
const columnsOf = (columns: readonly Column[], { specification }: QuoteView) =>
  columns.filter((column) => column !== "board" || specification.boards !== undefined);

function useCells({ currency, specification: { boards } }: QuoteView) {
  const t = useTranslations("quotes.parts");
  const tag = useLocale();
  const boardLabel = useBoardName();
  const cells: Record<Column, (part: Part) => string> = {
    board: ({ board }) => boardLabel(boards?.[board]?.boardName, board),
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
    pins: ({ joints, quantity }) => (joints === null || quantity === 0 ? "" : (joints / quantity).toLocaleString(tag)),
    distributor: ({ distributor, supply }) => {
      if (supply === "customer") return t("customer");
      return distributor === SAMPLE_DISTRIBUTOR ? t("sampleCatalog") : distributor;
    },
    stock: ({ stock, supply }) => (supply === "customer" ? "" : (stock?.toLocaleString(tag) ?? "")),
    price: ({ unitPriceMicro }) => (unitPriceMicro ? formatMoney({ currency, amountMicro: unitPriceMicro }, tag) : ""),
    state: ({ state, isAssembled, dnp }) => {
      if (dnp === NOT_PLACED) return "";
      if (!isAssembled) return t("leftAway");
      return textOr(t, `states.${state}`, state);
    },
    dnp: ({ dnp }) => t(dnp === NOT_PLACED ? "notPlaced" : "placed"),
  };
  return (part: Part, column: Column): string => cells[column](part) || NOTHING;
}

/** Manufacturer, requested number, and match method. */
function useMatch() {
  const t = useTranslations("quotes.parts");
  return ({ mpn, part, matchReason }: Part): string[] => {
    if (!part) return [];
    const isOther = mpn !== "" && mpn !== part.mpn;
    const reason = `match.${matchReason}`;
    const isExplained = matchReason !== "exact" && hasText(t, reason);
    return [...(isOther ? [t("wanted", { mpn })] : []), ...(isExplained ? [t(reason)] : [])];
  };
}

/** Cell with its secondary line. */
function Cell({ part, column, cellOf }: { part: Part; column: Column; cellOf: ReturnType<typeof useCells> }) {
  const t = useTranslations("quotes.parts");
  const matchOf = useMatch();
  const below: Partial<Record<Column, readonly string[]>> = {
    mpn: [cellOf(part, "manufacturer"), ...matchOf(part)],
    value: [cellOf(part, "footprint")],
    side: part.placement === null ? [] : [t(`placement.${part.placement}`)],
    pins: part.jointsBy !== null && part.jointsBy !== "catalogue" ? [t(`pinsBy.${part.jointsBy}`)] : [],
    stock: [cellOf(part, "distributor")],
    price: part.isSample ? [t("sample")] : [],
  };
  const words = (below[column] ?? []).filter((text) => text !== NOTHING).join(" · ");
  const isUnplaced = column === "state" && part.dnp === NOT_PLACED;
  return (
    <span className={styles.cell} data-column={column}>
      {isUnplaced ? cellOf(part, "dnp") : cellOf(part, column)}
      {words !== "" && <small className={styles.below}>{words}</small>}
    </span>
  );
}

export function QuoteParts({ quote }: { quote: QuoteView }) {
  const t = useTranslations("quotes.parts");
  const cellOf = useCells(quote);
  const boardLabel = useBoardName();
  const { partList: parts, specification } = quote;
  if (parts.length === 0) return null;
  const rows = parts.map((part, at) => ({ part, at }));
  const groups = specification.boards?.map(({ boardName }, board) => {
    const own = rows.filter(({ part }) => part.board === board);
    return { name: boardLabel(boardName, board), note: t("count", { count: own.length }), rows: own };
  });

  async function download() {
    const columns = columnsOf(COLUMNS, quote);
    const headers = columns.map((column) => t(`column.${column}`));
    const file = await textSheet(
      [headers, ...parts.map((part) => columns.map((each) => cellOf(part, each)))],
      t("title"),
    );
    saveFile({ file, name: quoteFileName(quote.projectName || quote.quoteNumber, ".xls") });
  }

  return (
    <Sheet className={styles.wide} title={t("title")} note={t("count", { count: parts.length })}>
      <GroupedTable
        caption={t("title")}
        groups={groups ?? [{ rows }]}
        shown={groups ? SHOWN_OF_BOARD : SHOWN}
        moreLabel={(count) => t("showAll", { count })}
        rowKey={({ at }) => String(at)}
        columns={SHOWN_COLUMNS.map((column) => ({
          key: column,
          head: t(`column.${column}`),
          cell: ({ part }: { part: Part }) => <Cell part={part} column={column} cellOf={cellOf} />,
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
