// Every rule of what can be made, and the rules that a specification breaks.

import type { Finding, PcbRule } from "@/lib/core/pcb/rule";
import { leadTime, quantity, size, thicknessByLayers, unknownOption } from "@/lib/core/pcb/rules/board";
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
import { testByLayers, testTypeNeedsTesting } from "@/lib/core/pcb/rules/test";
import type { PcbSpecification } from "@/lib/core/pcb/specification";

/**
 * In the order in which they are asked: a value that is on no list first, then the size, then what excludes what. What
 * brings another choice along stands before the rules of that choice.
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

/** A refusal; its sentence stands under `rules.<rule>` in messages/<locale>/pcb.json. */
export type Violation = { rule: RuleKey } & Finding;

export const RULE_KEYS = Object.keys(RULES) as RuleKey[];
const IN_ORDER: readonly PcbRule[] = RULE_KEYS.map((key) => RULES[key]);

/** Every rule that the specification breaks, in a fixed order; empty when it can be made. */
export function checkSpecification(specification: PcbSpecification): Violation[] {
  const violations: Violation[] = [];
  for (const rule of RULE_KEYS) {
    const finding = RULES[rule].check(specification);
    if (finding) violations.push({ rule, ...finding });
  }
  return violations;
}

/** Whether it breaks no rule at all; told sooner than which ones it breaks. */
export function isMakeable(specification: PcbSpecification): boolean {
  return IN_ORDER.every(({ check }) => check(specification) === null);
}
