// How long a price takes: one specification, and the table of every quantity by every lead time.

import { completeSpecification } from "@/lib/core/pcb/complete";
import { offeredDays } from "@/lib/core/pcb/lead-time";
import { QUANTITY_STEPS } from "@/lib/core/pcb/quantity";
import { bookOf } from "@/lib/core/pricing/book";
import { priceMatrix, pricePcb } from "@/lib/core/pricing/price";
import type { Figure } from "./run";

const MILLISECONDS = 500;

/** Microseconds for one run of `work`, after a warm-up of the same length. */
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
  });
  const book = bookOf("en-US");
  const clone = microseconds(() => JSON.parse(JSON.stringify(specification)) as unknown);
  const price = microseconds(() => pricePcb(specification, book));
  const leadTimes = offeredDays(specification);
  const matrix = microseconds(() => priceMatrix(specification, book, { quantities: QUANTITY_STEPS, leadTimes }));
  const cells = QUANTITY_STEPS.length * leadTimes.length;
  const against = "the time to copy the specification as JSON";
  return Promise.resolve([
    { name: "price of a specification", value: price, unit: "µs", ratio: price / clone, against },
    {
      name: `matrix of ${QUANTITY_STEPS.length} × ${leadTimes.length}`,
      value: matrix / 1000,
      unit: "ms",
      ratio: matrix / clone / cells,
      against: `${against}, per cell`,
    },
  ]);
}
