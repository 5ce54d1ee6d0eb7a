// Cheaper neighbours: small changes of a specification that save money.

import { withChoice } from "@/lib/core/pcb/allowed-options";
import { offeredDays } from "@/lib/core/pcb/lead-time";
import { QUANTITY_STEPS } from "@/lib/core/pcb/quantity";
import { checkSpecification } from "@/lib/core/pcb/rules";
import { PCB_OPTIONS, type PcbOption, type PcbSpecification } from "@/lib/core/pcb/specification";
import type { PriceBook } from "./book";
import { pricePcb, type PriceOptions } from "./price";

export type Hint = { change: Partial<Record<PcbOption, string | number>>; savesMicro: number };

/** How much smaller a board may be suggested to become. */
const SHRINK = 1.1;
const MOST_HINTS = 3;
const GRADED = [
  "surfaceFinish",
  "enigAuThickness",
  "outerCopperUm",
  "innerCopperUm",
  "minTraceSpaceMil",
  "minHoleMm",
] as const;

type Change = Partial<PcbSpecification>;

function smallerBoard(specification: PcbSpecification, { prototypeOffer: { maxMm } }: PriceBook): Change[] {
  const { widthMm, heightMm } = specification;
  if (Math.max(widthMm, heightMm) <= maxMm || Math.max(widthMm, heightMm) > maxMm * SHRINK) return [];
  return [{ widthMm: Math.min(widthMm, maxMm), heightMm: Math.min(heightMm, maxMm) }];
}

/** Ten may cost less than five's neighbour: only where more boards are not dearer does a step up save. */
function offerQuantity(specification: PcbSpecification, { prototypeOffer: { maxPieces } }: PriceBook): Change[] {
  const below = QUANTITY_STEPS.filter((step) => step <= maxPieces).at(-1);
  const next = QUANTITY_STEPS.find((step) => step > maxPieces) ?? 0;
  return below !== undefined && specification.quantity > below && specification.quantity <= next
    ? [{ quantity: below }]
    : [];
}

function lowerGrades(specification: PcbSpecification): Change[] {
  return GRADED.flatMap((option) => {
    const values: readonly (string | number)[] = PCB_OPTIONS[option];
    const lower = values[values.indexOf(specification[option]) - 1];
    if (lower === undefined) return [];
    const changed = withChoice(specification, option, lower as never);
    return [
      Object.fromEntries(
        Object.entries(changed).filter(([key, value]) => value !== specification[key as PcbOption]),
      ) as Change,
    ];
  });
}

/** At most three, the largest saving first. The lead time stays what it was, or the standard one stays standard. */
export function hintsFor(specification: PcbSpecification, book: PriceBook, options: PriceOptions = {}): Hint[] {
  const total = pricePcb(specification, book, options).total.amountMicro;
  const isStandard = specification.leadTimeDays === offeredDays(specification)[0];
  const changes = [
    ...smallerBoard(specification, book),
    ...offerQuantity(specification, book),
    ...lowerGrades(specification),
  ];
  const hints = changes.flatMap((change) => {
    const other = { ...specification, ...change };
    if (isStandard) other.leadTimeDays = offeredDays(other)[0] ?? other.leadTimeDays;
    if (checkSpecification(other).length > 0) return [];
    const savesMicro = total - pricePcb(other, book, options).total.amountMicro;
    return savesMicro > 0 ? [{ change, savesMicro }] : [];
  });
  return hints.sort((a, b) => b.savesMicro - a.savesMicro).slice(0, MOST_HINTS);
}
