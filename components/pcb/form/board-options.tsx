"use client";
// The board form alone, for pages that price more than the board.
import { QuoteOptions } from "@/components/pcb/form/quote-options";
import { useFileSuggestion } from "@/components/pcb/form/use-file-suggestion";
import { QuoteProvider } from "@/components/pcb/quote-source";
import { useShipDate } from "@/components/quote/use-ship-date";
import type { PcbOption } from "@/lib/core/pcb/specification";

interface BoardOptionsProps {
  promisedMs: readonly number[];
  /** Options named in the address; the files do not change them. */
  named: readonly PcbOption[];
}

export function BoardOptions({ promisedMs, named }: BoardOptionsProps) {
  const shipsOn = useShipDate(promisedMs);
  useFileSuggestion(named);
  return (
    <QuoteProvider>
      <QuoteOptions shipsOn={shipsOn} />
    </QuoteProvider>
  );
}
