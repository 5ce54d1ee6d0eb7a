// The table of a series: each measured quantity over its runs.
import { groupBy } from "@/lib/base/group-by";
import type { SpicePlot } from "@/lib/core/spice/result";
import { quantitiesOf } from "./quantities";
import { type HistogramBin, histogramOf, type Summary, summaryOf, yieldOf } from "./statistics";
import type { Limit } from "./sweep-setup";

export interface QuantitySummary extends Summary {
  readonly name: string;
  readonly nominal: number | null;
  readonly histogram: readonly HistogramBin[];
  readonly limit: Limit | null;
  /** Share of the runs within the limit; null without one. */
  readonly yield: number | null;
}

const isNominal = ({ steps }: SpicePlot): boolean =>
  steps.length > 0 &&
  steps.every(({ name, value }) => value === 0 && (/ %$/.test(name) || /^(run|corner)$/.test(name)));

const keyOf = ({ steps }: SpicePlot): string => steps.map(({ name, value }) => `${name} ${value}`).join();

/** Empty unless the plots are of a series. The run with nominal values counts in no statistics. */
export function seriesSummary(plots: readonly SpicePlot[], limits: readonly Limit[]): QuantitySummary[] {
  const runs = groupBy(
    plots.filter(({ steps }) => steps.length > 0),
    keyOf,
  );
  if (runs.size < 2) return [];
  const values = new Map<string, number[]>();
  const nominal = new Map<string, number>();
  for (const run of runs.values())
    for (const [name, value] of quantitiesOf(run)) {
      if (run.every(isNominal)) nominal.set(name, value);
      else values.set(name, [...(values.get(name) ?? []), value]);
    }
  return [...values].flatMap(([name, list]): QuantitySummary[] => {
    const summary = summaryOf(list);
    const limit = limits.find((one) => one.name === name) ?? null;
    if (!summary) return [];
    return [
      {
        ...{ ...summary, name, limit, nominal: nominal.get(name) ?? null, histogram: histogramOf(list) },
        yield: limit && yieldOf(list, limit),
      },
    ];
  });
}
