// What can be made: every rule in a total registry, and what a specification breaks.

import type { Finding, PcbRule } from "@/lib/core/pcb/rule";
import { aspectRatio } from "@/lib/core/pcb/rules/aspect-ratio";
import { blindNeedsLayers } from "@/lib/core/pcb/rules/blind-needs-layers";
import { chamferNeedsFingers } from "@/lib/core/pcb/rules/chamfer-needs-fingers";
import { chamferOnPanel } from "@/lib/core/pcb/rules/chamfer-on-panel";
import { chamferSize } from "@/lib/core/pcb/rules/chamfer-size";
import { deliveryMatchesBoard } from "@/lib/core/pcb/rules/delivery-matches-board";
import { designsNeedPanel } from "@/lib/core/pcb/rules/designs-need-panel";
import { goldFingerCount } from "@/lib/core/pcb/rules/gold-finger-count";
import { goldFingersNeedEnig } from "@/lib/core/pcb/rules/gold-fingers-need-enig";
import { goldNeedsEnig } from "@/lib/core/pcb/rules/gold-needs-enig";
import { gridNeedsPanel } from "@/lib/core/pcb/rules/grid-needs-panel";
import { heavyCopperThickness } from "@/lib/core/pcb/rules/heavy-copper-thickness";
import { heavyCopperTracks } from "@/lib/core/pcb/rules/heavy-copper-tracks";
import { impedanceNeedsLayers } from "@/lib/core/pcb/rules/impedance-needs-layers";
import { innerCopperLayers } from "@/lib/core/pcb/rules/inner-copper-layers";
import { innerNeedsOuterCopper } from "@/lib/core/pcb/rules/inner-needs-outer-copper";
import { laserNeedsLayers } from "@/lib/core/pcb/rules/laser-needs-layers";
import { leadTime } from "@/lib/core/pcb/rules/lead-time";
import { legendOnMask } from "@/lib/core/pcb/rules/legend-on-mask";
import { panelGrid } from "@/lib/core/pcb/rules/panel-grid";
import { panelNeedsBoards } from "@/lib/core/pcb/rules/panel-needs-boards";
import { panelSize } from "@/lib/core/pcb/rules/panel-size";
import { quantity } from "@/lib/core/pcb/rules/quantity";
import { railNeedsRails } from "@/lib/core/pcb/rules/rail-needs-rails";
import { resinNeedsLayers } from "@/lib/core/pcb/rules/resin-needs-layers";
import { resinOrPlug } from "@/lib/core/pcb/rules/resin-or-plug";
import { singleLayerHole } from "@/lib/core/pcb/rules/single-layer-hole";
import { size } from "@/lib/core/pcb/rules/size";
import { skipScoringNeedsPanel } from "@/lib/core/pcb/rules/skip-scoring-needs-panel";
import { stackedLayers } from "@/lib/core/pcb/rules/stacked-layers";
import { stackedNeedsBlind } from "@/lib/core/pcb/rules/stacked-needs-blind";
import { stackedNeedsLaser } from "@/lib/core/pcb/rules/stacked-needs-laser";
import { testByLayers } from "@/lib/core/pcb/rules/test-by-layers";
import { testTypeNeedsTesting } from "@/lib/core/pcb/rules/test-type-needs-testing";
import { thicknessByLayers } from "@/lib/core/pcb/rules/thickness-by-layers";
import { thinNeedsEnig } from "@/lib/core/pcb/rules/thin-needs-enig";
import { unknownOption } from "@/lib/core/pcb/rules/unknown-option";
import { viaInPadNeedsResin } from "@/lib/core/pcb/rules/via-in-pad-needs-resin";
import { xOutNeedsPanel } from "@/lib/core/pcb/rules/x-out-needs-panel";
import type { PcbSpecification } from "@/lib/core/pcb/specification";

export type RuleKey =
  | "unknownOption"
  | "size"
  | "quantity"
  | "gridNeedsPanel"
  | "railNeedsRails"
  | "xOutNeedsPanel"
  | "skipScoringNeedsPanel"
  | "designsNeedPanel"
  | "deliveryMatchesBoard"
  | "panelGrid"
  | "panelNeedsBoards"
  | "panelSize"
  | "viaInPadNeedsResin"
  | "resinOrPlug"
  | "stackedNeedsLaser"
  | "stackedNeedsBlind"
  | "innerCopperLayers"
  | "resinNeedsLayers"
  | "blindNeedsLayers"
  | "laserNeedsLayers"
  | "stackedLayers"
  | "impedanceNeedsLayers"
  | "thicknessByLayers"
  | "thinNeedsEnig"
  | "heavyCopperThickness"
  | "heavyCopperTracks"
  | "innerNeedsOuterCopper"
  | "singleLayerHole"
  | "aspectRatio"
  | "chamferNeedsFingers"
  | "chamferOnPanel"
  | "chamferSize"
  | "goldFingerCount"
  | "goldFingersNeedEnig"
  | "goldNeedsEnig"
  | "legendOnMask"
  | "testTypeNeedsTesting"
  | "testByLayers"
  | "leadTime";

/** A refusal; its sentence stands under `rules.<rule>` in messages/<locale>/pcb.json. */
export type Violation = { rule: RuleKey } & Finding;

/**
 * In the order in which they are asked: a value that is on no list first, then the size, then what excludes what. What
 * brings another choice along stands before the rules of that choice.
 */
export const RULES: Readonly<Record<RuleKey, PcbRule>> = {
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
};

export const RULE_KEYS = Object.keys(RULES) as RuleKey[];
const IN_ORDER = RULE_KEYS.map((key) => RULES[key]);

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
