"use client";
// The price: the figure and what it is for, its lines, the way to the cart, and what would cost less.
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { type Confirmation, ConfirmationLine } from "@/components/pcb/confirmation-line";
import { PriceBreakdown } from "@/components/pcb/price-breakdown";
import { PriceFigure } from "@/components/pcb/price-figure";
import { QuoteHints } from "@/components/pcb/quote-hints";
import { QuoteMatrix } from "@/components/pcb/quote-matrix";
import { usePriceTexts } from "@/components/pcb/use-price-texts";
import type { Quote } from "@/components/pcb/use-quote";
import { useViolationText } from "@/components/pcb/use-violation-text";
import styles from "./price-panel.module.css";

interface PricePanelProps {
  quote: Quote;
  confirmation: Confirmation;
  shipsOn: (days: number) => string;
  /** The main action; on phones it stands in the bottom bar instead. */
  action: ReactNode;
}

export function PricePanel({ quote, confirmation, shipsOn, action }: PricePanelProps) {
  const texts = usePriceTexts(quote, shipsOn);
  return (
    <div className={styles.panel}>
      <div className={styles.total}>
        <p className="label">{texts.pieces}</p>
        <PriceFigure text={texts.total} />
        {quote.price && (
          <p className={`${styles.each} num`}>
            {texts.each}, {texts.shipping}
          </p>
        )}
        <Refusals quote={quote} />
      </div>
      {quote.price && (
        <div className={styles.lines}>
          <PriceBreakdown price={quote.price} specification={quote.specification} />
          <ConfirmationLine confirmation={confirmation} />
        </div>
      )}
      <div className={`${styles.block} ${styles.action} no-print`}>{action}</div>
      {quote.price && (
        <>
          <div className={styles.block}>
            <QuoteMatrix quote={quote} />
          </div>
          {quote.hints.length > 0 && (
            <div className={`${styles.block} ${styles.hints}`}>
              <QuoteHints quote={quote} />
            </div>
          )}
        </>
      )}
    </div>
  );
}

function Refusals({ quote }: { quote: Quote }) {
  const t = useTranslations("quote.price");
  const violationText = useViolationText();
  if (quote.violations.length === 0) return null;
  return (
    <div className={styles.refusal}>
      <strong>{t("unsupported")}</strong>
      <ul>
        {quote.violations.map((violation) => (
          <li key={violation.rule}>{violationText(violation)}</li>
        ))}
      </ul>
    </div>
  );
}
