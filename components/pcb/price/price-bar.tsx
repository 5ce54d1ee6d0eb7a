"use client";
// Price bar at the bottom of the screen on phones; wide screens show the price beside the form.
import type { ReactNode } from "react";
import { BoardFreight } from "@/components/pcb/price/board-freight";
import { PriceFoot } from "@/components/quote/price-foot";
import { QuoteBreakdown } from "@/components/pcb/price/quote-breakdown";
import { useQuote } from "@/components/pcb/quote-source";
import { useIsWide } from "@/components/ui/use-is-wide";
import { useIsReading } from "@/components/pcb/use-is-reading";
import { usePriceTexts } from "@/components/pcb/price/use-price-texts";

interface PriceBarProps {
  shipsOn: (days: number) => string;
  action: ReactNode;
}

export function PriceBar(props: PriceBarProps) {
  "use memo";
  return useIsWide() ? null : <Bar {...props} />;
}

function Bar({ shipsOn, action }: PriceBarProps) {
  "use memo";
  const texts = usePriceTexts(shipsOn);
  const isReading = useIsReading();
  const canBeMade = useQuote(({ price }) => price !== null);
  return (
    <PriceFoot
      total={texts.total}
      label={texts.pieces}
      lines={canBeMade ? <QuoteBreakdown /> : null}
      each={
        <>
          <p className="num">{texts.each}</p>
          <BoardFreight />
        </>
      }
      action={action}
      isPending={isReading}
    />
  );
}
