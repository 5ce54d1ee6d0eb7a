// Harmonics of a transient, as .four of ngspice computes them: the last period, on 200 points.
import { type SpiceFinding, spiceFinding } from "./finding";
import type { FourierAnalysis, Harmonic, SpicePlot, SpiceVector } from "./result";
import type { SpiceRun } from "./run-plan";
import { parseSpiceNumber } from "./spice-number";

/** Defaults of ngspice's variables fourgridsize and nfreqs. */
const POINTS = 200;
const HARMONICS = 10;

/** Values at the times, linearly between points; both lists rise. */
function resampled(axis: Float64Array, values: Float64Array, times: readonly number[]): number[] {
  let at = 0;
  return times.map((time) => {
    while (at < axis.length - 2 && (axis[at + 1] ?? 0) < time) at++;
    const [from = 0, to = 0, start = 0, end = 0] = [axis[at], axis[at + 1], values[at], values[at + 1]];
    return to === from ? end : start + ((end - start) * (time - from)) / (to - from);
  });
}

/** Null if the transient is shorter than a period. Phases are those of a sine. */
export function fourierAnalysis(axis: SpiceVector, vector: SpiceVector, fundamentalHz: number): FourierAnalysis | null {
  const end = axis.real.at(-1) ?? 0;
  const period = 1 / fundamentalHz;
  if (!(fundamentalHz > 0) || end - (axis.real[0] ?? 0) < period * (1 - 1e-9)) return null;
  const times = Array.from({ length: POINTS }, (_, index) => end - period + (index * period) / POINTS);
  const values = resampled(axis.real, vector.real, times);
  const harmonics = Array.from({ length: HARMONICS }, (_, order): Harmonic => {
    let [cosine, sine] = [0, 0];
    for (const [index, value] of values.entries()) {
      // The angle counts from the start of the simulation, as the sources do.
      const angle = 2 * Math.PI * order * ((index / POINTS + (end - period) * fundamentalHz) % 1);
      cosine += value * Math.cos(angle);
      sine += value * Math.sin(angle);
    }
    // The mean has a sign instead of a phase.
    if (order === 0) return { order, frequencyHz: 0, magnitude: cosine / POINTS, phaseDegrees: 0 };
    const scale = 2 / POINTS;
    const phaseDegrees = (Math.atan2(cosine, sine) * 180) / Math.PI;
    return { order, frequencyHz: order * fundamentalHz, magnitude: Math.hypot(cosine, sine) * scale, phaseDegrees };
  });
  const [, first, ...others] = harmonics;
  const squares = others.reduce((sum, { magnitude }) => sum + magnitude ** 2, 0);
  const distortion = first && first.magnitude > 0 ? (100 * Math.sqrt(squares)) / first.magnitude : 0;
  return { vector: vector.name, fundamentalHz, harmonics, totalHarmonicDistortion: distortion };
}

/** ".four 1k v(out) v(in)" of a run; a vector that it does not have gives a warning. */
export function fourierOfRun(
  { fourier }: SpiceRun,
  { axis, vectors }: Pick<SpicePlot, "axis" | "vectors">,
): { readonly analyses: readonly FourierAnalysis[]; readonly findings: readonly SpiceFinding[] } {
  const analyses: FourierAnalysis[] = [];
  const findings: SpiceFinding[] = [];
  for (const { text, source } of fourier) {
    const [, frequency = "", ...names] = text.trim().split(/\s+/);
    for (const name of names) {
      const vector = vectors.find((one) => one.name === name.toLowerCase());
      const found = axis && vector && fourierAnalysis(axis, vector, parseSpiceNumber(frequency) ?? 0);
      if (found) analyses.push(found);
      else
        findings.push(
          spiceFinding("MEASUREMENT_FAILED", { subject: `.four ${name}`, severity: "warning", source, text }),
        );
    }
  }
  return { analyses, findings };
}
