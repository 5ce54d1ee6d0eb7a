// What can be made: every rule in a total registry, and what a specification breaks.

import type { Finding, PcbRule } from "@/lib/core/pcb/rule";
import { aspectRatio } from "@/lib/core/pcb/rules/aspect-ratio";
import { goldNeedsEnig } from "@/lib/core/pcb/rules/gold-needs-enig";
import { heavyCopperThickness } from "@/lib/core/pcb/rules/heavy-copper-thickness";
import { heavyCopperTracks } from "@/lib/core/pcb/rules/heavy-copper-tracks";
import { innerCopperLayers } from "@/lib/core/pcb/rules/inner-copper-layers";
import { innerNeedsOuterCopper } from "@/lib/core/pcb/rules/inner-needs-outer-copper";
import { leadTime } from "@/lib/core/pcb/rules/lead-time";
import { legendOnMask } from "@/lib/core/pcb/rules/legend-on-mask";
import { panelSize } from "@/lib/core/pcb/rules/panel-size";
import { quantity } from "@/lib/core/pcb/rules/quantity";
import { singleLayerHole } from "@/lib/core/pcb/rules/single-layer-hole";
import { size } from "@/lib/core/pcb/rules/size";
import { thicknessByLayers } from "@/lib/core/pcb/rules/thickness-by-layers";
import { thinNeedsEnig } from "@/lib/core/pcb/rules/thin-needs-enig";
import { unknownOption } from "@/lib/core/pcb/rules/unknown-option";
import type { PcbSpecification } from "@/lib/core/pcb/specification";

export type RuleKey =
  | "unknownOption"
  | "size"
  | "panelSize"
  | "quantity"
  | "thicknessByLayers"
  | "thinNeedsEnig"
  | "heavyCopperThickness"
  | "heavyCopperTracks"
  | "innerNeedsOuterCopper"
  | "singleLayerHole"
  | "aspectRatio"
  | "innerCopperLayers"
  | "goldNeedsEnig"
  | "legendOnMask"
  | "leadTime";

/** A refusal; its sentence stands under `rules.<rule>` in messages/<locale>/pcb.json. */
export type Violation = { rule: RuleKey } & Finding;

/** In the order in which they are asked: a value that is on no list first, then the size, then what excludes what. */
export const RULES: Readonly<Record<RuleKey, PcbRule>> = {
  unknownOption,
  size,
  panelSize,
  quantity,
  thicknessByLayers,
  thinNeedsEnig,
  heavyCopperThickness,
  heavyCopperTracks,
  innerNeedsOuterCopper,
  singleLayerHole,
  aspectRatio,
  innerCopperLayers,
  goldNeedsEnig,
  legendOnMask,
  leadTime,
};

export const RULE_KEYS = Object.keys(RULES) as RuleKey[];

/** Every rule that the specification breaks, in a fixed order; empty when it can be made. */
export function checkSpecification(specification: PcbSpecification): Violation[] {
  return RULE_KEYS.flatMap((rule) => {
    const finding = RULES[rule].check(specification);
    return finding ? [{ rule, ...finding }] : [];
  });
}
