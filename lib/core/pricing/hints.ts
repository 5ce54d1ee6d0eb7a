// Savings: small changes of a specification that reduce its price.

import { changeSpecification } from "@/lib/core/pcb/change";
import { standardDays } from "@/lib/core/pcb/lead-time";
import { QUANTITY_STEPS } from "@/lib/core/pcb/quantity";
import { isMakeable } from "@/lib/core/pcb/rules";
import {
  DEFAULT_SPECIFICATION,
  type OptionValue,
  PCB_OPTIONS,
  type PcbOption,
  type PcbSpecification,
} from "@/lib/core/pcb/specification";
import type { PriceBook } from "@/lib/core/pricing/book";
import { pricePcb, type PriceOptions } from "@/lib/core/pricing/price";

export type Hint = { change: Partial<Record<PcbOption, OptionValue>>; savesMicro: number };

/** The maximum reduction of a board that may be suggested. */
const SHRINK = 1.1;
const MAX_HINTS = 3;
/** Options with a lower grade for the same board; other surcharges were chosen because they are needed. */
const GRADED = [
  "materialTg",
  "surfaceFinish",
  "enigAuThickness",
  "outerCopperUm",
  "innerCopperUm",
  "minTraceSpaceMil",
  "minHoleMm",
  "holeCopperUm",
  "impedanceControl",
  "xOutAllowance",
  "testType",
] as const;

export type HintOptions = PriceOptions & {
  /** False for a change that may not be proposed, such as one that the files rule out. */
  mayPropose?: (change: Hint["change"]) => boolean;
};

type Change = Partial<PcbSpecification>;

/** Only to reach the prototype offer: a smaller board is another design, suggested if it saves much. */
function smallerBoard(specification: PcbSpecification, { prototypeOffer }: PriceBook): Change[] {
  const { maxMm, maxLayers, maxPieces } = prototypeOffer;
  const { widthMm, heightMm, layers, quantity } = specification;
  const longMm = Math.max(widthMm, heightMm);
  const isNear = longMm > maxMm && longMm <= maxMm * SHRINK && layers <= maxLayers && quantity <= maxPieces;
  return isNear ? [{ widthMm: Math.min(widthMm, maxMm), heightMm: Math.min(heightMm, maxMm) }] : [];
}

/** One step above the quantity of the offer may go back to it. */
function offerQuantity({ quantity }: PcbSpecification, { prototypeOffer: { maxPieces } }: PriceBook): Change[] {
  const below = QUANTITY_STEPS.filter((step) => step <= maxPieces).at(-1);
  const above = QUANTITY_STEPS.find((step) => step > maxPieces);
  return below !== undefined && quantity === above ? [{ quantity: below }] : [];
}

function lowerGrades(specification: PcbSpecification): Change[] {
  return GRADED.flatMap((option) => {
    const values: readonly OptionValue[] = PCB_OPTIONS[option];
    const lower = values[values.indexOf(specification[option]) - 1];
    // Controlled with a wider tolerance, but not uncontrolled.
    return lower === undefined || lower === "none" ? [] : [{ [option]: lower }];
  });
}

function plainThickness({ thicknessMm }: PcbSpecification): Change[] {
  const plain = DEFAULT_SPECIFICATION.thicknessMm;
  return thicknessMm === plain ? [] : [{ thicknessMm: plain }];
}

function standardLeadTime(specification: PcbSpecification): Change[] {
  const standard = standardDays(specification);
  return specification.leadTimeDays < standard ? [{ leadTimeDays: standard }] : [];
}

/** The change itself first, then the changes that it requires. */
function wholeChange(from: PcbSpecification, to: PcbSpecification, change: Change): Hint["change"] {
  const followed = Object.entries(to).filter(([option, value]) => from[option as PcbOption] !== value);
  return { ...change, ...Object.fromEntries(followed) };
}

/**
 * At most three, the largest saving first. Applied to the specification, a change gives a valid one that costs exactly
 * that much less. The lead time stays the same, or stays the standard one.
 */
export function hintsFor(
  specification: PcbSpecification,
  book: PriceBook,
  { mayPropose = () => true, ...options }: HintOptions = {},
): Hint[] {
  const total = pricePcb(specification, book, options).total.amountMicro;
  const changes = [
    ...smallerBoard(specification, book),
    ...offerQuantity(specification, book),
    ...lowerGrades(specification),
    ...plainThickness(specification),
    ...standardLeadTime(specification),
  ];
  const hints = changes.flatMap((change) => {
    const other = changeSpecification(specification, change);
    const whole = wholeChange(specification, other, change);
    if (!isMakeable(other) || !mayPropose(whole)) return [];
    const savesMicro = total - pricePcb(other, book, options).total.amountMicro;
    return savesMicro > 0 ? [{ change: whole, savesMicro }] : [];
  });
  return hints.sort((a, b) => b.savesMicro - a.savesMicro).slice(0, MAX_HINTS);
}
