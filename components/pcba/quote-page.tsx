"use client";
// Quote page: validity, specification, price, parts, activity.
import { useLocale, useTranslations } from "next-intl";
import { QUOTE_LIST_PATH } from "@/components/pcba/quote-filter-params";
import { QuoteFacts } from "@/components/pcba/quote-facts";
import { QuoteFiles } from "@/components/pcba/quote-files";
import { QuoteLog } from "@/components/pcba/quote-log";
import { QuoteParts } from "@/components/pcba/quote-parts";
import { QuotePrice } from "@/components/pcba/quote-price";
import { QuoteActions } from "@/components/pcba/quote-row-actions";
import { QuoteSpecification } from "@/components/pcba/quote-specification";
import { QuoteStatusTag, quoteStatusKey } from "@/components/pcba/quote-status";
import { buttonClass } from "@/components/ui/button";
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
