"use client";
// Alternatives of a part, with the reason for each.
import { useTranslations } from "next-intl";
import { useSaleColumns } from "@/components/part/use-sale-columns";
import { buttonClass } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import { Table, type TableColumn } from "@/components/ui/table";
import { Tag } from "@/components/ui/tag";
import { useAlternatives } from "@/lib/client/part";
import type { Alternatives as Found, ListedPart } from "@/lib/contracts/part";
import { MAX_COMPARED } from "@/lib/core/part/comparison";
import { Link } from "@/lib/i18n/link";
import styles from "../part.module.css";

type Row = Found["rows"][number];

interface AlternativesProps {
  part: Pick<ListedPart, "id">;
  quantity: number | undefined;
  initial: Found | undefined;
}

const atQuantity = (quantity: number | undefined) => (quantity === undefined ? "" : `quantity=${quantity}`);

export function Alternatives({ part, quantity, initial }: AlternativesProps) {
  const t = useTranslations("part");
  const saleColumns = useSaleColumns();
  const found = useAlternatives(part.id, quantity, initial).data;
  if (!found || found.rows.length === 0) return null;
  const columns: TableColumn<Row>[] = [
    {
      key: "part",
      head: t("columns.part"),
      cell: (row) => (
        <span className={styles.name}>
          <Link
            className="mpn link"
            href={`/component/${row.id}${quantity === undefined ? "" : `?${atQuantity(quantity)}`}`}
          >
            {row.mpn}
          </Link>
          <small>{row.manufacturer}</small>
        </span>
      ),
    },
    { key: "why", head: t("alternatives.why"), cell: (row) => <Reasons row={row} /> },
    ...saleColumns(found.currency),
  ];
  const ids = [part.id, ...found.rows.map(({ id }) => id)].slice(0, MAX_COMPARED);
  const compared = `/component/compare?ids=${ids.join(",")}${quantity === undefined ? "" : `&${atQuantity(quantity)}`}`;
  return (
    <Sheet
      title={t("alternatives.title")}
      note={
        <Link className={buttonClass({ size: "sm" })} href={compared}>
          {t("alternatives.compare")}
        </Link>
      }
    >
      <p className={styles.lead}>{t(found.isByValue ? "alternatives.byValue" : "alternatives.byFunction")}</p>
      <Table caption={t("alternatives.title")} columns={columns} rows={found.rows} rowKey={({ id }) => id} />
    </Sheet>
  );
}

function Reasons({ row }: { row: Row }) {
  const t = useTranslations("part.alternatives");
  if (row.reasons.length === 0) return <span className={styles.muted}>{t("none")}</span>;
  return (
    <span className={styles.tags}>
      {row.reasons.map((reason) => (
        <Tag
          key={reason}
          kind={reason === "cheaper" || reason === "inStock" || reason === "moreStock" ? "success" : "neutral"}
        >
          {t(`reasons.${reason}`)}
        </Tag>
      ))}
    </span>
  );
}
