"use client";
// Has something made ready that the page will likely need, such as a worker while its reader looks for a file.
import { useEffect } from "react";

interface Spare {
  prepare: () => void;
  letGo: () => void;
}

/** Once the page has nothing else to do; the page that goes takes it along. `spare` is the same as long as the page is. */
export function usePrewarmed(spare: Spare): void {
  useEffect(() => {
    const stop = whenIdle(() => spare.prepare());
    return () => {
      stop();
      spare.letGo();
    };
  }, [spare]);
}

/** Returns a function to call when the reader is likely to need it soon. */
export function useSpareNear(spare: Spare): () => void {
  useEffect(() => () => spare.letGo(), [spare]);
  return () => spare.prepare();
}

function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(work);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work);
  return () => clearTimeout(timer);
}
