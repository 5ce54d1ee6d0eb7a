"use client";
// Quote page: validity, specification, price, parts, activity.
import { useLocale, useTranslations } from "next-intl";
import { QUOTE_LIST_PATH } from "@/components/pcba/quote-filter-params";
import { QuoteFacts } from "@/components/pcba/quote-facts";
import { QuoteParts } from "@/components/pcba/quote-parts";
import { QuotePrice } from "@/components/pcba/quote-price";
import { QuoteActions } from "@/components/pcba/quote-row-actions";
import { QuoteSpecification } from "@/components/pcba/quote-specification";
import { quoteStatusKey, QuoteStatusTag } from "@/components/pcba/quote-status";
import { Button, buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { FailureState } from "@/components/ui/failure-state";
import { PageTitle } from "@/components/ui/page-title";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { ApiError } from "@/lib/client/transport/api-error";
import { useBomQuote } from "@/lib/client/bom";
import type { QuoteView } from "@/lib/contracts/bom";
import { formatDate } from "@/lib/i18n/format-date";
import { Link } from "@/lib/i18n/link";
import { Icon } from "@/components/icons/icon";
import { useDownloadFile } from "@/lib/client/upload/file";
import { useBoardName } from "@/lib/i18n/use-board-name";
import styles from "./quotes.module.css";

export function QuotePage({ quoteId }: { quoteId: string }) {
  const quote = useBomQuote(quoteId);
  if (quote.data) return <QuoteDetails quote={quote.data} />;
  if (quote.isError) return <Failure error={quote.error} onRetry={() => void quote.refetch()} />;
  return <Skeleton rows={8} />;
}

function QuoteDetails({ quote }: { quote: QuoteView }) {
  const t = useTranslations("quotes");
  return (
    <article>
      <nav className={`${styles.crumbs} no-print`} aria-label={t("list.title")}>
        <Link className="link" href={QUOTE_LIST_PATH}>
          {t("list.title")}
        </Link>
      </nav>
      <PageTitle title={<span className="num">{t("view.title", { number: quote.quoteNumber })}</span>}>
        <QuoteStatusTag status={quote.status} />
      </PageTitle>
      <Validity quote={quote} />
      <QuoteParts quote={quote} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <QuoteSpecification quote={quote} />
          <QuoteLog events={quote.events} />
        </div>
        <div className={styles.stack}>
          <QuotePrice quote={quote} />
          <QuoteFacts quote={quote} />
          <QuoteFiles quote={quote} />
          {quote.remark !== "" && (
            <Sheet title={t("view.remark")}>
              <p className={styles.text}>{quote.remark}</p>
            </Sheet>
          )}
        </div>
      </div>
    </article>
  );
}

/** Validity with the available actions. */
function Validity({ quote }: { quote: QuoteView }) {
  const t = useTranslations("quotes.status");
  const tag = useLocale();
  const key = quoteStatusKey(quote.status);
  return (
    <section className={styles.status} aria-live="polite">
      <div>
        <h2>{t(`${key}.title`)}</h2>
        <p>{t(`${key}.text`, { date: formatDate(quote.expiresAt, tag) })}</p>
        {quote.canOrder && <p>{t("mayOrder")}</p>}
        {quote.orderId !== null && !quote.canDelete && (
          <p>
            <Link className="link" href={`/my-center/orders/${quote.orderId}`}>
              {t("waits")}
            </Link>
          </p>
        )}
      </div>
      <QuoteActions row={quote} hasMain />
    </section>
  );
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations("quotes.view");
  const isMissing = error instanceof ApiError && error.code === "NOT_FOUND";
  if (!isMissing) return <FailureState title={t("failed.title")} text={t("failed.text")} onRetry={onRetry} />;
  return (
    <EmptyState
      icon="search"
      headingLevel={1}
      title={t("notFound.title")}
      text={t("notFound.text")}
      action={
        <Link className={buttonClass({ variant: "primary" })} href={QUOTE_LIST_PATH}>
          {t("notFound.action")}
        </Link>
      }
    />
  );
}

/** Parts lists, coordinates and further boards of a quote. */
function QuoteFiles({ quote: { files, specification } }: { quote: QuoteView }) {
  const t = useTranslations("quotes.files");
  const boardLabel = useBoardName();
  const download = useDownloadFile();
  const { boards } = specification;
  if (files.length === 0) return null;
  return (
    <Sheet title={t("title")}>
      <div className={styles.files}>
        {files.map(({ kind, fileUrl, fileName, board }) => (
          <Button
            key={`${board} ${kind} ${fileUrl}`}
            size="sm"
            isBusy={download.isPending && download.variables === fileUrl}
            onClick={() => download.mutate(fileUrl)}
          >
            <Icon name="download" size={16} />
            <span>
              {board !== undefined && `${boardLabel(boards?.[board]?.boardName, board)} · `}
              {t(kind)}: {fileName}
            </span>
          </Button>
        ))}
      </div>
    </Sheet>
  );
}

/** A new quote leaves this status at once, so it is not shown. */
const isShown = ({ to }: QuoteView["events"][number]) => to !== "Initial";

/** Activity of a quote, newest first. */
function QuoteLog({ events }: { events: QuoteView["events"] }) {
  const t = useTranslations("quotes.log");
  const status = useTranslations("pcba.status");
  const tag = useLocale();
  return (
    <Sheet title={t("title")}>
      <ol className={styles.log}>
        {events
          .filter(isShown)
          .toReversed()
          .map(({ to, at, note }, index) => (
            <li key={index}>
              <time className="num" dateTime={at}>
                {formatDate(at, tag, "moment")}
              </time>
              <span>{status(quoteStatusKey(to))}</span>
              {note !== "" && <small>{note}</small>}
            </li>
          ))}
      </ol>
    </Sheet>
  );
}
