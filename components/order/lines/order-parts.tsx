"use client";
// Parts of an order as a table, with export.
import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import { GroupedTable, type TableGroup } from "@/components/ui/grouped-table";
import type { TableColumn } from "@/components/ui/table";
import { saveFile } from "@/lib/client/upload/download";
import { textSheet } from "@/lib/client/sheet";
import type { OrderView } from "@/lib/contracts/order";
import type { OrderPart } from "@/lib/contracts/order-care";
import { quoteFileName } from "@/lib/core/pricing/quote-text";
import { formatMoney } from "@/lib/i18n/format-money";
import { NOTHING } from "@/lib/i18n/nothing";
import { useBoardName } from "@/lib/i18n/use-board-name";
import styles from "../care/order-care.module.css";

/** 1 marks a part that is not placed; 2 one that is. */
const PLACED = 2;
const COLUMNS = [
  "tagNo",
  "sn",
  "brandName",
  "packageName",
  "bottomTop",
  "quantity",
  "dnp",
  "unitPrice",
  "totalCost",
] as const;
type Column = (typeof COLUMNS)[number];
const NUMERIC: readonly Column[] = ["quantity", "unitPrice", "totalCost"];
const SIDES = ["top", "bottom", "both"] as const;
/** Rows rendered at once. */
const SHOWN = 200;
const SHOWN_OF_BOARD = 12;

interface Row {
  part: OrderPart;
  at: number;
}

/** Zero, empty or '--' is shown as '--'. */
function useCells(currency: OrderView["currency"]) {
  const t = useTranslations("order.parts");
  const tag = useLocale();
  const price = (micro: number | null) => (micro ? formatMoney({ currency, amountMicro: micro }, tag) : NOTHING);
  return (part: OrderPart, column: Column): string => {
    if (column === "unitPrice" || column === "totalCost") return price(part[column]);
    if (column === "dnp") return t(part.dnp === PLACED ? "placed" : "notPlaced");
    if (column === "quantity") return part.quantity.toLocaleString(tag);
    if (column === "bottomTop") {
      const side = SIDES.find((each) => each === part.bottomTop);
      return side ? t(side) : NOTHING;
    }
    return part[column] || NOTHING;
  };
}

/** Boards quoted together have a table each; parts of no board are in a last one. */
function useGroups({ partList, lines }: OrderView): TableGroup<Row>[] {
  const t = useTranslations("order.parts");
  const boardLabel = useBoardName();
  const rows = partList.map((part, at) => ({ part, at }));
  if (rows.every(({ part }) => part.board === undefined)) return [{ rows }];
  const named = lines.flatMap((line, position) => {
    const boards = line.itemType === "BomQuote" ? (line.specification.boards ?? []) : [];
    return boards.map(({ boardName }, board) => ({
      name: boardLabel(boardName, board),
      rows: rows.filter(({ part }) => part.line === position && part.board === board),
    }));
  });
  const others = rows.filter(({ part }) => part.board === undefined);
  const all = others.length > 0 ? [...named, { name: t("others"), rows: others }] : named;
  return all.map((group) => ({ ...group, note: t("count", { count: group.rows.length }) }));
}

export function OrderParts({ order }: { order: OrderView }) {
  const t = useTranslations("order.parts");
  const cellOf = useCells(order.currency);
  const groups = useGroups(order);
  const { partList: parts } = order;
  if (parts.length === 0) return null;
  const isSeveral = groups.length > 1;
  const columns: TableColumn<Row>[] = COLUMNS.map((column) => ({
    key: column,
    head: t(`column.${column}`),
    cell: ({ part }) => cellOf(part, column),
    isNumeric: NUMERIC.includes(column),
  }));

  async function download() {
    const headers = COLUMNS.map((column) => t(`column.${column}`));
    const body = groups.flatMap(({ name = "", rows }) =>
      rows.map(({ part }) => [...(isSeveral ? [name] : []), ...COLUMNS.map((each) => cellOf(part, each))]),
    );
    const file = await textSheet([isSeveral ? [t("board"), ...headers] : headers, ...body], t("title"));
    saveFile({ file, name: quoteFileName(order.title || order.orderNumber, ".xls") });
  }

  return (
    <Sheet title={t("title")} note={t("count", { count: parts.length })}>
      <GroupedTable
        caption={t("title")}
        columns={columns}
        groups={groups}
        shown={isSeveral ? SHOWN_OF_BOARD : SHOWN}
        moreLabel={(count) => t("more", { count })}
        rowKey={({ at }) => String(at)}
      />
      <div className={`${styles.tableFoot} no-print`}>
        <Button size="sm" onClick={() => void download()}>
          {t("download")}
        </Button>
      </div>
    </Sheet>
  );
}
