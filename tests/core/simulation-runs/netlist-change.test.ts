import { describe, expect, it } from "vitest";
import { type NetlistChange, withChanges } from "@/lib/core/simulation-runs/netlist-change";

const NETLIST = [
  "* Lamp",
  "R1 in out 1k tc1=0.1",
  "R2 out 0 {r}",
  "C1 out 0 100n",
  "V1 in 0 DC 5 AC 1",
  "V2 a 0 SIN(0 1 1k)",
  ".param r=2k s=3",
  ".model QX NPN(IS=1e-15 BF=100",
  "+ VAF=80)",
  ".subckt AMP a b",
  "R1 a b 5k",
  ".ends AMP",
  ".end",
  "",
].join("\n");

const lineOf = (change: NetlistChange, line: number): string | undefined =>
  withChanges(NETLIST, [change]).split("\n")[line - 1];

describe("values of a netlist", () => {
  it.each<[NetlistChange, number, string]>([
    [{ kind: "element", name: "r1", value: 4700 }, 2, "R1 in out 4700 tc1=0.1"],
    [{ kind: "element", name: "V1", value: -3 }, 5, "V1 in 0 DC -3 AC 1"],
    [{ kind: "element", name: "V2", value: 2 }, 6, "V2 a 0 DC 2 SIN(0 1 1k)"],
    [{ kind: "scale", name: "R1", factor: 1.05 }, 2, "R1 in out 1050 tc1=0.1"],
    [{ kind: "scale", name: "R2", factor: 0.9 }, 3, "R2 out 0 {(r)*0.9}"],
    [{ kind: "parameter", name: "S", value: 7 }, 7, ".param r=2k s=7"],
    [{ kind: "parameter", name: "r", value: 7 }, 7, ".param r=7 s=3"],
    [{ kind: "model", name: "qx", parameter: "BF", value: 250 }, 8, ".model QX NPN(IS=1e-15 BF=250"],
    [{ kind: "model", name: "QX", parameter: "vaf", value: 50 }, 9, "+ VAF=50)"],
    [{ kind: "temperature", value: 85 }, 13, ".temp 85"],
  ])("%j changes line %d alone", (change, line, text) => {
    expect(lineOf(change, line)).toBe(text);
  });

  it("stay in lines of the same numbers, and inside subcircuits", () => {
    const changed = withChanges(NETLIST, [{ kind: "scale", name: "R1", factor: 2 }]).split("\n");
    expect(changed).toHaveLength(NETLIST.split("\n").length);
    expect(changed[10]).toBe("R1 a b 5k");
  });

  it("of names that are not there change nothing", () => {
    expect(withChanges(NETLIST, [{ kind: "element", name: "R9", value: 1 }])).toBe(NETLIST);
  });
});
