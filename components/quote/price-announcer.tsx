"use client";
// Announces the price to screen readers after a pause, so that a series of changes is one sentence.
import { useDebounced } from "@/components/quote/use-debounced";

const STILL_MS = 400;

export function PriceAnnouncer({ text }: { text: string }) {
  return (
    <p className="visually-hidden" aria-live="polite">
      {useDebounced(text, STILL_MS)}
    </p>
  );
}
