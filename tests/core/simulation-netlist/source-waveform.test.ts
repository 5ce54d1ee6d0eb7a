import { describe, expect, it } from "vitest";
import {
  readPoints,
  readSource,
  SOURCE_KINDS,
  sourceFaults,
  sourcePreview,
  type SourceSetup,
  sourceText,
  USUAL_SOURCE,
} from "@/lib/core/simulation-netlist/source-waveform";

const usual = (kind: SourceSetup["kind"]): SourceSetup => ({ kind, texts: USUAL_SOURCE[kind], ac: "" });

describe("a source", () => {
  it.each<[SourceSetup, string]>([
    [usual("dc"), "5"],
    [{ ...usual("dc"), ac: "1" }, "DC 5 AC 1"],
    [usual("sine"), "SIN(0 1 1k)"],
    [{ ...usual("sine"), texts: { ...USUAL_SOURCE.sine, phase: "90" }, ac: "1 90" }, "SIN(0 1 1k 0 0 90) AC 1 90"],
    [usual("pulse"), "PULSE(0 5 0 1n 1n 0.5m 1m)"],
    [usual("pwl"), "PWL(0 0 0.001 5 0.002 0)"],
    [usual("exp"), "EXP(0 5 0 0.1m 1m 0.1m)"],
    [usual("sffm"), "SFFM(0 1 20k 5 1k)"],
    [usual("am"), "AM(0 1 0.5 1k 20k)"],
    [usual("noise"), "TRNOISE(10m 10u 0 0)"],
    [usual("behavioral"), "V=V(in)*2"],
  ])("%j is written, and read again", (setup, text) => {
    expect(sourceFaults(setup)).toEqual([]);
    expect(sourceText(setup, "V")).toBe(text);
    const again = readSource(text);
    expect(again && sourceText(again, "V")).toBe(text);
    expect(again?.kind).toBe(setup.kind);
  });

  it.each([
    ["10k", null],
    ["DC 3", "3"],
    ["LM7805", null],
    ["sin 0 1 1k", null],
  ])("%s gives the value %s", (text, value) => {
    const found = readSource(text);
    if (value === null) expect(found?.kind === "dc" ? found.texts.value : null).toBe(text === "10k" ? "10k" : null);
    else expect(found?.texts.value).toBe(value);
  });

  it.each([
    ["DC 0 AC 1 SIN(0 1 1k)", "SIN(0 1 1k) AC 1"],
    ["AC 1 90 PULSE(0 5 0 1n 1n 0.5m 1m)", "PULSE(0 5 0 1n 1n 0.5m 1m) AC 1 90"],
    ["SIN(0 1 1k) AC", "SIN(0 1 1k) AC 1"],
    ["5 AC 1", "DC 5 AC 1"],
  ])("%s has its parts in any order", (text, written) => {
    const found = readSource(text);
    expect(found && sourceFaults(found)).toEqual([]);
    expect(found && sourceText(found, "V")).toBe(written);
  });

  it.each(["DC 2 SIN(0 1 1k)", "PULSE(0 5 0 1n 1n 0.5m 1m 3)", "TRNOISE(10m 10u 1 1m)", "PWL(0 0 1m 5) r=0"])(
    "%s says more than the form holds",
    (text) => expect(readSource(text)).toBeNull(),
  );

  it("names its faults", () => {
    expect(sourceFaults({ kind: "sine", texts: { offset: "0", amplitude: "x", frequency: "0" }, ac: "y" })).toEqual([
      ...["amplitude", "frequency", "ac"],
    ]);
    expect(sourceFaults({ kind: "pulse", texts: { ...USUAL_SOURCE.pulse, rise: "-1" }, ac: "" })).toEqual(["rise"]);
    expect(sourceFaults({ kind: "behavioral", texts: { expression: "V(a)\n.shell ls" }, ac: "" })).toEqual([
      "expression",
    ]);
    expect(sourceFaults({ kind: "pwl", texts: { points: "0 0 1 1 1 2" }, ac: "" })).toEqual(["points"]);
  });

  it("takes points from CSV with a header, from tabs, and in one line", () => {
    const points = [
      [0, 0],
      [1e-3, 5],
    ];
    expect(readPoints("time,value\n0,0\n1m,5\n")).toEqual(points);
    expect(readPoints("0\t0\n0.001\t5")).toEqual(points);
    expect(readPoints("0 0 1m 5")).toEqual(points);
    expect(readPoints("0 0 1m")).toBeNull();
    expect(readPoints("")).toBeNull();
  });

  it("has a preview by its formula", () => {
    const sine = sourcePreview(usual("sine"));
    // A quarter of the first of three periods: 50 of 600 steps.
    expect(sine?.values[50]).toBeCloseTo(1, 9);
    expect(sine?.times.at(-1)).toBeCloseTo(3e-3, 12);
    expect(sourcePreview(usual("behavioral"))).toBeNull();
    for (const kind of SOURCE_KINDS)
      expect(sourcePreview(usual(kind))?.values.every(Number.isFinite) ?? true, kind).toBe(true);
  });
});
