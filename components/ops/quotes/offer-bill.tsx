"use client";
// Price lines of one board of an offer beside the engine's proposal, sections in whole cents.
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { readAmount } from "@/components/ops/record/money";
import { type Amounts, proposalOf, totalOf } from "@/components/ops/quotes/offer-amounts";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { PriceText } from "@/components/ui/price-text";
import type { AdminQuote } from "@/lib/contracts/ops-quote";
import { formatMoney } from "@/lib/i18n/format-money";
import { usePriceWords } from "@/lib/i18n/use-price-words";
import styles from "../record/record.module.css";

interface OfferBillProps {
  quote: AdminQuote;
  /** Index of the board, from 0. */
  at: number;
  /** Set if there are several boards. */
  name?: string;
  amounts: Amounts;
  onChange: (amounts: Amounts) => void;
}

export function OfferBill({ quote, at, name, amounts, onChange }: OfferBillProps) {
  const t = useTranslations("ops.offer");
  const quotes = useTranslations("ops.quotes");
  const tag = useLocale();
  const { currency, boards } = quote;
  const totalMicro = totalOf(quote, amounts);
  return (
    <section aria-label={name}>
      {name !== undefined && (
        <h3 className={styles.billHead}>
          {name} <small>{quotes("pieces", { count: boards[at]?.pieces ?? 0 })}</small>
        </h3>
      )}
      <div className={styles.scroll}>
        <table className={styles.bill} aria-label={t("lines")}>
          <thead>
            <tr>
              <th scope="col">{t("line")}</th>
              <th scope="col">{t("engine")}</th>
              <th scope="col">{t("ours", { currency })}</th>
            </tr>
          </thead>
          {quote.sections.map((section) => (
            <SectionRows
              key={section.section}
              {...{ quote, at, name, section, amounts }}
              onChange={(key, said) => onChange({ ...amounts, [key]: said })}
            />
          ))}
          <tfoot>
            <tr>
              <td>{name === undefined ? t("total") : t("totalOf", { name })}</td>
              <td>
                <PriceText money={proposalOf(quote, at)?.total} />
              </td>
              <td className="num">
                {totalMicro === null ? "--" : formatMoney({ currency, amountMicro: totalMicro }, tag)}
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}

/** Lines that are shown without a proposal. */
const USUAL: readonly string[] = [
  ...["pcbToolingCost", "boardFee", "pcbTestingFee", "filmFee"],
  ...["componentsUnitPrice", "componentsMoqCost"],
  ...["assemblyToolingCost", "assemblyXyDesignCost", "assembly", "partCost"],
  "stencil",
];

interface SectionRowsProps extends Omit<OfferBillProps, "onChange"> {
  section: AdminQuote["sections"][number];
  onChange: (key: string, said: string) => void;
}

function SectionRows({ quote, at, name, section: { section, keys }, amounts, onChange }: SectionRowsProps) {
  const t = useTranslations("ops.offer");
  const words = usePriceWords();
  const { currency } = quote;
  const proposal = proposalOf(quote, at);
  const [isWhole, setWhole] = useState(false);
  const proposedLine = (key: string) => proposal?.lines.find((line) => line.key === key);
  // Lines that the engine does not charge are hidden; without a proposal the usual ones are shown.
  const isUsual = (key: string) => proposedLine(key) !== undefined || (proposal === null && USUAL.includes(key));
  const shown = isWhole ? keys : keys.filter((key) => isUsual(key) || amounts[key] !== undefined);
  const labelOf = (key: string) =>
    name === undefined ? t("amountOf", { line: words.name(key) }) : t("amountOfBoard", { line: words.name(key), name });
  return (
    <tbody>
      <tr className={styles.section}>
        <td colSpan={3}>
          {t(`section.${section}`)}{" "}
          {!isWhole && shown.length < keys.length && (
            <Button size="sm" onClick={() => setWhole(true)}>
              <Icon name="plus" size={16} />
              {t("addLine", { count: keys.length - shown.length })}
            </Button>
          )}
        </td>
      </tr>
      {shown.map((key) => {
        const line = proposedLine(key);
        const said = amounts[key] ?? "";
        return (
          <tr key={key}>
            <td>
              {words.name(key)}
              {line && <small className={styles.hint}> {words.rule(line.rule, currency)}</small>}
            </td>
            <td>
              <PriceText money={line ? { currency, amountMicro: line.amountMicro } : null} />
            </td>
            <td>
              <Field
                isNumeric
                aria-label={labelOf(key)}
                aria-invalid={said !== "" && readAmount(said) === null ? true : undefined}
                value={said}
                maxLength={17}
                onChange={(event) => onChange(key, event.target.value)}
              />
            </td>
          </tr>
        );
      })}
    </tbody>
  );
}
