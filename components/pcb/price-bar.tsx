"use client";
// On phones the board's price stands at the foot of the screen.
import type { ReactNode } from "react";
import { BoardFreight } from "@/components/pcb/board-freight";
import { PriceBreakdown } from "@/components/pcb/price-breakdown";
import { PriceFoot } from "@/components/quote/price-foot";
import type { PriceTexts } from "@/components/pcb/use-price-texts";
import type { Quote } from "@/components/pcb/use-quote";

interface PriceBarProps {
  quote: Quote;
  texts: PriceTexts;
  action: ReactNode;
}

export function PriceBar({ quote, texts, action }: PriceBarProps) {
  "use memo";
  return (
    <PriceFoot
      total={texts.total}
      label={texts.pieces}
      lines={quote.price && <PriceBreakdown price={quote.price} specification={quote.specification} />}
      each={
        <>
          <p className="num">{texts.each}</p>
          <BoardFreight quote={quote} />
        </>
      }
      action={action}
    />
  );
}
