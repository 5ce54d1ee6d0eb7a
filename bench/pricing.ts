// Time to price one specification and the table of every quantity by six lead times, and to recompute a page after each
// choice.

import { allowedOptions } from "@/lib/core/pcb/allowed-options";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { standardDays } from "@/lib/core/pcb/lead-time";
import { QUANTITY_STEPS } from "@/lib/core/pcb/quantity";
import { PRICE_BOOKS } from "@/lib/core/pricing/book";
import { bookFor } from "@/lib/core/pricing/book-for";
import { priceEffects } from "@/lib/core/pricing/effects";
import { priceMatrix, pricePcb } from "@/lib/core/pricing/price";
import type { Figure } from "./run";

const MILLISECONDS = 500;
const LEAD_TIMES = 6;

/** Microseconds per run of `work`, after a warm-up of the same length. */
function microseconds(work: () => unknown): number {
  let value = 0;
  for (const phase of ["warm", "measured"]) {
    let runs = 0;
    const start = performance.now();
    while (performance.now() - start < MILLISECONDS) {
      work();
      runs++;
    }
    if (phase === "measured") value = ((performance.now() - start) * 1000) / runs;
  }
  return value;
}

export function benchPricing(): Promise<Figure[]> {
  const specification = completeSpecification({
    layers: 4,
    widthMm: 86.36,
    heightMm: 54.61,
    quantity: 50,
    surfaceFinish: "ENIG",
    minTraceSpaceMil: 4,
    viaInPad: true,
    impedanceControl: "10%",
    edgePlating: 2,
    goldFingerCount: "40",
  });
  const { book } = bookFor(PRICE_BOOKS, "en-US", { nowMs: Date.now() });
  const clone = microseconds(() => JSON.parse(JSON.stringify(specification)) as unknown);
  const price = microseconds(() => pricePcb(specification, book));
  const standard = standardDays(specification);
  const leadTimes = Array.from({ length: LEAD_TIMES }, (_, later) => standard + 1 - later);
  const matrix = microseconds(() => priceMatrix(specification, book, { quantities: QUANTITY_STEPS, leadTimes }));
  const cells = QUANTITY_STEPS.length * leadTimes.length;
  const against = "the time to copy the specification as JSON";
  const choices = microseconds(() => [allowedOptions(specification), priceEffects(specification, book)]);
  return Promise.resolve([
    { name: "price of a specification", value: price, unit: "µs", ratio: price / clone, against },
    {
      name: `matrix of ${QUANTITY_STEPS.length} × ${leadTimes.length}`,
      value: matrix / 1000,
      unit: "ms",
      ratio: matrix / clone / cells,
      against: `${against}, per cell`,
    },
    { name: "every value of every option, with its price", value: choices / 1000, unit: "ms" },
  ]);
}
