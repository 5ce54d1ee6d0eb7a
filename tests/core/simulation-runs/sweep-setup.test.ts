import { describe, expect, it } from "vitest";
import { stepValues, type StepTexts } from "@/lib/core/simulation-runs/step-values";
import { NO_SWEEP, readLimits, readSweep, sweepFaults, type SweepSetup } from "@/lib/core/simulation-runs/sweep-setup";
import { parseTolerance } from "@/lib/core/simulation-runs/tolerance";

const step = (change: Partial<StepTexts>): StepTexts => ({
  ...{ target: "R1", scale: "list", values: "", from: "", to: "", step: "" },
  ...change,
});

describe("values of a step", () => {
  it.each<[Partial<StepTexts>, number[] | null]>([
    [{ values: "1k, 2.2k 4.7k" }, [1000, 2200, 4700]],
    [{ values: "1k，2k" }, [1000, 2000]],
    [{ values: "1k x" }, null],
    [{ values: "" }, null],
    [{ scale: "lin", from: "0", to: "0.3", step: "0.1" }, [0, 0.1, 0.2, 0.3]],
    [{ scale: "lin", from: "5", to: "1", step: "-2" }, [5, 3, 1]],
    [{ scale: "lin", from: "1", to: "5", step: "-2" }, null],
    [{ scale: "lin", from: "0", to: "1Meg", step: "1" }, null],
    [{ scale: "dec", from: "1", to: "100", step: "1" }, [1, 10, 100]],
    [{ scale: "oct", from: "1k", to: "8k", step: "1" }, [1000, 2000, 4000, 8000]],
    [{ scale: "dec", from: "0", to: "100", step: "1" }, null],
  ])("%j", (texts, values) => {
    expect(stepValues(step(texts))).toEqual(values);
  });
});

const setup = (change: Partial<SweepSetup>): SweepSetup => ({ ...NO_SWEEP, ...change });

describe("a sweep", () => {
  it.each<[Partial<SweepSetup>, string[]]>([
    [{}, []],
    [{ kind: "step" }, []],
    [{ kind: "step", steps: [step({ values: "1" }), step({ target: "2N3904.BF", values: "100 200" })] }, []],
    [{ kind: "step", steps: [step({ target: "1 2", values: "" }), step({ target: "" })] }, ["target", "values"]],
    [{ kind: "step", steps: [step({ values: "1" }), step({ target: "r1", values: "1" })] }, ["target2"]],
    [
      {
        kind: "step",
        steps: [
          step({ scale: "lin", from: "0", to: "99", step: "1" }),
          step({ target: "R2", scale: "lin", from: "0", to: "99", step: "1" }),
        ],
      },
      ["tooMany"],
    ],
    [{ kind: "monteCarlo" }, []],
    [{ kind: "monteCarlo", runs: "0", seed: "x" }, ["runs", "seed"]],
    [{ kind: "monteCarlo", runs: "5000" }, ["runs"]],
    [{ kind: "worstCase", limits: "vout 2" }, ["limits"]],
    [{ kind: "worstCase", limits: "vout 2 1" }, ["limits"]],
    [{ kind: "worstCase", limits: "vout - 2.6\nfc 1k -" }, []],
  ])("%j has the faults %j", (change, faults) => {
    expect(sweepFaults(setup(change))).toEqual(faults);
  });

  it("reads its limits", () => {
    expect(readLimits("Vout 2.4 2.6\n\nfc - 1k")).toEqual([
      { name: "vout", lower: 2.4, upper: 2.6 },
      { name: "fc", lower: null, upper: 1000 },
    ]);
  });

  it("comes back from stored JSON, and as a new one from anything else", () => {
    const stored = setup({ kind: "monteCarlo", runs: "12", distribution: "uniform", limits: "a 1 2" });
    expect(readSweep(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
    for (const odd of [null, 3, [], { kind: "x", steps: [1, { scale: 7, target: 5 }], runs: {} }])
      expect(readSweep(odd)).toEqual(NO_SWEEP);
  });
});

describe("a tolerance", () => {
  it.each([
    ["5%", 0.05],
    ["±1 %", 0.01],
    ["+/-0.5%", 0.005],
    ["10", 0.1],
    ["J", 0.05],
    ["", null],
    ["1k", null],
    ["150%", null],
  ])("%s is %d", (text, share) => {
    expect(parseTolerance(text)).toBe(share);
  });
});
