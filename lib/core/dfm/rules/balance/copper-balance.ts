// How much more copper one half of the stack has than the other: boards bow towards the emptier side.

import type { Rule } from "@/lib/core/dfm/rule";
import { measureShares } from "@/lib/core/dfm/rules/balance/measure-shares";
import type { CopperShare } from "@/lib/core/dfm/derived/copper-shares";

/**
 * IPC-6012 allows 0.75 % of bow and twist on boards that are soldered by machine; board houses hold it up to a third of
 * difference between layers that lie opposite each other, and ask beyond half.
 */
const NOTICE_PERCENT = 35;
const WARNING_PERCENT = 50;

export const copperBalance: Rule = {
  unit: "percent",
  worse: "most",
  thresholds: () => ({ risk: null, warning: WARNING_PERCENT, notice: NOTICE_PERCENT }),
  measure: (context, limits) =>
    measureShares(context, limits, {
      worse: "most",
      valuesOf: (shares) =>
        opposite(shares).map(([above, below]) => ({
          layer: (above.percent < below.percent ? above : below).layer,
          percent: Math.abs(above.percent - below.percent),
        })),
    }),
};

/** The first with the last, the second with the last but one. */
function opposite(shares: readonly CopperShare[]): [CopperShare, CopperShare][] {
  return Array.from(
    { length: shares.length >> 1 },
    (_, k) => [shares[k], shares[shares.length - 1 - k]] as const,
  ).flatMap(([above, below]) => (above && below ? [[above, below]] : []));
}
