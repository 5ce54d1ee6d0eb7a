"use client";
// The server's price of a specification, requested once the options have been stable for a while.
import { useEffect, useRef, useState } from "react";
import { quoteAnonymously } from "@/lib/client/anonymous-quote";
import type { PcbQuote } from "@/lib/contracts/pcb";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { useMarket } from "@/lib/i18n/use-market";

const STILL_MS = 300;

interface Answer {
  specification: PcbSpecification;
  /** Null if the request failed. */
  quote: PcbQuote | null;
}

export interface WidgetPrice {
  /** The last answer; while `isPending`, that of earlier options. */
  quote: PcbQuote | null;
  isPending: boolean;
  isFailed: boolean;
  retry: () => void;
}

export function usePrice(specification: PcbSpecification): WidgetPrice {
  const { locale } = useMarket();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isFirst = useRef(true);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const ask = () => {
      isFirst.current = false;
      quoteAnonymously(specification, { locale, signal }).then(
        (quote) => signal.aborted || setAnswer({ specification, quote }),
        () => signal.aborted || setAnswer({ specification, quote: null }),
      );
    };
    const timer = setTimeout(ask, isFirst.current ? 0 : STILL_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [specification, locale, attempt]);
  const isPending = answer?.specification !== specification;
  return {
    quote: answer?.quote ?? null,
    isPending,
    isFailed: !isPending && answer?.quote === null,
    retry() {
      setAnswer(null);
      setAttempt(attempt + 1);
    },
  };
}
