import { describe, expect, it } from "vitest";
import {
  type AnalysisSetup,
  directiveOf,
  faultyFields,
  hasAnalysis,
  readAnalysisSetup,
  USUAL_SETUP,
  withAnalysis,
} from "@/lib/core/simulation-netlist/analysis-setup";
import { measurementFaults } from "@/lib/core/simulation-netlist/measurement-lines";

const setup = (change: Partial<AnalysisSetup>): AnalysisSetup => ({ ...USUAL_SETUP, ...change });
const tran = (change: Partial<AnalysisSetup["tran"]>): Partial<AnalysisSetup> => ({
  tran: { ...USUAL_SETUP.tran, ...change },
});
const ac = (change: Partial<AnalysisSetup["ac"]>): Partial<AnalysisSetup> => ({
  ...{ analysis: "ac", ac: { ...USUAL_SETUP.ac, ...change } },
});
const dc = (change: Partial<AnalysisSetup["dc"]>): Partial<AnalysisSetup> => ({
  ...{ analysis: "dc", dc: { ...USUAL_SETUP.dc, ...change } },
});
const noise = (change: Partial<AnalysisSetup["noise"]>): Partial<AnalysisSetup> => ({
  ...{ analysis: "noise", noise: { ...USUAL_SETUP.noise, ...change } },
});

describe("an analysis", () => {
  it.each<[Partial<AnalysisSetup>, string]>([
    [{}, ".tran 0.00001 10m"],
    [tran({ stop: " 2 ", step: "1u" }), ".tran 1u 2"],
    [tran({ stop: "10m", step: "1u", start: "5m" }), ".tran 1u 10m 5m"],
    [tran({ stop: "10m", start: "9m" }), ".tran 0.000001 10m 9m"],
    [tran({ stop: "10m", step: "1u", maxStep: "2u", initial: "yes" }), ".tran 1u 10m 0 2u uic"],
    [tran({ step: "1u", fourier: "1k", outputs: "V(out) I(V1)" }), ".tran 1u 10m\n.four 1k V(out) I(V1)"],
    [ac({}), ".ac dec 20 1 1Meg"],
    [ac({ scale: "lin", points: "100" }), ".ac lin 100 1 1Meg"],
    [dc({}), ".dc V1 0 5 0.1"],
    [dc({ source: "TEMP", from: "-40", to: "85", step: "5" }), ".dc TEMP -40 85 5"],
    [dc({ source2: "I1", from2: "0", to2: "1m", step2: "0.5m" }), ".dc V1 0 5 0.1 I1 0 1m 0.5m"],
    [dc({ from: "5", to: "0", step: "-1" }), ".dc V1 5 0 -1"],
    [{ analysis: "op" }, ".op"],
    [noise({}), ".noise V(out) V1 dec 20 1 1Meg"],
    [noise({ output: "V(a, b)" }), ".noise V(a,b) V1 dec 20 1 1Meg"],
    [{ analysis: "ac", also: ["op", "ac"] }, ".ac dec 20 1 1Meg\n.op"],
    [{ analysis: "op", temperatures: "85" }, ".op\n.temp 85"],
    [{ analysis: "op", temperatures: "-40, 25 85" }, ".op\n.step temp list -40 25 85"],
    [{ analysis: "op", measurements: "meas op x find v(out) at=0\n" }, ".op\n.meas op x find v(out) at=0"],
  ])("%j is %s", (asked, directive) => {
    expect(faultyFields(setup(asked))).toEqual([]);
    expect(directiveOf(setup(asked))).toBe(directive);
  });

  it.each<[Partial<AnalysisSetup>, string[]]>([
    [tran({ stop: "", step: "x" }), ["tran.stop", "tran.step"]],
    [tran({ stop: "-1m" }), ["tran.stop"]],
    [tran({ stop: "1", step: "1n" }), ["tran.step"]],
    [tran({ start: "10m" }), ["tran.start"]],
    [tran({ maxStep: "0" }), ["tran.maxStep"]],
    [tran({ fourier: "50" }), ["tran.fourier", "tran.outputs"]],
    [tran({ fourier: "1k", outputs: "V(out)\n.shell" }), ["tran.outputs"]],
    [ac({ points: "1.5", from: "0", to: "1k" }), ["ac.points", "ac.from"]],
    [ac({ from: "1k", to: "10" }), ["ac.to"]],
    [ac({ scale: "dec\n.op" }), ["ac.scale"]],
    [dc({ source: "Q1", from: "a", step: "0" }), ["dc.source", "dc.from", "dc.step"]],
    [dc({ source: "V1\n.shell" }), ["dc.source"]],
    [dc({ step: "-1" }), ["dc.step"]],
    [dc({ source2: "V1", from2: "0", to2: "1", step2: "1" }), ["dc.source2"]],
    [dc({ source2: "I1" }), ["dc.from2", "dc.to2", "dc.step2"]],
    // 51 points for each of a million.
    [dc({ source2: "I1", from2: "0", to2: "1", step2: "1u" }), ["dc.step2"]],
    [tran({ stop: "1m\n.include x" }), ["tran.stop"]],
    [noise({ output: "out", input: "R1" }), ["noise.output", "noise.input"]],
    [{ analysis: "op", also: ["ac"], ...ac({ points: "" }) }, ["ac.points"]],
    [{ temperatures: "-300" }, ["temperatures"]],
    [{ temperatures: "hot" }, ["temperatures"]],
    [{ measurements: ".meas ac x max v(out)" }, ["measurements"]],
    [{ sweep: { ...USUAL_SETUP.sweep, kind: "monteCarlo", runs: "" } }, ["sweep.runs"]],
  ])("%j that cannot be run names its fields", (asked, fields) => {
    expect(faultyFields(setup(asked))).toEqual(fields);
  });

  it("is put before the end of the netlist, unless a sheet asks for one", () => {
    const netlist = "* Lamp\nR1 a 0 1k\n.end\n";
    expect(withAnalysis(netlist, ".op")).toBe("* Lamp\nR1 a 0 1k\n.op\n.end\n");
    expect(hasAnalysis(netlist)).toBe(false);
    expect(hasAnalysis(withAnalysis(netlist, ".tran 1u 1m"))).toBe(true);
  });

  it("comes back from stored JSON, with usual values for what an older one lacks", () => {
    const stored = setup({ ...noise({ points: "7" }), also: ["op"], temperatures: "1 2", measurements: "x" });
    expect(readAnalysisSetup(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
    const old = { analysis: "dc", dc: { source: "V9", from: "0", to: "1", step: "1" }, extra: 1 };
    expect(readAnalysisSetup(old)).toEqual(setup(dc({ source: "V9", from: "0", to: "1", step: "1" })));
    for (const odd of [null, "x", 1, [], { analysis: "constructor", also: 5, tran: [], ac: { points: 5 } }])
      expect(readAnalysisSetup(odd)).toEqual(USUAL_SETUP);
  });
});

describe("a measurement", () => {
  it.each([
    [".meas tran rise trig v(out) val=0.5 rise=1 targ v(out) val=4.5 rise=1"],
    [".meas tran y find v(out) at=1m"],
    [".measure tran y find v(out) when v(in)=1"],
    ["meas tran y when v(out)=0.5 cross=2"],
    [".meas tran y AVG v(out) from=1m to=2m"],
    [".meas tran y pp v(out)"],
    [".meas tran y param='rise*2'"],
    [".meas tran y deriv v(out) at=1m"],
  ])("%s is accepted", (line) => {
    expect(measurementFaults(line, ["tran"])).toEqual([]);
  });

  it.each([
    ["v(out)", "form"],
    [".meas tran", "form"],
    [".meas nothing x max v(out)", "analysis"],
    [".meas ac x max v(out)", "analysis"],
    [".meas tran 1x max v(out)", "name"],
    [".meas tran x mean v(out)", "kind"],
    [".meas tran x max", "arguments"],
    [".meas tran x find v(out)", "arguments"],
    [".meas tran x trig v(out) val=1", "arguments"],
    [".meas tran x param=rise", "arguments"],
    [".include x", "form"],
  ])("%s has the fault %s", (line, fault) => {
    expect(measurementFaults(`\n${line}`, ["tran"])).toEqual([{ line: 2, fault }]);
  });

  it("may have each name once", () => {
    expect(measurementFaults(".meas tran x max v(a)\n.meas tran X min v(a)", ["tran"])).toEqual([
      { line: 2, fault: "duplicate" },
    ]);
  });
});
