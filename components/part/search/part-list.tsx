"use client";
// Results of a search: a row per part with facts, stock, price and cart button.
import { useTranslations } from "next-intl";
import { AddPart } from "@/components/part/add-part";
import { CompareTick } from "@/components/part/compare/compare-tick";
import { PartStates } from "@/components/part/search/part-states";
import { usePartWords } from "@/components/part/use-part-words";
import { useSaleColumns } from "@/components/part/use-sale-columns";
import { Table, type TableColumn } from "@/components/ui/table";
import type { PartSearch } from "@/lib/contracts/part";
import { orderable } from "@/lib/core/part/order-quantity";
import { Link } from "@/lib/i18n/link";
import styles from "../part.module.css";

type Row = PartSearch["rows"][number];

export function PartList({ found, quantity }: { found: PartSearch; quantity: number | undefined }) {
  const t = useTranslations("part");
  const words = usePartWords();
  const saleColumns = useSaleColumns();
  const columns: TableColumn<Row>[] = [
    {
      key: "compare",
      head: <span className={styles.tickHead}>{t("compare.column")}</span>,
      cell: (row) => (
        <span className={styles.tick}>
          <CompareTick part={row} isBare />
        </span>
      ),
    },
    {
      key: "part",
      head: t("columns.part"),
      cell: (row) => (
        <span className={styles.name}>
          <Link
            className="mpn link"
            href={`/component/${row.id}${quantity === undefined ? "" : `?quantity=${quantity}`}`}
          >
            {row.mpn}
          </Link>
          <small>{row.manufacturer}</small>
          <PartStates part={row} />
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
    ...saleColumns(found.currency),
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
