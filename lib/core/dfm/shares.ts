// The checks in two shares, so that two processors can work on one board.

import type { RuleGroup } from "@/lib/core/dfm/rule-ids";

/**
 * Both make out the copper for themselves, a third of all work; the rest is shared out so that on the largest board of the
 * corpus and on a dense one of four layers they take about as long as each other. What follows from the same narrow places or traces stands in one share.
 */
export const SHARES = ["conductors", "surfaces"] as const;
export type Share = (typeof SHARES)[number];

const SHARE_OF: Record<RuleGroup, Share> = {
  trace: "conductors",
  spacing: "conductors",
  hatch: "conductors",
  ring: "conductors",
  drillToCopper: "conductors",
  edge: "conductors",
  pads: "surfaces",
  balance: "surfaces",
  netlist: "surfaces",
  holesOnPads: "surfaces",
  holeSize: "surfaces",
  density: "surfaces",
  holeSpacing: "surfaces",
  drillToEdge: "surfaces",
  special: "surfaces",
  outline: "surfaces",
  mask: "surfaces",
  silk: "surfaces",
  fiducials: "surfaces",
  paste: "surfaces",
};

/** The share that also works out what stands at the head of the report. */
const SHARE_OF_HEAD: Share = "surfaces";

export function groupsOf(share: Share): RuleGroup[] {
  return (Object.keys(SHARE_OF) as RuleGroup[]).filter((group) => SHARE_OF[group] === share);
}

export function hasHead(share: Share): boolean {
  return share === SHARE_OF_HEAD;
}
