// Generic models in the live engine against ngspice, whose answers scripts/oracle/live-circuit.ts keeps.
import { describe, expect, it } from "vitest";
import answers from "@/tests/fixtures/live-circuit/ngspice.json";
import { peakDifference, resample, uniformTimes } from "../live-simulation/trace";
import { LIVE_NETLISTS, netlistText } from "./netlists";
import { traceOf } from "./run-live";

const KEPT: Readonly<Record<string, readonly number[]>> = answers;

describe("the live engine agrees with ngspice", () => {
  it.each(LIVE_NETLISTS.map((one) => [one.name, one] as const))("%s", (name, one) => {
    const reference = KEPT[name] ?? [];
    const ours = resample(
      traceOf(netlistText(one), one.node, one.seconds),
      uniformTimes(one.seconds, reference.length),
    );
    expect(reference.length).toBeGreaterThan(100);
    expect(peakDifference(reference, ours)).toBeLessThan(one.tolerance ?? 0.01);
  });
});
