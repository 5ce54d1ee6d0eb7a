"use client";
// Work of which one piece runs at a time: a new one ends the former, and all end with the page.
import { useEffect, useRef } from "react";

export interface Run {
  /** The signal of the new piece. */
  restart: () => AbortSignal;
  stop: () => void;
}

export function useRun(): Run {
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  return {
    restart() {
      running.current?.abort();
      running.current = new AbortController();
      return running.current.signal;
    },
    stop: () => running.current?.abort(),
  };
}
