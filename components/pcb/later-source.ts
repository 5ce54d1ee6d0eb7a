// Delayed copies of the quote: after the price was painted, or after a pause in changes.
import type { Quote } from "@/components/pcb/price/quote-for";

export interface QuoteSource {
  getState: () => Quote;
  /** The server's rendering. */
  getInitialState: () => Quote;
  subscribe: (listener: () => void) => () => void;
}

/** Longer than between two clicks in a row, shorter than a look elsewhere takes. */
export const STILL_MS = 200;
/** After the frame with the new price. */
export const NEXT_MS = 50;

/**
 * The quote as it was `delayMs` after its last change. Reading before subscribing, or without subscribers, returns the
 * current quote.
 */
export function createLaterSource(source: QuoteSource, delayMs: number): QuoteSource {
  const listeners = new Set<() => void>();
  let published: Quote | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = () => {};

  function publish() {
    published = source.getState();
    for (const listener of listeners) listener();
  }

  function start() {
    published = source.getState();
    stop = source.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(publish, delayMs);
    });
  }

  function end() {
    clearTimeout(timer);
    stop();
    published = null;
  }

  return {
    getState: () => published ?? source.getState(),
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
