"use client";
// Terms of an offer: lead time and validity, with its price per piece and square meter.
import { useLocale, useTranslations } from "next-intl";
import { readCount } from "@/components/ops/quotes/read-count";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";
import type { AdminQuote } from "@/lib/contracts/ops-quote";
import { MAX_OFFER_DAYS, MAX_VALID_DAYS } from "@/lib/contracts/ops-quote";
import { formatMoney } from "@/lib/i18n/format-money";
import styles from "../record/record.module.css";

export interface Terms {
  leadTimeDays: string;
  validDays: string;
}

/** Null if a number is invalid. */
export function readTerms(terms: Terms): { leadTimeDays: number; validDays: number } | null {
  const leadTimeDays = readCount(terms.leadTimeDays, MAX_OFFER_DAYS);
  const validDays = readCount(terms.validDays, MAX_VALID_DAYS);
  return leadTimeDays && validDays ? { leadTimeDays, validDays } : null;
}

interface OfferTermsProps {
  terms: Terms;
  isTried: boolean;
  onChange: (terms: Terms) => void;
}

export function OfferTerms({ terms, isTried, onChange }: OfferTermsProps) {
  const t = useTranslations("ops.offer");
  const fields = [
    { name: "leadTimeDays", max: MAX_OFFER_DAYS },
    { name: "validDays", max: MAX_VALID_DAYS },
  ] as const;
  return (
    <div className={styles.row}>
      {fields.map(({ name, max }) => (
        <FormField
          key={name}
          label={t(name)}
          hint={t(`${name}Hint`)}
          error={isTried && !readCount(terms[name], max) ? t("wholeDays", { max }) : undefined}
        >
          {(control) => (
            <Field
              {...control}
              isNumeric
              maxLength={3}
              unit={t("daysUnit")}
              value={terms[name]}
              onChange={(event) => onChange({ ...terms, [name]: event.target.value.trim() })}
            />
          )}
        </FormField>
      ))}
    </div>
  );
}

/** All boards together. */
export function sizeOf({ boards }: Pick<AdminQuote, "boards">): { pieces: number; squareMeters: number } {
  return boards.reduce(
    (sum, { board, pieces }) => ({
      pieces: sum.pieces + pieces,
      squareMeters: sum.squareMeters + (board.widthMm * board.heightMm * board.quantity) / 1_000_000,
    }),
    { pieces: 0, squareMeters: 0 },
  );
}

export function UnitPrices({ quote, totalMicro }: { quote: AdminQuote; totalMicro: number | null }) {
  const t = useTranslations("ops.offer");
  const tag = useLocale();
  const { pieces, squareMeters } = sizeOf(quote);
  const per = (count: number) =>
    totalMicro === null || count === 0
      ? "--"
      : formatMoney({ currency: quote.currency, amountMicro: Math.round(totalMicro / count) }, tag);
  const area = new Intl.NumberFormat(tag, { maximumFractionDigits: 3 }).format(squareMeters);
  return (
    <dl className={styles.unitPrices}>
      <div>
        <dt>{t("perPiece")}</dt>
        <dd className="num">{per(pieces)}</dd>
      </div>
      <div>
        <dt>{t("area")}</dt>
        <dd className="num">{t("squareMeters", { area })}</dd>
      </div>
      <div>
        <dt>{t("perSquareMeter")}</dt>
        <dd className="num">{per(squareMeters)}</dd>
      </div>
    </dl>
  );
}
