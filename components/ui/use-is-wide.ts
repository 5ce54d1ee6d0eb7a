"use client";
// Width of the window (design: breakpoints).
import { useSyncExternalStore } from "react";

/** False on the server: the narrow layout is complete and light. */
function createIsAtLeast(widthPx: number): () => boolean {
  const rule = `(min-width: ${widthPx}px)`;
  const subscribe = (changed: () => void) => {
    const query = matchMedia(rule);
    query.addEventListener("change", changed);
    return () => query.removeEventListener("change", changed);
  };
  const read = () => matchMedia(rule).matches;
  const onServer = () => false;
  return () => useSyncExternalStore(subscribe, read, onServer);
}

/** Wide enough for tables. */
export const useIsWide = createIsAtLeast(720);
/** Wide enough for panels beside a drawing. */
export const useHasSides = createIsAtLeast(960);
/** Wide enough for a panel beside a table. */
export const useIsRoomy = createIsAtLeast(1280);
