import { describe, expect, it } from "vitest";
import { completionsAt } from "@/lib/core/spice/complete";

const CIRCUIT = [
  "title",
  "V1 in 0 SIN(0 1 1k)",
  "Rload in out {r0}",
  "Q1 out in 0 fast",
  ".param r0=1k",
  ".model fast NPN(Bf=100)",
  ".model slow D(Is=1n)",
  ".subckt amp plus minus out",
  "R1 plus out 1k",
  ".ends amp",
].join("\n");

/** Labels that are offered behind a line added to the circuit. */
const offered = (line: string): string[] | null => {
  const text = `${CIRCUIT}\n${line}`;
  return completionsAt(text, text.length)?.options.map(({ label }) => label) ?? null;
};

describe("completion", () => {
  it("offers directives behind a point at the start of a line, with their arguments", () => {
    const text = `${CIRCUIT}\n.tr`;
    const found = completionsAt(text, text.length);
    expect(found?.from).toBe(text.length - 3);
    expect(found?.options.find(({ label }) => label === ".tran")).toEqual({
      ...{ label: ".tran", kind: "directive", detail: "step stop [start [maxstep]] [uic]" },
    });
    expect(offered("R2 a .t")).toBeNull();
  });

  it("offers models that fit the letter, and nodes", () => {
    expect(offered("Q2 out in 0 f")).toContain("fast");
    expect(offered("Q2 out in 0 f")).not.toContain("slow");
    expect(offered("D1 out 0 s")).toContain("slow");
    expect(offered("R2 o")).toEqual(expect.arrayContaining(["in", "0", "out"]));
  });

  it("offers subcircuits with their ports", () => {
    const text = `${CIRCUIT}\nX1 in 0 out a`;
    expect(completionsAt(text, text.length)?.options[0]).toEqual({
      ...{ label: "amp", kind: "subcircuit", detail: "plus minus out" },
    });
  });

  it("offers nodes inside V() and devices inside I()", () => {
    expect(offered(".meas tran x avg v(")).toEqual(expect.arrayContaining(["in", "out"]));
    expect(offered(".meas tran x avg i(")).toEqual(expect.arrayContaining(["V1", "Rload", "Q1"]));
    expect(offered(".meas tran x avg v(")).not.toContain("Rload");
  });

  it("offers parameters and functions inside an expression", () => {
    expect(offered("R3 a b {2*r")).toEqual(expect.arrayContaining(["r0", "sqrt"]));
  });

  it("continues a line that begins with a plus", () => {
    expect(offered("Q2 out in 0\n+ f")).toContain("fast");
  });

  it("keeps out of the title and of comments", () => {
    expect(completionsAt(".tr", 3)).toBeNull();
    expect(offered("* .tr")).toBeNull();
    expect(offered("R1 a b 1k ; v(")).toBeNull();
  });
});
