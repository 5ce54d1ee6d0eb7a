import { describe, expect, it } from "vitest";
import {
  type AnalysisSetup,
  directiveOf,
  faultyFields,
  hasAnalysis,
  USUAL_SETUP,
  withAnalysis,
} from "@/lib/core/simulation-netlist/analysis-setup";

const setup = (change: Partial<AnalysisSetup>): AnalysisSetup => ({ ...USUAL_SETUP, ...change });

describe("an analysis", () => {
  it.each([
    [setup({}), ".tran 0.00001 10m"],
    [setup({ tran: { stop: " 2 ", step: "1u" } }), ".tran 1u 2"],
    [setup({ analysis: "ac" }), ".ac dec 20 1 1Meg"],
    [setup({ analysis: "dc" }), ".dc V1 0 5 0.1"],
    [setup({ analysis: "op" }), ".op"],
  ])("%j is %s", (asked, directive) => {
    expect(faultyFields(asked)).toEqual([]);
    expect(directiveOf(asked)).toBe(directive);
  });

  it.each([
    [setup({ tran: { stop: "", step: "x" } }), ["stop", "step"]],
    [setup({ tran: { stop: "-1m", step: "" } }), ["stop"]],
    [setup({ analysis: "ac", ac: { points: "1.5", from: "0", to: "1k" } }), ["points", "from"]],
    [setup({ analysis: "dc", dc: { source: "R1", from: "a", to: "5", step: "0" } }), ["source", "from", "step"]],
    [setup({ analysis: "dc", dc: { source: "V1\n.shell", from: "0", to: "5", step: "1" } }), ["source"]],
    [setup({ tran: { stop: "1m\n.include x", step: "" } }), ["stop"]],
  ])("that cannot be run names its fields", (asked, fields) => {
    expect(faultyFields(asked)).toEqual(fields);
  });

  it("is put before the end of the netlist, unless a sheet asks for one", () => {
    const netlist = "* Lamp\nR1 a 0 1k\n.end\n";
    expect(withAnalysis(netlist, ".op")).toBe("* Lamp\nR1 a 0 1k\n.op\n.end\n");
    expect(hasAnalysis(netlist)).toBe(false);
    expect(hasAnalysis(withAnalysis(netlist, ".tran 1u 1m"))).toBe(true);
  });
});
