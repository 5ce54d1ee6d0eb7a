"use client";
// Price panel: total, breakdown, cart button, cheaper alternatives.
import dynamic from "next/dynamic";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { type Confirmation, ConfirmationLine } from "@/components/quote/confirmation-line";
import { BoardFreight } from "@/components/pcb/price/board-freight";
import { QuoteBreakdown } from "@/components/pcb/price/quote-breakdown";
import { PriceAnnouncer } from "@/components/quote/price-announcer";
import { PriceFrame } from "@/components/quote/price-frame";
import { QuoteHints } from "@/components/pcb/price/quote-hints";
import { QuoteMatrix } from "@/components/pcb/price/quote-matrix";
import { usePriceTexts } from "@/components/pcb/price/use-price-texts";
import { useQuote } from "@/components/pcb/quote-source";
import { reviewReasons } from "@/lib/core/pcb/review";
import { toConfirmation } from "@/components/quote/to-confirmation";
import { useIsReading } from "@/components/pcb/use-is-reading";
import { useServerPrice } from "@/components/pcb/price/server-price";
import { useQuoteDraft } from "@/stores/drafts/quote-draft";
import styles from "@/components/quote/price-frame.module.css";

// Loaded on demand: most boards have an automatic price.
const ObstacleList = dynamic(() => import("@/components/pcb/form/obstacle-list").then((file) => file.ObstacleList));
// Loaded on demand: a new quote has no status.
const BoardPriceStatus = dynamic(() =>
  import("@/components/pcb/price/board-price-status").then((file) => file.BoardPriceStatus),
);

interface PricePanelProps {
  shipsOn: (days: number) => string;
  /** Main action; on phones it is in the bottom bar instead. */
  action: ReactNode;
}

/** More lines would push the action below a screen of 900 pixels. */
const MAX_LINES_ABOVE_ACTION = 8;

export function PricePanel({ shipsOn, action }: PricePanelProps) {
  "use memo";
  const texts = usePriceTexts(shipsOn);
  const confirmation = useConfirmation();
  const canBeMade = useQuote(({ price }) => price !== null);
  const isInForce = useQuote(({ prices }) => prices.validity.kind === "inForce");
  const isLong = useQuote(({ price }) => (price?.lines.length ?? 0) > MAX_LINES_ABOVE_ACTION);
  const hasHints = useQuote(({ hints }) => hints.length > 0);
  return (
    <>
      <PriceFrame
        label={texts.pieces}
        total={confirmation.status === "differs" ? confirmation.total : texts.total}
        each={
          canBeMade && (
            <>
              <p className="num">{texts.each}</p>
              <BoardFreight />
            </>
          )
        }
        notes={canBeMade ? <Reviews /> : <ObstacleList />}
        lines={
          canBeMade && (
            <>
              <QuoteBreakdown />
              <ConfirmationLine confirmation={confirmation} />
              {!isInForce && <BoardPriceStatus />}
            </>
          )
        }
        action={action}
        isLong={isLong}
        isPending={confirmation.status === "reading"}
      >
        {canBeMade && (
          <>
            <div className={styles.block}>
              <QuoteMatrix shipsOn={shipsOn} />
            </div>
            {hasHints && (
              <div className={`${styles.block} ${styles.hints}`}>
                <QuoteHints />
              </div>
            )}
          </>
        )}
      </PriceFrame>
      <PriceAnnouncer text={texts.announcement} />
    </>
  );
}

/** Points that a person settles before a ship date is promised. */
function Reviews() {
  "use memo";
  const t = useTranslations("pcb.reviews");
  const reasons = useQuote(({ specification }) => reviewReasons(specification));
  if (reasons.length === 0) return null;
  return (
    <ul className={styles.reviews}>
      {reasons.map((reason) => (
        <li key={reason}>{t(reason)}</li>
      ))}
    </ul>
  );
}

/** Comparison of the server's price with the page's. */
function useConfirmation(): Confirmation {
  const tag = useLocale();
  const price = useQuote((quote) => quote.price);
  const { settled, answer } = useServerPrice();
  const isSettled = useQuoteDraft((draft) => draft.specification === settled);
  const isReading = useIsReading();
  if (isReading) return { status: "reading" };
  return toConfirmation({ price, isSettled, answer, tag });
}
