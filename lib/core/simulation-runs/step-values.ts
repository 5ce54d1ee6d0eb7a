// Values of a stepped quantity: a list, equal steps, or points for each decade or octave.
import { parseSpiceNumber } from "@/lib/core/spice/spice-number";

export const STEP_SCALES = ["list", "lin", "dec", "oct"] as const;
export type StepScale = (typeof STEP_SCALES)[number];

/** As typed. `step` is the increment of "lin", and the points for each decade or octave of "dec" and "oct". */
export type StepTexts = Readonly<Record<"target" | "values" | "from" | "to" | "step", string>> & {
  readonly scale: StepScale;
};

const MAX_VALUES = 500;

/** Rounding of sums and logarithms must not lose the last value. */
const SLACK = 1e-9;

function spaced(count: number, valueAt: (index: number) => number): number[] | null {
  if (!(count >= 1 && count <= MAX_VALUES)) return null;
  return Array.from({ length: count }, (_, index) => Number(valueAt(index).toPrecision(12)));
}

/** Null for texts that give no values, or more than 500. Ends are included where a step meets them. */
export function stepValues({ scale, values, from, to, step }: StepTexts): number[] | null {
  if (scale === "list") {
    const numbers = values
      .split(/[\s,;，；]+/)
      .filter(Boolean)
      .map(parseSpiceNumber);
    const given = numbers.filter((number) => number !== undefined);
    return given.length === numbers.length && given.length > 0 && given.length <= MAX_VALUES ? given : null;
  }
  const [start, stop, by] = [from, to, step].map(parseSpiceNumber);
  if (start === undefined || stop === undefined || by === undefined || by === 0) return null;
  if (scale === "lin") return spaced(Math.floor((stop - start) / by + SLACK) + 1, (index) => start + index * by);
  if (start <= 0 || stop <= 0 || by < 0) return null;
  const factor = (scale === "dec" ? 10 : 2) ** (1 / by);
  const count = Math.floor(Math.log(stop / start) / Math.log(factor) + SLACK) + 1;
  return spaced(count, (index) => start * factor ** index);
}
