"use client";
// Keeps address parameters equal to the chosen options, for reloads, bookmarks and links.
import { useEffect } from "react";
import { onNavigation } from "@/lib/i18n/navigation-events";

/** Browsers refuse more than about a hundred changes of the address in ten seconds. */
const SETTLE_MS = 200;

export type Parameter = readonly [name: string, value: string];

/** `search` with these parameters in place of those named in `names`; others are kept. */
export function searchWith(search: string, names: readonly string[], parameters: readonly Parameter[]): string {
  const all = new URLSearchParams(search);
  for (const name of names) all.delete(name);
  for (const [name, value] of parameters) all.set(name, value);
  const text = all.toString();
  return text === "" ? "" : `?${text}`;
}

/** `names` are all parameters of the page, set or not. */
export function useAddressParameters(names: readonly string[], parameters: readonly Parameter[]): void {
  const [namesJson, parametersJson] = [JSON.stringify(names), JSON.stringify(parameters)];
  useEffect(() => {
    function write() {
      const { pathname, search, hash } = window.location;
      const next = searchWith(search, JSON.parse(namesJson) as string[], JSON.parse(parametersJson) as Parameter[]);
      if (next !== search) window.history.replaceState(null, "", pathname + next + hash);
    }
    const timer = setTimeout(write, SETTLE_MS);
    // Changing the address cancels a pending navigation, so pending changes are written before it.
    const stopWatching = onNavigation(write);
    return () => {
      clearTimeout(timer);
      stopWatching();
    };
  }, [namesJson, parametersJson]);
}
