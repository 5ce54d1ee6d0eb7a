// Runs a series through an engine, one netlist after the other.
import { ok, type Ok } from "@/lib/base/result";
import { type SpiceFinding, spiceFinding } from "@/lib/core/spice/finding";
import type { SpicePlot } from "@/lib/core/spice/result";
import { withChanges } from "./netlist-change";
import { quantitiesOf, type Quantities } from "./quantities";
import type { Series, Variant } from "./series";
import { MAX_SERIES_RUNS } from "./sweep-setup";

export interface SeriesResult {
  readonly plots: readonly SpicePlot[];
  readonly findings: readonly SpiceFinding[];
}

/** `code` RUN_FAILED is a run that gave nothing; any other ends the series. */
interface Failure {
  readonly ok: false;
  readonly code: string;
  readonly findings: readonly SpiceFinding[];
}

/** The part of the rigorous engine that a series needs. */
export interface SeriesEngine<F extends Failure> {
  readonly run: (netlist: string, options?: { readonly signal?: AbortSignal }) => Promise<Ok<SeriesResult> | F>;
}

export interface SeriesOptions {
  readonly signal?: AbortSignal;
  /** `total` grows when a series asks for more. */
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
}

/** Samples of later runs are dropped, so that a page does not run out of memory; their measurements stay. */
const MAX_BYTES = 256_000_000;

const bytesOf = ({ vectors }: SpicePlot): number =>
  vectors.reduce((sum, { real, imaginary }) => sum + real.byteLength + (imaginary?.byteLength ?? 0), 0);

class Collector {
  readonly plots: SpicePlot[] = [];
  readonly #findings = new Map<string, SpiceFinding>();
  #bytes = 0;

  get findings(): SpiceFinding[] {
    return [...this.#findings.values()];
  }

  find(findings: readonly SpiceFinding[]): void {
    for (const finding of findings) this.#findings.set(`${finding.code} ${finding.subject}`, finding);
  }

  take(plots: readonly SpicePlot[], { steps }: Variant): void {
    for (const plot of plots) {
      this.#bytes += bytesOf(plot);
      const vectors = this.#bytes > MAX_BYTES ? [] : plot.vectors;
      this.plots.push({ ...plot, vectors, steps: [...plot.steps, ...steps] });
    }
  }
}

/**
 * The plots of all runs with the values of their steps, and each finding once. A failed run leaves a gap; the failure is
 * the answer only if no run gave anything. Rejects when aborted, as the engine does.
 */
export async function runSeries<F extends Failure>(
  engine: SeriesEngine<F>,
  netlist: string,
  series: Series,
  { signal, onProgress }: SeriesOptions = {},
): Promise<Ok<SeriesResult> | F> {
  const all = new Collector();
  let failure: F | null = null;
  let [done, total] = [0, 0];
  let batch = series.next();
  while (!batch.done) {
    const room = MAX_SERIES_RUNS - total;
    const variants = batch.value.slice(0, room);
    if (variants.length < batch.value.length)
      all.find([spiceFinding("TOO_MANY_RUNS", { subject: `${total + batch.value.length} runs`, severity: "warning" })]);
    total += variants.length;
    const measured: (Quantities | null)[] = [];
    for (const variant of variants) {
      onProgress?.({ done, total });
      const answer = await engine.run(withChanges(netlist, variant.changes), signal ? { signal } : {});
      done++;
      all.find(answer.ok ? answer.value.findings : answer.findings);
      if (answer.ok) all.take(answer.value.plots, variant);
      else failure = answer;
      measured.push(answer.ok ? quantitiesOf(answer.value.plots) : null);
      if (!answer.ok && answer.code !== "RUN_FAILED") return ended(all, answer);
    }
    batch = series.next(measured);
  }
  onProgress?.({ done, total });
  return failure ? ended(all, failure) : ok({ plots: all.plots, findings: all.findings });
}

/** A failure that keeps earlier results. */
const ended = <F extends Failure>(all: Collector, failure: F): Ok<SeriesResult> | F =>
  all.plots.length === 0 ? failure : ok({ plots: all.plots, findings: all.findings });
