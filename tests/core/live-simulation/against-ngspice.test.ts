// ngspice 39 simulated the same circuits with tight tolerances; scripts/oracle/live-simulation.ts keeps its answers.
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { LIVE_CASES } from "./circuits/all";
import { oscillation, type Oscillation, peakDifference, resample, simulate, uniformTimes } from "./trace";

const FIXTURE = path.resolve(import.meta.dirname, "../../fixtures/live-simulation/ngspice.json");
const ANSWERS = JSON.parse(readFileSync(FIXTURE, "utf8")) as Record<string, number[] | Oscillation>;
const TOLERANCE = 0.01;

describe("waveforms agree with ngspice within 1 % of their peak, and curves of devices within 0.1 %", () => {
  for (const one of LIVE_CASES.filter(({ compare }) => compare === "waveform"))
    it(one.name, () => {
      const answer = ANSWERS[one.name];
      if (!Array.isArray(answer)) throw new Error("ngspice has no answer");
      const ours = resample(simulate(one), uniformTimes(one.duration, answer.length));
      expect(peakDifference(answer, ours)).toBeLessThan(one.tolerance ?? TOLERANCE);
    });
});

describe("oscillators agree with ngspice in period and range within 1 %", () => {
  for (const one of LIVE_CASES.filter(({ compare }) => compare === "oscillation"))
    it(one.name, () => {
      const answer = ANSWERS[one.name];
      if (answer === undefined || Array.isArray(answer)) throw new Error("ngspice has no answer");
      const ours = oscillation(simulate(one));
      const range = answer.high - answer.low;
      expect(Math.abs(ours.period / answer.period - 1)).toBeLessThan(TOLERANCE);
      expect(Math.abs(ours.low - answer.low) / range).toBeLessThan(TOLERANCE);
      expect(Math.abs(ours.high - answer.high) / range).toBeLessThan(TOLERANCE);
    });
});
