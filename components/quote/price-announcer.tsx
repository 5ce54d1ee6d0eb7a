"use client";
// Says the price aloud once it has stood still, so that a run of changes is one sentence.
import { useDebounced } from "@/components/quote/use-debounced";

const STILL_MS = 400;

export function PriceAnnouncer({ text }: { text: string }) {
  return (
    <p className="visually-hidden" aria-live="polite">
      {useDebounced(text, STILL_MS)}
    </p>
  );
}
