"use client";
// The parts of an order as a table, with a way to take it along.
import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import { Table, type TableColumn } from "@/components/ui/table";
import { saveFile } from "@/lib/client/download";
import { textSheet } from "@/lib/client/sheet";
import type { OrderView } from "@/lib/contracts/order";
import type { OrderPart } from "@/lib/contracts/order-care";
import { formatMoney } from "@/lib/i18n/format-money";
import styles from "./order-care.module.css";

const NONE = "--";
/** Parts lists name a part that is not placed by 1; 2 is the flag that it is. */
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

/** Zero, empty or '--' is shown as '--'. */
function useCells(currency: OrderView["currency"]) {
  const t = useTranslations("order.parts");
  const tag = useLocale();
  const price = (micro: number | null) => (micro ? formatMoney({ currency, amountMicro: micro }, tag) : NONE);
  return (part: OrderPart, column: Column): string => {
    if (column === "unitPrice" || column === "totalCost") return price(part[column]);
    if (column === "dnp") return t(part.dnp === PLACED ? "placed" : "notPlaced");
    if (column === "quantity") return part.quantity.toLocaleString(tag);
    if (column === "bottomTop")
      return part.bottomTop === "top" || part.bottomTop === "bottom" ? t(part.bottomTop) : NONE;
    return part[column] || NONE;
  };
}

export function OrderParts({ order }: { order: OrderView }) {
  const t = useTranslations("order.parts");
  const cellOf = useCells(order.currency);
  const { partList: parts } = order;
  if (parts.length === 0) return null;
  const columns: TableColumn<{ part: OrderPart; at: number }>[] = COLUMNS.map((column) => ({
    key: column,
    head: t(`column.${column}`),
    cell: ({ part }) => cellOf(part, column),
    isNumeric: NUMERIC.includes(column),
  }));

  async function download() {
    const head = COLUMNS.map((column) => t(`column.${column}`));
    const file = await textSheet([head, ...parts.map((part) => COLUMNS.map((each) => cellOf(part, each)))], t("title"));
    saveFile({ file, name: `${order.title || order.orderNumber}-quote.xls` });
  }

  return (
    <Sheet title={t("title")} note={t("count", { count: parts.length })}>
      <Table
        isDense
        caption={t("title")}
        columns={columns}
        rows={parts.map((part, at) => ({ part, at }))}
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
