"use client";
// The parts that a search found, one to a row: what it is, how many there are, what it costs, and into the cart.
import { useTranslations } from "next-intl";
import { AddPart } from "@/components/part/add-part";
import { StockText } from "@/components/part/stock-text";
import { usePartWords } from "@/components/part/use-part-words";
import { PriceText } from "@/components/ui/price-text";
import { Table, type TableColumn } from "@/components/ui/table";
import type { PartSearch } from "@/lib/contracts/part";
import { orderable } from "@/lib/core/part/order-quantity";
import { Link } from "@/lib/i18n/link";
import styles from "./part.module.css";

type Row = PartSearch["rows"][number];

export function PartList({ found }: { found: PartSearch }) {
  const t = useTranslations("part");
  const words = usePartWords();
  const { currency } = found;
  const columns: TableColumn<Row>[] = [
    {
      key: "part",
      head: t("columns.part"),
      cell: (row) => (
        <span className={styles.name}>
          <Link className="mpn link" href={`/component/${row.id}`}>
            {row.mpn}
          </Link>
          <small>{row.manufacturer}</small>
        </span>
      ),
    },
    {
      key: "facts",
      head: t("columns.facts"),
      cell: (row) => (
        <span className={styles.name}>
          <span>{words.inShort(row.parameters)}</span>
          <small>{t(`categories.${row.category}`)}</small>
        </span>
      ),
    },
    { key: "package", head: t("columns.package"), cell: (row) => row.packageName },
    {
      key: "stock",
      head: t("columns.stock"),
      isNumeric: true,
      cell: (row) => <StockText stock={row.stock} minimum={row.minimum} isNumber />,
    },
    {
      key: "price",
      head: t("columns.unit"),
      isNumeric: true,
      cell: (row) => <UnitPrice row={row} currency={currency} />,
    },
    {
      key: "add",
      head: <span className="visually-hidden">{t("add")}</span>,
      cell: (row) => (
        <AddPart key={row.price?.quantity} part={row} quantity={row.price?.quantity ?? orderable(row, 1)} />
      ),
    },
  ];
  return <Table caption={t("title")} columns={columns} rows={found.rows} rowKey={(row) => row.id} />;
}

function UnitPrice({ row: { price }, currency }: { row: Row; currency: PartSearch["currency"] }) {
  const t = useTranslations("part");
  if (!price) return <span className="num">--</span>;
  return (
    <span className={styles.name}>
      <PriceText money={{ currency, amountMicro: price.unitMicro }} />
      <small className="num">{t("atQuantity", { quantity: price.quantity })}</small>
    </span>
  );
}
