"use client";
// The price: the figure and what it is for, its lines, the way to the cart, and what would cost less.
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { type Confirmation, ConfirmationLine } from "@/components/pcb/confirmation-line";
import { FreightLine } from "@/components/pcb/freight-line";
import { PriceBreakdown } from "@/components/pcb/price-breakdown";
import { PriceFigure } from "@/components/pcb/price-figure";
import { QuoteHints } from "@/components/pcb/quote-hints";
import { QuoteMatrix } from "@/components/pcb/quote-matrix";
import { usePriceTexts } from "@/components/pcb/use-price-texts";
import type { Quote } from "@/components/pcb/use-quote";
import { useViolationText } from "@/components/pcb/use-violation-text";
import { reviewReasons } from "@/lib/core/pcb/review";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import styles from "./price-panel.module.css";

// Of a new quote there is nothing to say.
const PriceStanding = dynamic(() => import("@/components/pcb/price-standing").then((file) => file.PriceStanding));

interface PricePanelProps {
  quote: Quote;
  confirmation: Confirmation;
  shipsOn: (days: number) => string;
  /** The main action; on phones it stands in the bottom bar instead. */
  action: ReactNode;
}

export function PricePanel({ quote, confirmation, shipsOn, action }: PricePanelProps) {
  "use memo";
  const texts = usePriceTexts(quote, shipsOn);
  return (
    <div className={styles.panel}>
      <div className={styles.total}>
        <p className="label">{texts.pieces}</p>
        <PriceFigure text={confirmation.status === "differs" ? confirmation.total : texts.total} />
        {quote.price && (
          <div className={styles.each}>
            <p className="num">{texts.each}</p>
            <FreightLine specification={quote.specification} book={quote.prices.current} />
          </div>
        )}
        <Refusals quote={quote} />
        {quote.price && <Reviews specification={quote.specification} />}
      </div>
      {quote.price && (
        <div className={styles.lines}>
          <PriceBreakdown price={quote.price} specification={quote.specification} />
          <ConfirmationLine confirmation={confirmation} />
          {quote.prices.standing.kind !== "inForce" && <PriceStanding quote={quote} />}
        </div>
      )}
      <div className={`${styles.block} ${styles.action} no-print`}>{action}</div>
      {quote.price && (
        <>
          <div className={styles.block}>
            <QuoteMatrix quote={quote} shipsOn={shipsOn} />
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
  "use memo";
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

/** What a person settles before a date or a delivery is promised. */
function Reviews({ specification }: { specification: PcbSpecification }) {
  "use memo";
  const t = useTranslations("pcb.reviews");
  const reasons = reviewReasons(specification);
  if (reasons.length === 0) return null;
  return (
    <ul className={styles.reviews}>
      {reasons.map((reason) => (
        <li key={reason}>{t(reason)}</li>
      ))}
    </ul>
  );
}
