import { describe, expect, it } from "vitest";
import { engineLine } from "@/lib/core/spice/engine-dialect";
import { readNetlist } from "@/lib/core/spice/read-netlist";
import { planRuns } from "@/lib/core/spice/run-plan";
import { writeNetlist } from "@/lib/core/spice/write-netlist";

describe("a frequency-modulated source", () => {
  it("reaches ngspice 45 with its frequencies in the order that it takes them in", () => {
    const text = "* fm\nV1 out 0 SFFM(0.5 2 20k 5 1k)\nR1 out 0 1k\n.tran 1u 1m\n.end\n";
    const { netlist } = readNetlist(text);
    const [run] = planRuns(netlist).runs;
    expect(run?.lines.map((line) => line.text)).toContain("V1 out 0 SFFM(0.5 2 1k 5 20k)");
    expect(writeNetlist(netlist)).toContain("SFFM(0.5 2 20k 5 1k)");
  });

  it("keeps what stands around them", () => {
    expect(engineLine("i1 0 a DC 0 AC 1 sffm(0, 1, {fc}, 5, 1k)")).toBe("i1 0 a DC 0 AC 1 sffm(0, 1, 1k 5 {fc})");
    expect(engineLine("V1 a 0 SFFM(0 1 20k)")).toBe("V1 a 0 SFFM(0 1 20k)");
    expect(engineLine("R1 a 0 1k")).toBe("R1 a 0 1k");
  });
});

describe("a port called gnd", () => {
  it("is a node of its own in its subcircuit, and ground elsewhere", () => {
    const text = [
      ...["* ports", "X1 a b REG", ".subckt REG in GND params: g=1", "R1 in gnd 1k", "B1 in GND V=V(in,GND)*g"],
      ...[
        "X2 gnd GND_X INNER",
        ".subckt INNER a b",
        "R1 a GND 1k",
        ".ends",
        ".ends REG",
        "R1 b gnd 1",
        ".op",
        ".end",
        "",
      ],
    ].join("\n");
    const [run] = planRuns(readNetlist(text).netlist).runs;
    const lines = run?.lines.map((line) => line.text) ?? [];
    expect(lines).toEqual(expect.arrayContaining(["R1 in gnd_port 1k", "B1 in gnd_port V=V(in,gnd_port)*g"]));
    expect(lines).toEqual(expect.arrayContaining([".subckt REG in gnd_port params: g=1", "X2 gnd_port GND_X INNER"]));
    expect(lines).toEqual(expect.arrayContaining(["R1 a GND 1k", "R1 b gnd 1"]));
  });
});
