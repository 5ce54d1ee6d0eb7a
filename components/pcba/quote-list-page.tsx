"use client";
// The user's quotes: filter, table, pages; all settings are in the address.
import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { QuoteFilterBar } from "@/components/pcba/quote-filter-bar";
import {
  QUOTE_LIST_PATH,
  type QuoteFilterParams,
  quoteListHref,
  QUOTES_A_PAGE,
  readQuoteFilter,
} from "@/components/pcba/quote-filter-params";
import { QuoteActions } from "@/components/pcba/quote-row-actions";
import { QuoteStatusTag } from "@/components/pcba/quote-status";
import { useQuoteName } from "@/components/pcba/use-quote-name";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { FailureState } from "@/components/ui/failure-state";
import { PageTitle } from "@/components/ui/page-title";
import { Pager } from "@/components/ui/pager";
import { PriceText } from "@/components/ui/price-text";
import { Sheet } from "@/components/ui/sheet";
import { StaleNotice } from "@/components/ui/stale-notice";
import { Skeleton } from "@/components/ui/skeleton";
import { Table } from "@/components/ui/table";
import { useBomQuotes } from "@/lib/client/bom";
import type { QuoteSummary } from "@/lib/contracts/bom";
import { formatDate } from "@/lib/i18n/format-date";
import { Link } from "@/lib/i18n/link";
import { BoardThumbnail } from "@/components/quote/board-thumbnail";
import { NearView } from "@/components/ui/near-view";
import { useBoardPicture } from "@/lib/client/gerber";
import { useBoard3dSnapshot } from "@/lib/client/board3d-snapshot";
import styles from "./quotes.module.css";

export function QuoteListPage() {
  const t = useTranslations("quotes.list");
  const filter = readQuoteFilter(useSearchParams());
  const { status, keyword, page } = filter;
  const quotes = useBomQuotes({ status, keyword: keyword || undefined, pageNum: page, pageSize: QUOTES_A_PAGE });
  // The previous page is shown only while the next one loads.
  const isShown = quotes.data !== undefined && !(quotes.isPlaceholderData && quotes.fetchStatus === "paused");
  return (
    <>
      <PageTitle title={t("title")} />
      {isShown && (
        <StaleNotice
          updatedAt={quotes.dataUpdatedAt}
          hasFailed={quotes.isError}
          onReload={() => void quotes.refetch()}
        />
      )}
      <Sheet>
        <QuoteFilterBar filter={filter} count={quotes.data?.count} />
        {isShown && quotes.data ? (
          <QuoteRows quotes={quotes.data.rows} total={quotes.data.total} filter={filter} />
        ) : quotes.isError ? (
          <FailureState title={t("failed.title")} text={t("failed.text")} onRetry={() => void quotes.refetch()} />
        ) : quotes.fetchStatus === "paused" ? (
          <EmptyState icon="warning" title={t("failed.title")} text={t("failed.offline")} />
        ) : (
          <Skeleton rows={6} />
        )}
      </Sheet>
    </>
  );
}

interface QuoteRowsProps {
  quotes: readonly QuoteSummary[];
  total: number;
  filter: QuoteFilterParams;
}

function QuoteRows({ quotes, total, filter }: QuoteRowsProps) {
  const t = useTranslations("quotes.list");
  const words = useTranslations("quotes");
  const tag = useLocale();
  if (quotes.length === 0) return <NoQuotes isFiltered={quoteListHref(filter) !== QUOTE_LIST_PATH} />;
  return (
    <>
      <Table
        isBaseline
        caption={t("title")}
        rows={quotes}
        rowKey={({ quoteId }) => quoteId}
        columns={[
          {
            key: "picture",
            head: <span className="visually-hidden">{t("picture")}</span>,
            cell: (quote) => <QuoteRowPicture quote={quote} />,
          },
          { key: "number", head: t("number"), cell: (row) => <Named row={row} /> },
          { key: "kind", head: t("kind"), cell: ({ kind }) => words(`kind.${kind}`) },
          { key: "status", head: t("status"), cell: ({ status }) => <QuoteStatusTag status={status} /> },
          { key: "date", head: t("date"), cell: ({ createDate }) => formatDate(createDate, tag) },
          { key: "until", head: t("until"), cell: ({ expiresAt }) => formatDate(expiresAt, tag) },
          { key: "pieces", head: t("pieces"), isNumeric: true, cell: (quote) => <Pieces quote={quote} /> },
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
      <Pager
        label={t("pages")}
        page={filter.page}
        pages={Math.ceil(total / QUOTES_A_PAGE)}
        hrefOf={(page) => quoteListHref({ ...filter, page })}
      />
    </>
  );
}

function Named({ row }: { row: QuoteSummary }) {
  const t = useTranslations("pcba.quotes");
  const name = useQuoteName()(row);
  return (
    <span className={styles.named}>
      <Link className="link" href={`${QUOTE_LIST_PATH}/${row.quoteId}`}>
        {name}
      </Link>
      <small className="num">{row.quoteNumber}</small>
      {row.orderId && (
        <Link className="link" href={`/my-center/orders/${row.orderId}`}>
          {t("order", { number: row.orderNumber ?? "" })}
        </Link>
      )}
    </span>
  );
}

function NoQuotes({ isFiltered }: { isFiltered: boolean }) {
  const t = useTranslations(`quotes.list.${isFiltered ? "noMatch" : "empty"}`);
  return (
    <EmptyState
      icon={isFiltered ? "search" : "doc"}
      title={t("title")}
      text={t("text")}
      action={
        <Link
          className={buttonClass({ variant: isFiltered ? "secondary" : "primary" })}
          href={isFiltered ? QUOTE_LIST_PATH : "/order/manufacturing/pcba"}
        >
          {t("action")}
        </Link>
      }
    />
  );
}

/** Total quantity, and number of different boards. */
function Pieces({ quote: { totalQuantity, boardCount } }: { quote: QuoteSummary }) {
  const t = useTranslations("quotes.list");
  return (
    <>
      {totalQuantity}
      {boardCount > 1 && <small className={styles.below}>{t("different", { count: boardCount })}</small>}
    </>
  );
}

/** Board picture of a quote in a list; an icon of its kind if it has none. */
function QuoteRowPicture({ quote }: { quote: QuoteSummary }) {
  return <NearView>{(isNear) => <Picture quote={quote} isNear={isNear} />}</NearView>;
}

function Picture({ quote, isNear }: { quote: QuoteSummary; isNear: boolean }) {
  const t = useTranslations("quotes.list");
  const name = useQuoteName()(quote);
  const { projectId, hasPicture, board3dSnapshot, kind, board } = quote;
  const wanted = isNear ? projectId : null;
  const drawn = useBoardPicture(
    wanted !== null && hasPicture && board3dSnapshot === null
      ? { projectId: wanted, side: "top", size: "small" }
      : null,
  );
  const snapshot = useBoard3dSnapshot(
    wanted !== null && board3dSnapshot !== null ? { projectId: wanted, board3dSnapshot } : null,
  );
  const words = board3dSnapshot !== null ? "snapshotOf" : hasPicture ? "pictureOf" : "noPicture";
  return (
    <BoardThumbnail
      isSmall
      image={board3dSnapshot === null ? drawn.data : snapshot.data}
      appearance={board}
      icon={kind === "pcb" ? "board" : "reel"}
      alt={t(words, { name })}
    />
  );
}
