"use client";
// Work of which one run is active: a new run aborts the previous one, and unmounting aborts all.
import { useEffect, useRef } from "react";

export interface Run {
  /** Signal of a new run. After unmounting it is aborted at once, since nothing else would end it. */
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
