// Compares the live engine with ngspice, circuit by circuit: `node --import tsx scripts/oracle/live-simulation.ts`.
// `--save` keeps ngspice's answers for the tests; other words choose circuits by name.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { LIVE_CASES } from "@/tests/core/live-simulation/circuits/all";
import type { LiveCase } from "@/tests/core/live-simulation/circuits/live-case";
import {
  oscillation,
  peakDifference,
  resample,
  simulate,
  type Trace,
  uniformTimes,
} from "@/tests/core/live-simulation/trace";
import { runNgspice } from "./live-simulation/run-ngspice";

const FIXTURE = path.resolve(import.meta.dirname, "../../tests/fixtures/live-simulation/ngspice.json");
const SAMPLES = 120;
const percent = (part: number): string => `${(100 * part).toFixed(3)} %`;

function difference({ compare, duration }: LiveCase, reference: Trace, ours: Trace): string {
  if (compare === "waveform") {
    const times = uniformTimes(duration, 4 * SAMPLES);
    return percent(peakDifference(resample(reference, times), resample(ours, times)));
  }
  const [theirs, own] = [oscillation(reference), oscillation(ours)];
  const range = theirs.high - theirs.low;
  const amplitude = (own.high - own.low) / range - 1;
  return `period ${percent(own.period / theirs.period - 1)}, amplitude ${percent(amplitude)}`;
}

const rounded = (value: number): number => Number(value.toPrecision(5));

function kept({ compare, duration }: LiveCase, reference: Trace): unknown {
  if (compare === "waveform") return resample(reference, uniformTimes(duration, SAMPLES)).map(rounded);
  const { period, low, high } = oscillation(reference);
  return { period: rounded(period), low: rounded(low), high: rounded(high) };
}

const words = process.argv.slice(2);
const names = words.filter((word) => !word.startsWith("--"));
const answers: Record<string, unknown> = {};
for (const one of LIVE_CASES) {
  if (names.length > 0 && !names.includes(one.name)) continue;
  try {
    const reference = runNgspice(one);
    answers[one.name] = kept(one, reference);
    const before = performance.now();
    const ours = simulate(one);
    const { steps, rejectedSteps, iterations, pivotings } = ours.statistics;
    const work = `${steps} steps (${rejectedSteps} rejected), ${(iterations / (steps + rejectedSteps)).toFixed(1)} iterations`;
    const time = `${(performance.now() - before).toFixed(0)} ms, ${pivotings} pivotings`;
    console.log(`${one.name.padEnd(28)} ${difference(one, reference, ours).padEnd(44)} ${work.padEnd(52)} ${time}`);
  } catch (error) {
    console.log(`${one.name.padEnd(28)} ${error instanceof Error ? error.message : String(error)}`);
  }
}
if (words.includes("--save")) writeFileSync(FIXTURE, `${JSON.stringify(answers)}\n`);
