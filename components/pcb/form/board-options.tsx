"use client";
// The board form, and its quantity, for pages that price more than the board.
import { QuantityRow } from "@/components/pcb/form/quantity-row";
import { QuoteOptions } from "@/components/pcb/form/quote-options";
import { useFileSuggestion } from "@/components/pcb/form/use-file-suggestion";
import { useTypedFields } from "@/components/pcb/form/use-typed-fields";
import { QuoteProvider } from "@/components/pcb/quote-source";
import { useShipDate } from "@/components/quote/use-ship-date";
import type { PcbOption } from "@/lib/core/pcb/specification";

interface BoardOptionsProps {
  promisedMs: readonly number[];
  /** Options named in the address; the files do not change them. */
  named: readonly PcbOption[];
  /** Options that the page asks for elsewhere. */
  without?: readonly PcbOption[];
}

export function BoardOptions({ promisedMs, named, without }: BoardOptionsProps) {
  const shipsOn = useShipDate(promisedMs);
  useFileSuggestion(named);
  return (
    <QuoteProvider>
      <QuoteOptions shipsOn={shipsOn} {...(without ? { without } : {})} />
    </QuoteProvider>
  );
}

/** Quantity with the effect on the page's own total. */
export function BoardQuantity({ effectAt }: { effectAt: (quantity: number) => string | undefined }) {
  const typed = useTypedFields();
  return (
    <QuoteProvider>
      <QuantityRow typed={typed} effectAt={effectAt} />
    </QuoteProvider>
  );
}
