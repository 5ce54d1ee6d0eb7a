// Lines that LTspice reads otherwise than ngspice.
import { describe, expect, it } from "vitest";
import { readNetlist } from "@/lib/core/spice/read-netlist";

const read = (...lines: readonly string[]) =>
  readNetlist(["* title", "V1 in 0 1", "R1 in 0 {k}", ".param k=1k", ...lines, ".end"].join("\n"));

describe("a measurement without an analysis", () => {
  it("is of the analysis of the netlist", () => {
    const { netlist, findings } = read(".meas vout FIND V(in) AT 1m", ".tran 1u 2m", ".measure tran top MAX V(in)");
    expect(findings).toEqual([]);
    expect(netlist.measurements.map(({ analysis, name }) => `${analysis} ${name}`)).toEqual(["tran vout", "tran top"]);
    expect(netlist.measurements[0]?.line.text).toBe(".meas tran vout FIND V(in) AT 1m");
  });

  it("stays refused without one", () => {
    expect(read(".meas vout FIND V(in) AT 1m").findings.map(({ code }) => code)).toContain("MALFORMED_DIRECTIVE");
  });
});

describe("steps downwards", () => {
  it.each([
    [".step param k 3 1 1", [3, 2, 1]],
    [".step param k 3 1 -1", [3, 2, 1]],
    [".step dec param k 100 1 1", [100, 10, 1]],
    [".step oct param k 8 1 1", [8, 4, 2, 1]],
  ])("%s", (line, values) => {
    const [step] = read(line, ".op").netlist.steps;
    expect(step?.values.length).toBe(values.length);
    for (const [at, value] of values.entries()) expect(step?.values[at]).toBeCloseTo(value, 9);
  });
});
