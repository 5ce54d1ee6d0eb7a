"use client";
// Whether there is room for a panel beside the table: from 1280 px on (design: breakpoints).
import { useSyncExternalStore } from "react";

const QUERY = "(min-width: 1280px)";

function subscribe(changed: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

export function useIsRoomy(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => false,
  );
}
