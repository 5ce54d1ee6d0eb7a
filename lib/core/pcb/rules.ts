// All manufacturing rules, and the ones that a specification breaks.

import type { Finding, PcbRule } from "@/lib/core/pcb/rule";
import {
  leadTime,
  quantity,
  size,
  testByLayers,
  testTypeNeedsTesting,
  thicknessByLayers,
  unknownOption,
} from "@/lib/core/pcb/rules/board";
import {
  heavyCopperThickness,
  heavyCopperTracks,
  impedanceNeedsLayers,
  innerCopperLayers,
  innerNeedsOuterCopper,
} from "@/lib/core/pcb/rules/copper";
import {
  chamferNeedsFingers,
  chamferOnPanel,
  chamferSize,
  goldFingerCount,
  goldFingersNeedEnig,
  goldNeedsEnig,
  legendOnMask,
  thinNeedsEnig,
} from "@/lib/core/pcb/rules/finish";
import {
  aspectRatio,
  blindNeedsLayers,
  laserNeedsLayers,
  resinNeedsLayers,
  resinOrPlug,
  singleLayerHole,
  stackedLayers,
  stackedNeedsBlind,
  stackedNeedsLaser,
  viaInPadNeedsResin,
} from "@/lib/core/pcb/rules/holes";
import {
  deliveryMatchesBoard,
  designsNeedPanel,
  gridNeedsPanel,
  panelGrid,
  panelNeedsBoards,
  panelSize,
  railNeedsRails,
  skipScoringNeedsPanel,
  xOutNeedsPanel,
} from "@/lib/core/pcb/rules/panel";
import type { PcbSpecification } from "@/lib/core/pcb/specification";

/**
 * In the order in which they are checked: unknown values first, then the size, then exclusions. A rule that causes
 * another choice precedes the rules of that choice.
 */
export const RULES = {
  unknownOption,
  size,
  quantity,
  gridNeedsPanel,
  railNeedsRails,
  xOutNeedsPanel,
  skipScoringNeedsPanel,
  designsNeedPanel,
  deliveryMatchesBoard,
  panelGrid,
  panelNeedsBoards,
  panelSize,
  viaInPadNeedsResin,
  resinOrPlug,
  stackedNeedsLaser,
  stackedNeedsBlind,
  innerCopperLayers,
  resinNeedsLayers,
  blindNeedsLayers,
  laserNeedsLayers,
  stackedLayers,
  impedanceNeedsLayers,
  thicknessByLayers,
  thinNeedsEnig,
  heavyCopperThickness,
  heavyCopperTracks,
  innerNeedsOuterCopper,
  singleLayerHole,
  aspectRatio,
  chamferNeedsFingers,
  chamferOnPanel,
  chamferSize,
  goldFingerCount,
  goldFingersNeedEnig,
  goldNeedsEnig,
  legendOnMask,
  testTypeNeedsTesting,
  testByLayers,
  leadTime,
} as const satisfies Record<string, PcbRule>;

export type RuleKey = keyof typeof RULES;

/** A violation; its message is under `rules.<rule>` in messages/<locale>/pcb.json. */
export type Violation = { rule: RuleKey } & Finding;

export const RULE_KEYS = Object.keys(RULES) as RuleKey[];
const IN_ORDER: readonly PcbRule[] = RULE_KEYS.map((key) => RULES[key]);

/** Every rule that the specification breaks, in a fixed order; empty if it can be manufactured. */
export function checkSpecification(specification: PcbSpecification): Violation[] {
  const violations: Violation[] = [];
  for (const rule of RULE_KEYS) {
    const finding = RULES[rule].check(specification);
    if (finding) violations.push({ rule, ...finding });
  }
  return violations;
}

/** True if no rule is broken; faster than finding all broken ones. */
export function isMakeable(specification: PcbSpecification): boolean {
  return IN_ORDER.every(({ check }) => check(specification) === null);
}
