"use client";
// The price: the figure and what it is for, its lines, the way to the cart, and what would cost less.
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { type Confirmation, ConfirmationLine } from "@/components/quote/confirmation-line";
import { BoardFreight } from "@/components/pcb/board-freight";
import { PriceBreakdown } from "@/components/pcb/price-breakdown";
import { PriceFrame } from "@/components/quote/price-frame";
import { Refusals } from "@/components/quote/refusals";
import { QuoteHints } from "@/components/pcb/quote-hints";
import { QuoteMatrix } from "@/components/pcb/quote-matrix";
import type { PriceTexts } from "@/components/pcb/use-price-texts";
import type { Quote } from "@/components/pcb/use-quote";
import { useViolationText } from "@/components/pcb/use-violation-text";
import { reviewReasons } from "@/lib/core/pcb/review";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import styles from "@/components/quote/price-frame.module.css";

// Most boards are priced at once.
const InquireButton = dynamic(() => import("@/components/pcb/inquire-button").then((file) => file.InquireButton));
// Of a new quote there is nothing to say.
const BoardStanding = dynamic(() => import("@/components/pcb/board-standing").then((file) => file.BoardStanding));

export interface PricePanelProps {
  quote: Quote;
  texts: PriceTexts;
  confirmation: Confirmation;
  shipsOn: (days: number) => string;
  /** The main action; on phones it stands in the bottom bar instead. */
  action: ReactNode;
}

export function PricePanel({ quote, texts, confirmation, shipsOn, action }: PricePanelProps) {
  "use memo";
  const violationText = useViolationText();
  return (
    <PriceFrame
      label={texts.pieces}
      total={confirmation.status === "differs" ? confirmation.total : texts.total}
      each={
        quote.price && (
          <>
            <p className="num">{texts.each}</p>
            <BoardFreight quote={quote} />
          </>
        )
      }
      notes={
        <>
          <Refusals said={quote.violations.map(violationText)} />
          {quote.price === null && <InquireButton specification={quote.specification} />}
          {quote.price && <Reviews specification={quote.specification} />}
        </>
      }
      lines={
        quote.price && (
          <>
            <PriceBreakdown price={quote.price} specification={quote.specification} />
            <ConfirmationLine confirmation={confirmation} />
            {quote.prices.standing.kind !== "inForce" && <BoardStanding quote={quote} />}
          </>
        )
      }
      action={action}
    >
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
    </PriceFrame>
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
