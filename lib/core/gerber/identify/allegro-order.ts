// The order of copper in an Allegro set: each film lists the layers of the whole stack in its header.

import { normalizePhrase } from "@/lib/core/gerber/identify/phrase";

// "G04 Layer:  VIA KEEPOUT/GND2*": from the bottom up, between ALL and the first other class.
const STACK_LINE = /^G04 Layer:\s+(?:VIA|ROUTE) KEEPOUT\/([^*\r\n]+)\*/gm;

/** Positions from the top by normalized layer name; empty if the files state nothing. */
export function readAllegroOrder(heads: readonly string[]): Map<string, number> {
  for (const head of heads) {
    const names = [...new Set([...head.matchAll(STACK_LINE)].map(([, name = ""]) => normalizePhrase(name)))].filter(
      (name) => name !== "all",
    );
    if (names.at(-1) === "top" && names[0] === "bottom") {
      return new Map(names.reverse().map((name, index) => [name, index + 1]));
    }
  }
  return new Map();
}
