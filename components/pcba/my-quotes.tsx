"use client";
// The user's last assembly quotes with their actions.
import { useFormatter, useTranslations } from "next-intl";
import { QuoteActions } from "@/components/pcba/quote-row-actions";
import { QuoteStatusTag } from "@/components/pcba/quote-status";
import { FailureState } from "@/components/ui/failure-state";
import { PriceText } from "@/components/ui/price-text";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { Table } from "@/components/ui/table";
import { useBomQuotes } from "@/lib/client/bom";
import type { QuoteSummary } from "@/lib/contracts/bom";
import { Link } from "@/lib/i18n/link";
import { useIsSignedIn } from "@/stores/account/session";
import styles from "./my-quotes.module.css";

/** Number of quotes that is useful beside a new one. */
const SHOWN = 8;

export function MyQuotes() {
  const t = useTranslations("pcba.quotes");
  const isSignedIn = useIsSignedIn();
  const { data, isError, refetch } = useBomQuotes({ pageSize: SHOWN });
  if (!isSignedIn) return null;
  return (
    <div className={`wrap ${styles.quotes}`}>
      <Sheet title={t("title")}>
        {isError ? (
          <FailureState title={t("failed")} onRetry={() => void refetch()} />
        ) : !data ? (
          <Skeleton rows={3} />
        ) : data.rows.length === 0 ? (
          <p className={styles.none}>{t("none")}</p>
        ) : (
          <QuoteTable rows={data.rows} />
        )}
      </Sheet>
    </div>
  );
}

function QuoteTable({ rows }: { rows: readonly QuoteSummary[] }) {
  const t = useTranslations("pcba.quotes");
  return (
    <Table
      caption={t("title")}
      rows={rows}
      rowKey={({ quoteId }) => quoteId}
      columns={[
        { key: "number", head: t("number"), cell: (row) => <Named row={row} /> },
        { key: "status", head: t("status"), cell: ({ status }) => <QuoteStatusTag status={status} /> },
        { key: "until", head: t("until"), cell: ({ expiresAt }) => <Day at={expiresAt} /> },
        { key: "pieces", head: t("pieces"), isNumeric: true, cell: ({ totalQuantity }) => totalQuantity },
        {
          key: "total",
          head: t("total"),
          isNumeric: true,
          cell: ({ currency, totalMicro }) => (
            <PriceText money={totalMicro === null ? null : { currency, amountMicro: totalMicro }} />
          ),
        },
        {
          key: "actions",
          head: <span className="visually-hidden">{t("actions")}</span>,
          cell: (row) => <QuoteActions row={row} />,
        },
      ]}
    />
  );
}

function Named({ row }: { row: QuoteSummary }) {
  const t = useTranslations("pcba.quotes");
  return (
    <>
      <span className="mpn">{row.quoteNumber}</span>
      {row.projectName && <span className={styles.project}>{row.projectName}</span>}
      {row.orderId && (
        <Link className="link" href={`/my-center/orders/${row.orderId}`}>
          {t("order", { number: row.orderNumber ?? "" })}
        </Link>
      )}
    </>
  );
}

function Day({ at }: { at: string | null }) {
  const format = useFormatter();
  const unknown = useTranslations("common")("unknown");
  return at === null ? unknown : format.dateTime(Date.parse(at), { dateStyle: "medium" });
}
