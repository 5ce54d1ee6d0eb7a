// Quantities that judge a run: its measurements, and the voltages of an operating point.
import type { SpicePlot } from "@/lib/core/spice/result";

export type Quantities = ReadonlyMap<string, number>;

/** Names of measurements and vectors in small letters; a measurement without a result is missing. */
export function quantitiesOf(plots: readonly SpicePlot[]): Quantities {
  const found = new Map<string, number>();
  for (const { analysis, measurements, vectors } of plots) {
    for (const { name, value } of measurements) if (value !== null && Number.isFinite(value)) found.set(name, value);
    if (analysis !== "op") continue;
    for (const { name, unit, real } of vectors) {
      const [value] = real;
      // Nodes inside subcircuits are nobody's measurement.
      if (unit === "V" && value !== undefined && !/[.:#]/.test(name)) found.set(name, value);
    }
  }
  return found;
}
