"use client";
// What a chip does to the price; it alone is drawn anew when that is all that changed of the chip.
import type { Quote } from "@/components/pcb/price/quote-for";
import { useNextQuote } from "@/components/pcb/quote-source";

interface ChipEffectProps<T extends string | number | boolean | null> {
  /** What is said of the quote; the same value is not said again. */
  of: (quote: Quote) => T;
  say: (value: T) => string | undefined;
}

export function ChipEffect<T extends string | number | boolean | null>({ of, say }: ChipEffectProps<T>) {
  "use memo";
  return say(useNextQuote(of));
}
