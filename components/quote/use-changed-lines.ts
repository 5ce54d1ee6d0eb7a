"use client";
// Price lines that have just changed, with the number of their changes.
import { useState } from "react";

interface PriceLine {
  key: string;
  amountMicro: number;
}

type Turns = Readonly<Record<string, number>>;

function amountsOf(lines: readonly PriceLine[]): Readonly<Record<string, number>> {
  return Object.fromEntries(lines.map(({ key, amountMicro }) => [key, amountMicro]));
}

/** Zero for a line that has not changed since the page was opened. */
export function useChangedLines(lines: readonly PriceLine[]): Turns {
  const [seen, setSeen] = useState<{ lines: readonly PriceLine[]; turns: Turns }>({ lines, turns: {} });
  if (seen.lines === lines) return seen.turns;
  const previous = amountsOf(seen.lines);
  const changed = lines.filter(({ key, amountMicro }) => previous[key] !== amountMicro);
  const turns = { ...seen.turns, ...Object.fromEntries(changed.map(({ key }) => [key, (seen.turns[key] ?? 0) + 1])) };
  setSeen({ lines, turns });
  return turns;
}
