"use client";
// Prewarms a resource that the page will likely need, such as a worker.
import { useEffect } from "react";

interface Spare {
  prepare: () => void;
  letGo: () => void;
}

/** Prepares it once the page is idle, and releases it on unmount. `spare` must keep its identity. */
export function usePrewarmed(spare: Spare): void {
  useEffect(() => {
    const stop = whenIdle(() => spare.prepare());
    return () => {
      stop();
      spare.letGo();
    };
  }, [spare]);
}

/** Returns a function to call when the resource is likely to be needed soon. */
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
