"use client";
// Work of which one piece runs at a time: a new one ends the former, and all end with the page.
import { useEffect, useRef } from "react";

export interface Run {
  /** The signal of the new piece. Once the page is left it is aborted from the first: nothing would end it. */
  restart: () => AbortSignal;
  stop: () => void;
}

export function useRun(): Run {
  const running = useRef<AbortController | null>(null);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      running.current?.abort();
    };
  }, []);
  return {
    restart() {
      running.current?.abort();
      running.current = new AbortController();
      if (isLeft.current) running.current.abort();
      return running.current.signal;
    },
    stop: () => running.current?.abort(),
  };
}
