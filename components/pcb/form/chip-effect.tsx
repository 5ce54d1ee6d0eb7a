"use client";
// Price effect on a chip, a component of its own so that only it renders again when the price changes.
import type { Quote } from "@/components/pcb/price/quote-for";
import { useNextQuote } from "@/components/pcb/quote-source";

interface ChipEffectProps<T extends string | number | boolean | null> {
  /** Selects the value from the quote; an equal value does not render again. */
  of: (quote: Quote) => T;
  say: (value: T) => string | undefined;
}

export function ChipEffect<T extends string | number | boolean | null>({ of, say }: ChipEffectProps<T>) {
  "use memo";
  return say(useNextQuote(of));
}
