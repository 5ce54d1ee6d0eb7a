// All that is known about a netlist's text before it is run.
import { checkNetlist } from "./check-netlist";
import type { SpiceFinding } from "./finding";
import { readNetlist, type ReadNetlistOptions } from "./read-netlist";
import { planRuns } from "./run-plan";

/** Findings of reading, checking and planning, by line; those without a line come first. */
export function checkText(text: string, options: ReadNetlistOptions = {}): SpiceFinding[] {
  const { netlist, findings } = readNetlist(text, options);
  const all = [...findings, ...checkNetlist(netlist), ...planRuns(netlist).findings];
  return all.toSorted((a, b) => (a.source?.line ?? 0) - (b.source?.line ?? 0));
}
