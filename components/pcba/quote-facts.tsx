"use client";
import { useLocale, useTranslations } from "next-intl";
import { QUOTE_LIST_PATH } from "@/components/pcba/quote-filter-params";
import { DataList, type DataEntry } from "@/components/ui/data-list";
import { Sheet } from "@/components/ui/sheet";
import type { QuoteView } from "@/lib/contracts/bom";
import { formatDate } from "@/lib/i18n/format-date";
import { Link } from "@/lib/i18n/link";
import { NOTHING } from "@/lib/i18n/nothing";
import styles from "./quotes.module.css";

export function QuoteFacts({ quote }: { quote: QuoteView }) {
  const t = useTranslations("quotes");
  const tag = useLocale();
  const { orderId, sourceQuoteId } = quote;
  const entries: DataEntry[] = [
    { key: "number", name: t("facts.number"), value: quote.quoteNumber },
    { key: "kind", name: t("list.kind"), value: t(`kind.${quote.kind}`) },
    { key: "project", name: t("facts.project"), value: quote.projectName || NOTHING },
    { key: "date", name: t("facts.date"), value: formatDate(quote.createDate, tag) },
    { key: "until", name: t("facts.until"), value: formatDate(quote.expiresAt, tag) },
    { key: "pieces", name: t("facts.pieces"), value: quote.totalQuantity.toLocaleString(tag) },
    {
      key: "order",
      name: t("facts.order"),
      value: orderId ? <To href={`/my-center/orders/${orderId}`}>{quote.orderNumber ?? ""}</To> : NOTHING,
    },
    {
      key: "source",
      name: t("facts.source"),
      value: sourceQuoteId ? (
        <To href={`${QUOTE_LIST_PATH}/${sourceQuoteId}`}>{quote.sourceQuoteNumber ?? ""}</To>
      ) : (
        NOTHING
      ),
    },
  ];
  return (
    <Sheet title={t("facts.title")}>
      <div className={styles.block}>
        <DataList entries={entries.filter(({ value }) => value !== NOTHING)} />
      </div>
    </Sheet>
  );
}

function To({ href, children }: { href: string; children: string }) {
  return (
    <Link className="link" href={href}>
      {children}
    </Link>
  );
}
