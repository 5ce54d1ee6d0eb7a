import { describe, expect, it } from "vitest";
import { checkText } from "@/lib/core/spice/check-text";
import { readNetlist } from "@/lib/core/spice/read-netlist";
import { planRuns } from "@/lib/core/spice/run-plan";

const netlist = (...commands: readonly string[]): string =>
  ["t", "V1 in 0 DC 1 AC 1", "R1 in out 1k tc1=1m", "C1 out 0 1n", ".param p=2", ".control", ...commands, ".endc"].join(
    "\n",
  );

/** Runs by their stepped values. */
const runsOf = (text: string) =>
  planRuns(readNetlist(text).netlist).runs.map(({ analysis, steps }) => [
    analysis.kind,
    ...steps.map(({ name, value }) => `${name}=${value}`),
  ]);
const codesOf = (text: string) => checkText(text).map(({ code, severity, source }) => [code, severity, source?.line]);

describe("a loop over values", () => {
  it("that alters a resistor becomes one run for each", () => {
    const text = netlist("foreach r 1k 2.2k 4.7k", "  alter r1 = $r", "  tran 1u 1m", "  print v(out)", "end");
    expect(codesOf(text)).toEqual([]);
    expect(runsOf(text)).toEqual([
      ["tran", "r1_value=1000"],
      ["tran", "r1_value=2200"],
      ["tran", "r1_value=4700"],
    ]);
    const [, second] = planRuns(readNetlist(text).netlist).runs;
    const lines = second?.lines.map((line) => line.text);
    expect(lines).toContain("R1 in out {r1_value} tc1=1m");
    expect(lines).toContain(".param r1_value=2200");
  });

  it("inside another gives every combination, the outer one slowest", () => {
    const text = netlist("foreach t 0 50", "option temp=$t", "foreach v 1 2", "alter @v1[dc] = $v", "op", "end", "end");
    expect(codesOf(text)).toEqual([]);
    expect(runsOf(text)).toEqual([
      ["op", "temp=0", "v1=1"],
      ["op", "temp=0", "v1=2"],
      ["op", "temp=50", "v1=1"],
      ["op", "temp=50", "v1=2"],
    ]);
  });

  it("that alters a parameter steps it", () => {
    const text = netlist("foreach x 1 3", "alterparam p=$x", "reset", "ac dec 10 1 1k", "end");
    expect(runsOf(text)).toEqual([
      ["ac", "p=1"],
      ["ac", "p=3"],
    ]);
  });

  it("is refused where an analysis outside of it would be stepped, too", () => {
    const text = netlist("op", "foreach r 1k 2k", "alter r1 $r", "op", "end");
    expect(codesOf(text)).toEqual([["REFUSED_CONTROL", "error", 9]]);
  });

  it("is refused for a device that is none, or whose value is an expression", () => {
    expect(codesOf(netlist("foreach r 1 2", "alter r9 $r", "op", "end"))).toEqual([["REFUSED_CONTROL", "error", 8]]);
    expect(codesOf(netlist("foreach r 1 2", "alter q1 $r", "op", "end"))).toEqual([["REFUSED_CONTROL", "error", 8]]);
  });
});

describe("a loop or branch", () => {
  it("that only compares results is left out with a warning", () => {
    const text = netlist(
      "op",
      "let n = 0",
      "foreach x 1 2",
      "if v(out) > $x",
      "let n = n + 1",
      "else",
      "echo $x",
      "end",
      "end",
    );
    expect(codesOf(text)).toEqual([["IGNORED_DIRECTIVE", "warning", 9]]);
    expect(runsOf(text)).toEqual([["op"]]);
  });

  it("that changes the circuit by a computed value is refused at its line", () => {
    const text = netlist("let r = 1k", "while r < 10k", "alter r1 = r", "op", "let r = r * 2", "end");
    expect(codesOf(text)).toEqual([
      ["NO_ANALYSIS", "error", undefined],
      ["REFUSED_CONTROL", "error", 8],
    ]);
  });

  it("never steps by a variable that is no loop's", () => {
    expect(codesOf(netlist("alter r1 = $r", "op"))).toEqual([["REFUSED_CONTROL", "error", 7]]);
  });
});
