// Speeds of a live circuit on a slider: steps of a logarithmic scale, three to a decade.
import { SPEED_RANGE } from "@/components/schematic/live/live-run";

const STEPS_PER_DECADE = 3;
const VALUES = [1, 2, 5] as const;

const decade = (exponent: number): number => Number(`1e${exponent}`);

export const LAST_STEP = Math.round(Math.log10(SPEED_RANGE.to / SPEED_RANGE.from) * STEPS_PER_DECADE);

/** 1, 2, 5 and 10 times the slowest speed, and so on. */
export function speedOfStep(step: number): number {
  const first = Math.round(Math.log10(SPEED_RANGE.from));
  const value = VALUES[step % STEPS_PER_DECADE] ?? 1;
  return value * decade(first + Math.floor(step / STEPS_PER_DECADE));
}

/** The step that is nearest. */
export function stepOfSpeed(speed: number): number {
  let best = 0;
  for (let step = 1; step <= LAST_STEP; step++)
    if (Math.abs(Math.log(speedOfStep(step) / speed)) < Math.abs(Math.log(speedOfStep(best) / speed))) best = step;
  return best;
}
