"use client";
// Whether the window shows tables: from 720 px on (design: breakpoints).
import { useSyncExternalStore } from "react";

const QUERY = "(min-width: 720px)";

function subscribe(changed: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

/** On the server false: the narrow form is complete and light. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => false,
  );
}
