"use client";
// Parts, and their attributes beside each other.
import { useTranslations } from "next-intl";
import { CardLink } from "@/components/chat/blocks/card-link";
import { PriceText } from "@/components/ui/price-text";
import { Tag } from "@/components/ui/tag";
import { useLocale } from "next-intl";
import type { PartCard, PartsBlock } from "@/lib/core/assistant/answer";
import { formatMoney } from "@/lib/i18n/format-money";
import { Link } from "@/lib/i18n/link";
import { Card } from "@/components/chat/blocks/card";
import styles from "./cards.module.css";

export function PartCards({ block: { parts, comparison } }: { block: PartsBlock }) {
  if (comparison.length > 0) return <Comparison parts={parts} comparison={comparison} />;
  return parts.map((part) => <OnePart key={part.partId} part={part} />);
}

function OnePart({ part }: { part: PartCard }) {
  const t = useTranslations("chat.blocks");
  const tag = useLocale();
  const { mpn, manufacturer, description, isSample, unitMicro, currency, quantity, path } = part;
  return (
    <Card title={mpn} aside={manufacturer} actions={<CardLink path={path}>{t("openPart")}</CardLink>}>
      <div className={styles.body}>
        <p>{description}</p>
        <p className={styles.facts}>
          <Stock part={part} />
          <span className="num">
            {unitMicro === null
              ? t("noPrice")
              : t("unitPrice", { price: formatMoney({ currency, amountMicro: unitMicro }, tag), quantity })}
          </span>
          {isSample && <Tag>{t("sample")}</Tag>}
        </p>
      </div>
    </Card>
  );
}

function Stock({ part: { stock } }: { part: PartCard }) {
  const t = useTranslations("chat.blocks");
  if (stock === 0) return <Tag kind="warning">{t("outOfStock")}</Tag>;
  return <Tag kind="success">{t("inStock", { count: stock })}</Tag>;
}

function Comparison({ parts, comparison }: Pick<PartsBlock, "parts" | "comparison">) {
  const t = useTranslations("chat.blocks");
  return (
    <div className={styles.card}>
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={parts.map(({ mpn }) => mpn).join(", ")}>
        <table className={styles.table} data-comparison>
          <thead>
            <tr>
              <td />
              {parts.map(({ partId, mpn, manufacturer, path }) => (
                <th key={partId} scope="col">
                  <Link className="link" href={path}>
                    {mpn}
                  </Link>
                  <small>{manufacturer}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparison.map(({ label, values }, at) => (
              <tr key={at}>
                <th scope="row">{label}</th>
                {parts.map(({ partId }, column) => (
                  <td key={partId}>{values[column]}</td>
                ))}
              </tr>
            ))}
            <tr>
              <td />
              {parts.map((part) => (
                <td key={part.partId}>
                  <span className={styles.facts}>
                    <Stock part={part} />
                    <PriceText
                      money={part.unitMicro === null ? null : { currency: part.currency, amountMicro: part.unitMicro }}
                      unknown={t("noPrice")}
                    />
                  </span>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </div>
  );
}
