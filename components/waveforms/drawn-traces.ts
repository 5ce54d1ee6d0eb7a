// Curves of a pane: its expressions for each visible run, phasors as decibels or phase.
import type { Display, PaneSetup } from "@/components/waveforms/viewer-state";
import { traceStyle, type TraceStyle } from "@/components/waveforms/trace-style";
import { evaluateWaveform, VectorScope } from "@/lib/core/waveform/expression/evaluate";
import { groupDelay } from "@/lib/core/waveform/measure/frequency-response";
import { decibelWaveform, magnitudeWaveform, phaseWaveform } from "@/lib/core/waveform/phasor";
import type { Scale } from "@/lib/core/waveform/plot/scale";
import { UNITS } from "@/lib/core/waveform/unit";
import { fullRange, type AxisKind, type Waveform } from "@/lib/core/waveform/waveform";

export interface WaveformRun {
  readonly id: string;
  readonly name: string;
  /** Must be the same array as long as the results are the same. */
  readonly vectors: readonly Waveform[];
}

export interface DrawnTrace {
  readonly key: string;
  readonly traceId: number;
  /** "V(out)", "dB V(out), Run 2". */
  readonly name: string;
  /** Real samples as drawn. */
  readonly wave: Waveform;
  /** The evaluated expression: a phasor for gain and phase. */
  readonly source: Waveform;
  readonly style: TraceStyle;
  /** False for the phase beside the decibels of one phasor, which share their measurements. */
  readonly isMain: boolean;
}

type Evaluation = ReturnType<typeof evaluateWaveform>;

interface RunResults {
  readonly scope: VectorScope;
  readonly byExpression: Map<string, Evaluation>;
}

const results = new WeakMap<readonly Waveform[], RunResults>();

/** Kept with the vectors, so that samples and their pyramids stay the same from picture to picture. */
export function evaluateInRun(run: WaveformRun, expression: string): Evaluation {
  let known = results.get(run.vectors);
  if (!known) {
    known = { scope: new VectorScope(run.vectors), byExpression: new Map() };
    results.set(run.vectors, known);
  }
  const found = known.byExpression.get(expression) ?? evaluateWaveform(expression, known.scope);
  known.byExpression.set(expression, found);
  return found;
}

const derived = new WeakMap<Waveform, Partial<Record<Display, readonly Waveform[]>>>();

function curvesOf(source: Waveform, display: Display): readonly Waveform[] {
  if (!source.im) return [source];
  const known = derived.get(source)?.[display];
  if (known) return known;
  const made: Record<Display, () => readonly Waveform[]> = {
    magnitude: () => [magnitudeWaveform(source)],
    decibels: () => [decibelWaveform(source)],
    phase: () => [phaseWaveform(source)],
    both: () => [decibelWaveform(source), phaseWaveform(source)],
    delay: () => [groupDelay(source)],
  };
  const curves = made[display]();
  derived.set(source, { ...derived.get(source), [display]: curves });
  return curves;
}

/** Runs over the axis of the first one; a transient cannot stand beside a frequency response. */
export function comparableRuns(runs: readonly WaveformRun[]): WaveformRun[] {
  const kind = axisKindOf(runs);
  return runs.filter(({ vectors }) => vectors[0]?.axis.kind === kind);
}

export const axisKindOf = (runs: readonly WaveformRun[]): AxisKind =>
  runs.find(({ vectors }) => vectors.length > 0)?.vectors[0]?.axis.kind ?? "time";

const prefixOf = (curve: Waveform, source: Waveform): string =>
  !source.im || curve.unit === source.unit
    ? ""
    : curve.unit.decibel
      ? "dB "
      : curve.unit === UNITS.second
        ? "τ "
        : "∠ ";

export function drawnTraces(pane: PaneSetup, runs: readonly WaveformRun[], display: Display): DrawnTrace[] {
  return pane.traces.flatMap((trace) =>
    runs.flatMap((run, runAt) => {
      const result = evaluateInRun(run, trace.expression);
      if (!result.ok) return [];
      const source = result.value;
      return curvesOf(source, display).map((wave, part) => ({
        ...{ key: `${trace.id}-${run.id}-${part}`, traceId: trace.id, wave, source, isMain: part === 0 },
        name: prefixOf(wave, source) + source.name + (runs.length > 1 ? `, ${run.name}` : ""),
        style: traceStyle(trace.ink, runAt + part),
      }));
    }),
  );
}

/** All that the runs have; a logarithmic scale starts at the first positive value. Null if there is none. */
export function xLimits(runs: readonly WaveformRun[], isLog: boolean): Scale | null {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { vectors } of runs) {
    const axis = vectors[0]?.axis;
    if (!axis) continue;
    const start = isLog ? axis.values.find((value) => value > 0) : axis.values[0];
    if (start !== undefined) from = Math.min(from, start);
    to = Math.max(to, fullRange(axis).to);
  }
  return from < to ? { from, to, isLog } : null;
}
