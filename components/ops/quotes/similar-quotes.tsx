"use client";
// Earlier prices of similar boards, beside an offer that is being made.
import { useFormatter, useLocale, useTranslations } from "next-intl";
import { PriceText } from "@/components/ui/price-text";
import { Sheet } from "@/components/ui/sheet";
import { Table, type TableColumn } from "@/components/ui/table";
import { Tag } from "@/components/ui/tag";
import { type Currency, roundToCents } from "@/lib/base/money";
import { useSimilarQuotes } from "@/lib/client/ops";
import type { AdminSimilarQuote } from "@/lib/contracts/admin-quote";
import { formatDate } from "@/lib/i18n/format-date";
import { Link } from "@/lib/i18n/link";
import { NOTHING } from "@/lib/i18n/nothing";
import styles from "../record/record.module.css";

/** Nothing until it has come: it only advises. */
export function SimilarQuotes({ quoteId }: { quoteId: string }) {
  const t = useTranslations("ops.similar");
  const { data } = useSimilarQuotes(quoteId);
  if (!data) return null;
  return (
    <Sheet title={t("title")} note={t("note")} className="no-print">
      {data.rows.length === 0 ? (
        <div className={styles.form}>
          <p className={styles.hint}>{t("none")}</p>
        </div>
      ) : (
        <Rows rows={data.rows} currency={data.currency} />
      )}
    </Sheet>
  );
}

function Rows({ rows, currency }: { rows: readonly AdminSimilarQuote[]; currency: Currency }) {
  const t = useTranslations("ops.similar");
  const format = useFormatter();
  const tag = useLocale();
  const price = (amountMicro: number) => <PriceText money={{ currency, amountMicro: roundToCents(amountMicro) }} />;
  const columns: TableColumn<AdminSimilarQuote>[] = [
    {
      key: "number",
      head: t("quote"),
      cell: ({ quoteId, quoteNumber }) => (
        <Link className="link num" href={`/ops/quotes/${quoteId}`}>
          {quoteNumber}
        </Link>
      ),
      isWhole: true,
    },
    { key: "at", head: t("at"), cell: ({ at }) => formatDate(at, tag, "short"), isWhole: true },
    {
      key: "size",
      head: t("size"),
      cell: ({ widthMm, heightMm }) => `${format.number(widthMm)} × ${format.number(heightMm)} mm`,
      isWhole: true,
    },
    { key: "quantity", head: t("quantity"), cell: ({ quantity }) => format.number(quantity), isNumeric: true },
    { key: "total", head: t("boards"), cell: ({ boardsMicro }) => price(boardsMicro), isNumeric: true },
    {
      key: "each",
      head: t("perPiece"),
      cell: ({ boardsMicro, quantity }) => price(boardsMicro / quantity),
      isNumeric: true,
    },
    {
      key: "perArea",
      head: t("perSquareMeter"),
      cell: ({ boardsMicro, areaM2 }) => price(boardsMicro / areaM2),
      isNumeric: true,
    },
    {
      key: "ordered",
      head: t("ordered"),
      cell: ({ isOrdered }) => (isOrdered ? <Tag kind="success">{t("yes")}</Tag> : NOTHING),
    },
  ];
  return <Table caption={t("title")} columns={columns} rows={rows} rowKey={({ quoteId }) => quoteId} isDense />;
}
