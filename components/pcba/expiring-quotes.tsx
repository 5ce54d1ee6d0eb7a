"use client";
// Quotes that expire soon, for the account overview.
import { useLocale, useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button";
import { PriceText } from "@/components/ui/price-text";
import { Sheet } from "@/components/ui/sheet";
import { useQuoteName } from "@/components/pcba/use-quote-name";
import { useBomQuotes } from "@/lib/client/bom";
import type { QuoteSummary } from "@/lib/contracts/bom";
import { formatDate } from "@/lib/i18n/format-date";
import { Link } from "@/lib/i18n/link";
import styles from "./expiring-quotes.module.css";

const SHOWN = 5;
const LOOKED_AT = 100;

/** Quotes that expire first. */
function soonest(quotes: readonly QuoteSummary[]): QuoteSummary[] {
  const dated = quotes.filter(({ expiresAt }) => expiresAt !== null);
  return dated.sort((one, other) => (one.expiresAt ?? "").localeCompare(other.expiresAt ?? "")).slice(0, SHOWN);
}

export function ExpiringQuotes() {
  const t = useTranslations("quotes.expiring");
  const tag = useLocale();
  const nameOf = useQuoteName();
  const quotes = useBomQuotes({ status: "Quoted", pageNum: 1, pageSize: LOOKED_AT });
  const rows = soonest(quotes.data?.rows ?? []);
  if (rows.length === 0) return null;
  return (
    <Sheet
      title={t("title")}
      note={
        <Link className="link" href="/my-center/quotes?status=Quoted">
          {t("all")}
        </Link>
      }
    >
      <ul>
        {rows.map((quote) => (
          <li key={quote.quoteId} className={styles.row}>
            <p>
              <b>{nameOf(quote)}</b>
              <small>
                <span className="num">{quote.quoteNumber}</span> ·{" "}
                {t("until", { date: formatDate(quote.expiresAt, tag) })}
              </small>
            </p>
            <PriceText
              money={quote.totalMicro === null ? null : { currency: quote.currency, amountMicro: quote.totalMicro }}
            />
            <Link className={buttonClass({ size: "sm" })} href={`/my-center/quotes/${quote.quoteId}`}>
              {t("open")}
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
