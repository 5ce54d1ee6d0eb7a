// What can be made: one rule per sentence, each with its source, in a total registry.

import { offeredDays } from "@/lib/core/pcb/lead-time";
import { QUANTITY_STEPS } from "@/lib/core/pcb/quantity";
import { PCB_OPTIONS, type PcbOption, type PcbSpecification, SIZE_LIMITS } from "@/lib/core/pcb/specification";

export type RuleKey =
  | "unknownOption"
  | "size"
  | "quantity"
  | "thicknessByLayers"
  | "thinNeedsEnig"
  | "heavyCopperThickness"
  | "heavyCopperTracks"
  | "singleLayerHole"
  | "aspectRatio"
  | "innerCopperLayers"
  | "goldNeedsEnig"
  | "legendOnMask"
  | "leadTime";

/** A refusal: the option that was chosen last or matters most, and the figures of the sentence that explains it. */
export type Violation = { rule: RuleKey; option: PcbOption; args: Record<string, string | number> };

type Finding = Omit<Violation, "rule">;
type Rule = (specification: PcbSpecification) => Finding | null;

/** Thinnest and thickest board by layers: a board house's public order form. */
const THICKNESS_BY_LAYERS: Readonly<Record<number, readonly [number, number]>> = {
  1: [0.4, 1.6],
  2: [0.4, 1.6],
  4: [0.6, 2.5],
  6: [1.0, 2.5],
  8: [1.2, 2.5],
};

/** Depth of a plated hole to its diameter: the capability page's 1:8. */
export const ASPECT_RATIO = 8;

const isHundredth = (value: number) => Number.isFinite(value) && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

function unknownOption(specification: PcbSpecification): Finding | null {
  for (const [option, values] of Object.entries(PCB_OPTIONS)) {
    const value = specification[option as PcbOption];
    if (!(values as readonly unknown[]).includes(value)) return { option: option as PcbOption, args: { value: String(value) } };
  }
  return null;
}

function size({ widthMm, heightMm, layers }: PcbSpecification): Finding | null {
  const isMultilayer = layers >= 4;
  const maxShort = isMultilayer ? SIZE_LIMITS.maxMultilayerShortMm : SIZE_LIMITS.maxShortMm;
  const maxLong = isMultilayer ? SIZE_LIMITS.maxMultilayerLongMm : SIZE_LIMITS.maxLongMm;
  const [short, long] = widthMm <= heightMm ? [widthMm, heightMm] : [heightMm, widthMm];
  const isMade = isHundredth(short) && isHundredth(long) && short >= SIZE_LIMITS.minMm && short <= maxShort && long <= maxLong;
  if (isMade) return null;
  return { option: widthMm > heightMm ? "widthMm" : "heightMm", args: { min: SIZE_LIMITS.minMm, maxShort, maxLong } };
}

function thicknessByLayers({ thicknessMm, layers }: PcbSpecification): Finding | null {
  const [min, max] = THICKNESS_BY_LAYERS[layers] ?? [0, 0];
  return thicknessMm >= min && thicknessMm <= max ? null : { option: "thicknessMm", args: { layers, min, max } };
}

function heavyCopperThickness({ outerCopperUm, innerCopperUm, layers, thicknessMm }: PcbSpecification): Finding | null {
  const min = layers >= 8 ? 1.2 : 0.8;
  return Math.max(outerCopperUm, innerCopperUm) < 70 || thicknessMm >= min ? null : { option: "thicknessMm", args: { min } };
}

/** White print shows on every mask but a white one, black print on the light ones alone. */
export function isLegible({ solderMaskColor, silkscreenColor }: Pick<PcbSpecification, "solderMaskColor" | "silkscreenColor">): boolean {
  return silkscreenColor === "White" ? solderMaskColor !== "White" : !["Black", "Blue", "Red"].includes(solderMaskColor);
}

function legendOnMask(specification: PcbSpecification): Finding | null {
  const { solderMaskColor, silkscreenColor } = specification;
  return isLegible(specification) ? null : { option: "silkscreenColor", args: { mask: solderMaskColor, legend: silkscreenColor } };
}

function leadTime(specification: PcbSpecification): Finding | null {
  const days = offeredDays(specification);
  const quickest = Math.min(...days);
  const { leadTimeDays } = specification;
  const isOffered = Number.isInteger(leadTimeDays) && leadTimeDays >= quickest && leadTimeDays <= 60;
  return isOffered ? null : { option: "leadTimeDays", args: { quickest } };
}

/**
 * In the order in which they are asked: a value that is on no list first, then the size, then what excludes what.
 * Sources: the board houses' order forms and capability pages for layers and thickness, copper, holes and legend;
 * the product's own capability page for size, hole depth and tracks.
 */
const RULES: Record<RuleKey, Rule> = {
  unknownOption,
  size,
  quantity: ({ quantity }) =>
    QUANTITY_STEPS.includes(quantity) ? null : { option: "quantity", args: { min: QUANTITY_STEPS[0] ?? 5, max: QUANTITY_STEPS.at(-1) ?? 10_000 } },
  thicknessByLayers,
  thinNeedsEnig: ({ thicknessMm, surfaceFinish }) =>
    thicknessMm >= 0.6 || surfaceFinish === "ENIG" ? null : { option: "surfaceFinish", args: { thickness: thicknessMm } },
  heavyCopperThickness,
  heavyCopperTracks: ({ outerCopperUm, innerCopperUm, minTraceSpaceMil }) =>
    Math.max(outerCopperUm, innerCopperUm) < 70 || minTraceSpaceMil >= 6 ? null : { option: "minTraceSpaceMil", args: { min: 6 } },
  singleLayerHole: ({ layers, minHoleMm }) => (layers > 1 || minHoleMm >= 0.3 ? null : { option: "minHoleMm", args: { min: 0.3 } }),
  aspectRatio: ({ thicknessMm, minHoleMm }) =>
    minHoleMm * ASPECT_RATIO >= thicknessMm - 1e-9
      ? null
      : { option: "minHoleMm", args: { thickness: thicknessMm, min: Math.ceil((thicknessMm / ASPECT_RATIO) * 1000) / 1000 } },
  innerCopperLayers: ({ layers, innerCopperUm }) => (layers >= 4 || innerCopperUm === 17 ? null : { option: "innerCopperUm", args: { layers: 4 } }),
  goldNeedsEnig: ({ surfaceFinish, enigAuThickness }) =>
    surfaceFinish === "ENIG" || enigAuThickness === 1 ? null : { option: "enigAuThickness", args: {} },
  legendOnMask,
  leadTime,
};

/** Every rule that the specification breaks, in a fixed order; empty when it can be made. */
export function checkSpecification(specification: PcbSpecification): Violation[] {
  return (Object.keys(RULES) as RuleKey[]).flatMap((rule) => {
    const finding = RULES[rule](specification);
    return finding ? [{ rule, ...finding }] : [];
  });
}
