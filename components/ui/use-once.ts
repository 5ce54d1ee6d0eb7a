"use client";
// An act that is not begun again before it is over.
import { useRef, useState } from "react";

/** After "leaving" the act stays under way, as the page is about to go. */
export type Ending = void | "leaving";

export interface Once {
  isBusy: boolean;
  /** Passed over while one is under way. */
  run: (act: () => Promise<Ending>) => Promise<void>;
}

export function useOnce(): Once {
  // State would be read a frame too late by the second half of a double click.
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    async run(act) {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      setBusy(true);
      let isLeaving = false;
      try {
        isLeaving = (await act()) === "leaving";
      } finally {
        isUnderWay.current = isLeaving;
        setBusy(isLeaving);
      }
    },
  };
}
