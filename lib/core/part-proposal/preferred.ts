// Nearest preferred value of a series.
import { magnitude, type Series, valuesBetween, writeValue } from "@/lib/core/part/preferred-values";

export const PROPOSED_SERIES = ["E6", "E12", "E24", "E24E96"] as const satisfies readonly Series[];
export type ProposedSeries = (typeof PROPOSED_SERIES)[number];

export interface PreferredValue {
  /** As the catalog writes it: "10 kΩ". */
  readonly text: string;
  readonly amount: number;
  /** Error of the preferred value against the wanted one, in percent. */
  readonly errorPercent: number;
}

/** Scale at which the digits of a value are looked for: small amounts lose none. */
const SCALE = { Ω: 0, F: -15, H: -12 } as const;

/** The nearest by ratio, so that 10 % up is as far as 10 % down. Null for what is not above 0. */
export function nearestPreferred(
  wanted: number,
  { unit, series }: { unit: keyof typeof SCALE; series: ProposedSeries },
): PreferredValue | null {
  if (!(wanted > 0 && Number.isFinite(wanted))) return null;
  const scale = SCALE[unit];
  const amount = wanted / 10 ** scale;
  const far = (value: number): number => Math.abs(Math.log(value / amount));
  const [nearest] = valuesBetween(series, amount / 2, amount * 2).toSorted(
    (a, b) => far(magnitude(a)) - far(magnitude(b)),
  );
  if (!nearest) return null;
  const found = magnitude(nearest) * 10 ** scale;
  return { text: writeValue(nearest, unit, scale), amount: found, errorPercent: (found / wanted - 1) * 100 };
}
