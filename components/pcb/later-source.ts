// A quote that follows later: when the price has been painted, or when the choice has stood still.
import type { Quote } from "@/components/pcb/price/quote-for";

export interface QuoteSource {
  getState: () => Quote;
  /** As the server drew it. */
  getInitialState: () => Quote;
  subscribe: (listener: () => void) => () => void;
}

/** Longer than between two clicks in a row, shorter than it takes to look elsewhere. */
export const STILL_MS = 200;
/** After the frame with the new price, and before anybody has read it. */
export const NEXT_MS = 50;

/**
 * The quote as it was `delayMs` after its last change. Whoever reads it before listening, or when nobody does, reads it
 * as it is.
 */
export function createLaterSource(source: QuoteSource, delayMs: number): QuoteSource {
  const listeners = new Set<() => void>();
  let told: Quote | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = () => {};

  function tell() {
    told = source.getState();
    for (const listener of listeners) listener();
  }

  function start() {
    told = source.getState();
    stop = source.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(tell, delayMs);
    });
  }

  function end() {
    clearTimeout(timer);
    stop();
    told = null;
  }

  return {
    getState: () => told ?? source.getState(),
    getInitialState: source.getInitialState,
    subscribe(listener) {
      if (listeners.size === 0) start();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) end();
      };
    },
  };
}
