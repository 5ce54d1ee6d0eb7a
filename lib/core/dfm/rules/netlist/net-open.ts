// Nets of the test netlist that the copper leaves in pieces.

import type { Rule } from "@/lib/core/dfm/rule";
import { measureLandings, NONE } from "@/lib/core/dfm/rules/netlist/measure-landings";

/** The value is how many pieces of a net are cut off. */
export const netOpen: Rule = {
  unit: "count",
  worse: "most",
  thresholds: () => NONE,
  measure: (context) => measureLandings(context, { keyOf: ({ net }) => net, valueOf: ({ island }) => island }),
};
