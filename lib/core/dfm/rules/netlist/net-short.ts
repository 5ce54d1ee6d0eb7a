// Nets of the test netlist that the copper joins.

import type { Rule } from "@/lib/core/dfm/rule";
import { measureLandings, NONE } from "@/lib/core/dfm/rules/netlist/measure-landings";

/** The value is how many other nets one is joined with. */
export const netShort: Rule = {
  unit: "count",
  worse: "most",
  thresholds: () => NONE,
  measure: (context) => measureLandings(context, { keyOf: ({ island }) => island, valueOf: ({ net }) => net }),
};
