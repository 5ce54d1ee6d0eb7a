"use client";
// Keeps parameters of the address equal to what is chosen, so that a reload, a bookmark and a link all lead back to it.
import { useEffect } from "react";
import { onNavigation } from "@/lib/i18n/navigation-events";

/** Browsers refuse more than about a hundred changes of the address in ten seconds. */
const SETTLE_MS = 200;

export type Parameter = readonly [name: string, value: string];

/** `search` with these parameters in place of those of `names`; whatever else stands in it stays. */
export function searchWith(search: string, names: readonly string[], parameters: readonly Parameter[]): string {
  const all = new URLSearchParams(search);
  for (const name of names) all.delete(name);
  for (const [name, value] of parameters) all.set(name, value);
  const text = all.toString();
  return text === "" ? "" : `?${text}`;
}

/** `names` are all that the page knows, given or not. */
export function useAddressParameters(names: readonly string[], parameters: readonly Parameter[]): void {
  const [known, given] = [JSON.stringify(names), JSON.stringify(parameters)];
  useEffect(() => {
    function write() {
      const { pathname, search, hash } = window.location;
      const next = searchWith(search, JSON.parse(known) as string[], JSON.parse(given) as Parameter[]);
      if (next !== search) window.history.replaceState(null, "", pathname + next + hash);
    }
    const timer = setTimeout(write, SETTLE_MS);
    // A change of the address calls off a page that is on its way: what is not written yet is written before.
    const stopWatching = onNavigation(write);
    return () => {
      clearTimeout(timer);
      stopWatching();
    };
  }, [known, given]);
}
