// A starting price for a board without an automatic price: that of the nearest board, scaled up.

import { checkSpecification } from "@/lib/core/pcb/rules";
import { DEFAULT_SPECIFICATION, PCB_OPTIONS, type PcbSpecification } from "@/lib/core/pcb/specification";
import { standardDays } from "@/lib/core/pcb/lead-time";
import { pricePcb, type PcbPrice } from "./price";
import type { PriceBook } from "./book";

/** For a size that breaks a rule, both sides shrink by steps of a tenth until it does not. */
const SHRINK = 0.9;
const MAX_STEPS = 40;

export type Extrapolation = {
  price: PcbPrice;
  /** The board with an automatic price, from which the amounts are scaled. */
  nearest: PcbSpecification;
  /** Ratios of area and layers to the nearest board. */
  factor: number;
};

const areaOf = ({ widthMm, heightMm, quantity }: PcbSpecification) => widthMm * heightMm * quantity;

function broken(specification: PcbSpecification): ReadonlySet<string> {
  return new Set(checkSpecification(specification).map(({ option }) => option));
}

const SIZE: readonly string[] = ["widthMm", "heightMm"];
const toHundredth = (mm: number) => Math.floor(mm * 100) / 100;

/** One change towards a board that breaks no rule. */
function step(specification: PcbSpecification, options: ReadonlySet<string>): PcbSpecification {
  if ([...options].some((option) => SIZE.includes(option))) {
    const { widthMm, heightMm } = specification;
    return { ...specification, widthMm: toHundredth(widthMm * SHRINK), heightMm: toHundredth(heightMm * SHRINK) };
  }
  if (options.has("layers")) {
    const made = PCB_OPTIONS.layers.filter((layers) => layers <= specification.layers).at(-1) ?? PCB_OPTIONS.layers[0];
    if (made !== specification.layers) return { ...specification, layers: made };
  }
  const defaults = Object.entries(DEFAULT_SPECIFICATION).filter(([option]) => options.has(option));
  const next = { ...specification, ...Object.fromEntries(defaults) };
  return { ...next, leadTimeDays: standardDays(next) };
}

/** Null if no board near it has a price. */
export function nearestPriced(ordered: PcbSpecification): PcbSpecification | null {
  let specification = ordered;
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    const options = broken(specification);
    if (options.size === 0) return specification;
    specification = step(specification, options);
  }
  return null;
}

/** Scaled amounts are rounded to whole millionths; a manual review decides about them. */
export function extrapolate(ordered: PcbSpecification, book: PriceBook): Extrapolation | null {
  const nearest = nearestPriced(ordered);
  if (!nearest) return null;
  const factor = Math.max(1, areaOf(ordered) / areaOf(nearest)) * Math.max(1, ordered.layers / nearest.layers);
  return { price: pricePcb(nearest, book, { mayUseOffer: false }), nearest, factor };
}
