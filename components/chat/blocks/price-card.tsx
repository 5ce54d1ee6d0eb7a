"use client";
import { useLocale, useTranslations } from "next-intl";
import { Card } from "@/components/chat/blocks/card";
import { CardLink } from "@/components/chat/blocks/card-link";
import { PriceText } from "@/components/ui/price-text";
import type { PriceBlock } from "@/lib/core/assistant/answer";
import { formatDate } from "@/lib/i18n/format-date";
import styles from "./cards.module.css";

export function PriceCard({ block: { title, currency, columns, rows, validUntil, path } }: { block: PriceBlock }) {
  const t = useTranslations("chat.blocks");
  const tag = useLocale();
  return (
    <Card
      title={title}
      aside={validUntil && t("validUntil", { date: formatDate(validUntil, tag) })}
      actions={<CardLink path={path}>{t("openQuote")}</CardLink>}
      note={t("freight")}
    >
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={title}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t("variant")}</th>
              {columns.map((column, at) => (
                <th key={at} scope="col" data-numeric>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, amounts, note }, at) => (
              <tr key={at}>
                <th scope="row">
                  {label}
                  {note && <small>{note}</small>}
                </th>
                {amounts.map((amountMicro, column) => (
                  <td key={column} data-numeric>
                    <PriceText
                      money={amountMicro === null ? null : { currency, amountMicro }}
                      unknown={t("notOffered")}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
