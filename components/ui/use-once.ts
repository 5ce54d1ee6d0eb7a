"use client";
// Async action that does not start again while it is running.
import { useRef, useState } from "react";

/** After "leaving" the action stays busy, as the page is about to close. */
export type Ending = void | "leaving";

export interface Once {
  isBusy: boolean;
  /** Ignored while an action is running. */
  run: (act: () => Promise<Ending>) => Promise<void>;
}

export function useOnce(): Once {
  // A ref, as state would be a frame too late for the second half of a double click.
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
