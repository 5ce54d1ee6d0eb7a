import { describe, expect, it } from "vitest";
import { checkNetlist } from "@/lib/core/spice/check-netlist";
import { readNetlist } from "@/lib/core/spice/read-netlist";
import { planRuns } from "@/lib/core/spice/run-plan";
import { parseSpiceNumber } from "@/lib/core/spice/spice-number";
import { writeNetlist } from "@/lib/core/spice/write-netlist";
import { Random } from "../../support/random";

const netlist = (...lines: readonly string[]): string => ["title", ...lines, ".end"].join("\n");

const read = (...lines: readonly string[]) => readNetlist(netlist(...lines));

function codesOf(...lines: readonly string[]): string[] {
  const { netlist: found, findings } = read(...lines);
  return [...findings, ...checkNetlist(found)].map(
    ({ code, source, subject }) => `${code} ${source?.line ?? "-"} ${subject}`,
  );
}

const element = (line: string, ...others: readonly string[]) => {
  const { letter, nodes, model, parameters } = read(line, ...others).netlist.elements[0] ?? {};
  return { letter, nodes, model, parameters };
};

describe("numbers", () => {
  it.each([
    ["1k", 1e3],
    ["1Meg", 1e6],
    ["1MEGOhm", 1e6],
    ["1m", 1e-3],
    ["1M", 1e-3],
    ["1mil", 25.4e-6],
    ["4.7u", 4.7e-6],
    ["4.7µF", 4.7e-6],
    ["1e-9", 1e-9],
    ["1.5E3k", 1.5e6],
    [".5n", 0.5e-9],
    ["10F", 10e-15],
    ["2V", 2],
    ["-3", -3],
  ])("reads %s", (text, value) => expect(parseSpiceNumber(text)).toBeCloseTo(value, 20));

  it.each(["", "k", "1k5x-", "abc", "--1", "1..2"])("refuses %j", (text) =>
    expect(parseSpiceNumber(text)).toBeUndefined(),
  );
});

describe("reading a netlist", () => {
  it("joins continued lines, leaves comments out and keeps line numbers", () => {
    const { netlist: found, findings } = read(
      ...["* a comment", "R1 in out", "* between", "+ 1k ; at the end", "C1 out 0 1u $ also", "V1 in 0 5 // and this"],
      "",
      ".op",
    );
    expect(findings).toEqual([]);
    expect(found.title).toBe("title");
    expect(found.elements.map(({ line }) => [line.text, line.source.line])).toEqual([
      ["R1 in out 1k", 3],
      ["C1 out 0 1u", 6],
      ["V1 in 0 5", 7],
    ]);
  });

  it.each([
    ["R1 a gnd 1k", { letter: "r", nodes: ["a", "0"], model: null, parameters: [] }],
    [
      "R1 a b 1k tc1 = 0.1",
      { letter: "r", nodes: ["a", "b"], model: null, parameters: [{ name: "tc1", expression: "0.1" }] },
    ],
    ["V1 1 0 PULSE(0 5 0 1u 1u 1m 2m)", { letter: "v", nodes: ["1", "0"], model: null, parameters: [] }],
    ["E1 (o 0) (i 0) -10", { letter: "e", nodes: ["o", "0", "i", "0"], model: null, parameters: [] }],
    ["E1 o 0 value={v(a)*2}", { letter: "e", nodes: ["o", "0"], model: null, parameters: [] }],
    ["G1 o 0 poly(1) a 0 0 1", { letter: "g", nodes: ["o", "0"], model: null, parameters: [] }],
    ["K1 L1 L2 0.9", { letter: "k", nodes: [], model: null, parameters: [] }],
    ["S1 a b c d sw off", { letter: "s", nodes: ["a", "b", "c", "d"], model: "sw", parameters: [] }],
    ["W1 a b V1 sw", { letter: "w", nodes: ["a", "b"], model: "sw", parameters: [] }],
  ])("reads %s", (line, expected) => expect(element(line)).toEqual(expected));

  it("counts the nodes of transistors by the names of models", () => {
    expect(element("Q1 c b e s qm", ".model qm npn")).toMatchObject({ nodes: ["c", "b", "e", "s"], model: "qm" });
    expect(element("Q1 c b e qm area=2", ".model qm npn")).toMatchObject({ nodes: ["c", "b", "e"], model: "qm" });
    expect(element("M1 d g s pm", ".model pm vdmos")).toMatchObject({ nodes: ["d", "g", "s"], model: "pm" });
    expect(element("M1 d g s b nm l=1u w={w0}", ".model nm nmos")).toMatchObject({
      nodes: ["d", "g", "s", "b"],
      model: "nm",
    });
  });

  it("reads nested subcircuits with their parameters", () => {
    const { netlist: found, findings } = read(
      ...["X1 in 0 outer params: g=3", "V1 in 0 1", ".subckt outer a b g=2", ".subckt inner a b", "R1 a b 1k", ".ends"],
      ...["X1 a b inner", "R2 a b {g*1k}", ".ends outer", ".op"],
    );
    expect([...findings, ...checkNetlist(found)]).toEqual([]);
    expect(found.elements[0]).toMatchObject({ nodes: ["in", "0"], model: "outer" });
    expect(found.subcircuits).toMatchObject([
      {
        name: "outer",
        ports: ["a", "b"],
        defaults: [{ name: "g", expression: "2" }],
        subcircuits: [{ name: "inner" }],
      },
    ]);
  });

  it("reads included files that are passed in, and sections of libraries", () => {
    const files = new Map([
      ["lib/Diodes.lib", "* diodes\n.lib fast\n.model d1 d(is=1f)\n.endl\n.lib slow\n.model d1 d(is=2f)\n.endl"],
      ["parts.inc", '.lib "diodes.lib" slow'],
    ]);
    const { netlist: found, findings } = readNetlist(
      netlist("D1 a 0 d1", "V1 a 0 1", '.include "x/parts.inc"', ".op"),
      { files },
    );
    expect(findings).toEqual([]);
    expect(found.models).toMatchObject([
      { name: "d1", line: { text: ".model d1 d(is=2f)", source: { file: "diodes.lib", line: 6 } } },
    ]);
  });

  it("goes on without LTspice's own libraries", () => {
    const lines = ["R1 a 0 1", "V1 a 0 1", ".lib C:\\Users\\me\\LTspice\\lib\\cmp\\standard.dio", ".op"];
    expect(read(...lines).findings).toMatchObject([
      { code: "INCLUDE_NOT_FOUND", severity: "warning", source: { line: 4 } },
    ]);
  });

  it("stops at files that include each other", () => {
    const files = new Map([
      ["a.lib", ".include b.lib"],
      ["b.lib", ".include a.lib"],
    ]);
    const { findings } = readNetlist(netlist("R1 a 0 1", ".include a.lib"), { files });
    expect(findings.map(({ code }) => code)).toEqual(["INCLUDE_TOO_DEEP"]);
  });

  it("takes analyses and measurements of control blocks over, and refuses what changes the circuit", () => {
    const { netlist: found, findings } = read(
      "V1 a 0 1",
      ".control",
      "tran 1u 1m",
      "plot v(a)",
      "alter V1 = 2",
      ".endc",
    );
    expect(found.analyses.map(({ text }) => text)).toEqual([".tran 1u 1m"]);
    expect(findings).toMatchObject([{ code: "REFUSED_CONTROL", subject: "alter", source: { line: 6 } }]);
  });
});

describe("findings", () => {
  it.each([
    [["R1 in 0", "V1 in 0 1", ".op"], ["MALFORMED_ELEMENT 2 R1"]],
    [["A1 in 0 0 0 0 out 0 0 AND", "V1 in 0 1", ".op"], ["REFUSED_ELEMENT 2 A1: code model or LTspice device"]],
    [["D1 in 0 1N4148", "V1 in 0 1", ".op"], ["MODEL_NOT_FOUND 2 1n4148"]],
    [["Q1 in in 0 n", "V1 in 0 1", ".model n nbjt level=1", ".op"], ["REFUSED_MODEL 4 n: nbjt"]],
    [["X1 in 0 amp", "V1 in 0 1", ".op"], ["SUBCIRCUIT_NOT_FOUND 2 amp"]],
    [["X1 in amp", "V1 in 0 1", ".subckt amp a b", "R1 a b 1", ".ends", ".op"], ["PORT_COUNT 2 X1: 1 instead of 2"]],
    [["R1 in 0 {r}", "V1 in 0 1", ".op"], ["UNDEFINED_PARAMETER 2 r"]],
    [
      ["R1 in 0 {r}", "V1 in 0 1", ".param r={s} s={r}", ".op"],
      ["CIRCULAR_PARAMETER 4 r", "CIRCULAR_PARAMETER 4 s"],
    ],
    [["R1 in 0 1", "V1 in 0 1", "r1 in 0 2", ".op"], ["DUPLICATE_NAME 4 r1"]],
    [["R1 in 0 1", "V1 in 0 1"], ["NO_ANALYSIS - title"]],
    [["R1 in b 1", "V1 in b 1", ".op"], ["NO_GROUND - title"]],
    [["C1 in b 1u", "C2 b 0 1u", "V1 in 0 1", ".op"], ["NO_DC_PATH 2 b"]],
    [["B1 in 0 V=limit(time,0,1)", "R1 in 0 1", ".op"], ["REFUSED_FUNCTION 2 limit"]],
    [["R1 in 0 {1+*2}", "V1 in 0 1", ".op"], ["MALFORMED_EXPRESSION 2 1+*2"]],
    [
      ["V1 in 0 1", "R1 in 0 1", ".tran", ".ac 10 1 1k", ".foo", ".op"],
      ["MALFORMED_DIRECTIVE 4 .tran", "MALFORMED_DIRECTIVE 5 .ac", "REFUSED_DIRECTIVE 6 .foo"],
    ],
    [["V1 in 0 1", "R1 in 0 1", ".subckt a b", "R1 b 0 1", ".op"], ["SUBCIRCUIT_NOT_CLOSED 4 a"]],
    [["X1 in a", "V1 in 0 1", ".subckt a b", "X1 b a", ".ends", ".op"], ["SUBCIRCUIT_TOO_DEEP 5 a"]],
    [["V1 in 0 1", "R1 in 0 1", '.include "models/none.lib"', ".op"], ["INCLUDE_NOT_FOUND 4 models/none.lib"]],
  ])("%j", (lines, expected) => expect(codesOf(...lines)).toEqual(expected));

  it("are limited in number", () => {
    const lines = Array.from({ length: 1000 }, (_, index) => `R${index} in 0 {missing}`);
    expect(codesOf("V1 in 0 1", ...lines, ".op")).toHaveLength(500);
  });

  it("finds nothing wrong with a circuit of all kinds", () => {
    expect(
      codesOf(
        ...[
          "V1 in 0 DC {vcc/2} AC 1 SIN(0 1 1k)",
          ".param vcc = 5 half='vcc/2'",
          ".func sq(x) {x*x}",
          "R1 in out {sq(3)*1k}",
        ],
        ...[
          "C1 out 0 1u IC=0",
          "B1 b 0 V = sq(v(out)) + (v(in) > 1 ? 1 : 0)*sin(2*pi*1k*time)",
          "R2 b 0 1k",
          ".backanno",
        ],
        ...[".tran 1u 1m uic", ".four 1k v(out)", ".options reltol=1e-4", ".save v(out)", ".ic v(out)=0"],
      ),
    ).toEqual([]);
  });
});

describe("LTspice's syntax", () => {
  it("becomes ngspice's", () => {
    const { netlist: found } = read(
      "V1 in 0 5 Rser=0.1",
      "L1 in out 10µ Rser=20m Rpar=1k",
      "C1 out 0 1µ",
      ".tran 5m",
      ".tran 0 2m 1m 1u startup",
    );
    expect(writeNetlist(found).split("\n")).toEqual([
      ...["* title", "V1 V1_rser 0 5", "R_V1_rser in V1_rser 0.1", "L1 L1_rser out 10u", "R_L1_rser in L1_rser 20m"],
      ...["R_L1_rpar in out 1k", "C1 out 0 1u", ".tran 0.000005 5m", ".tran 0.000001 2m 1m 1u", ".end", ""],
    ]);
  });

  it("steps parameters and sources, each combination a run", () => {
    const { netlist: found } = read(
      ...["V1 in 0 DC 5 AC 1", "R1 in 0 {r}", ".param c=2 r=1k", ".step param r list 1k 2k", ".step V1 1 2 1", ".op"],
    );
    const { runs } = planRuns(found);
    expect(runs.map(({ lines }) => lines.slice(1, 4).map(({ text }) => text))).toEqual([
      [".param c=2 r=1000", "V1 in 0 DC 1 AC 1", "R1 in 0 {r}"],
      [".param c=2 r=1000", "V1 in 0 DC 2 AC 1", "R1 in 0 {r}"],
      [".param c=2 r=2000", "V1 in 0 DC 1 AC 1", "R1 in 0 {r}"],
      [".param c=2 r=2000", "V1 in 0 DC 2 AC 1", "R1 in 0 {r}"],
    ]);
    expect(planRuns(read("V1 a 0 1", ".step V1 0 199 1", ".step temp 0 100 50", ".op").netlist).findings[0]?.code).toBe(
      "TOO_MANY_RUNS",
    );
  });

  it("steps a parameter without a line of its own, and a source with a waveform", () => {
    const { netlist: found } = read(
      "V1 in 0 SIN(0 1 1k)",
      "R1 in 0 {r}",
      ".step param r list 1k",
      ".step V1 1 1 1",
      ".op",
    );
    expect(checkNetlist(found)).toEqual([]);
    expect(planRuns(found).runs[0]?.lines.map(({ text }) => text)).toEqual([
      ...["* title", ".param r=1000", "V1 in 0 DC 1 SIN(0 1 1k)", "R1 in 0 {r}", ".op", ".end"],
    ]);
  });
});

describe("models of makers", () => {
  it("are read without ratings, which end the engine", () => {
    const { netlist: found, findings } = read(
      ...[
        "D1 in 0 dm",
        "Q1 in in 0 qm",
        "V1 in 0 1",
        ".model dm D(Is=2.52n Rs=.568 Iave=200m Vpk=75 mfg=OnSemi type=silicon)",
      ],
      ...[".model qm NPN(Bf=200 Vceo=40 Icrating=200m mfg=NXP)", ".op"],
    );
    expect(found.models.map(({ line }) => line.text)).toEqual([
      ".model dm D(Is=2.52n Rs=.568 )",
      ".model qm NPN(Bf=200 )",
    ]);
    expect(findings.map(({ code, severity, subject }) => `${severity} ${code} ${subject}`)).toEqual([
      ...["warning IGNORED_DIRECTIVE dm: iave, vpk, mfg, type", "warning IGNORED_DIRECTIVE qm: vceo, icrating, mfg"],
    ]);
    expect(checkNetlist(found)).toEqual([]);
  });

  it.each([
    [".model m VDMOS(Rg=3 Vto=1 mfg=IR Vds=55 Ron=16m Qg=20n pchan)", ".model m VDMOS(Rg=3 Vto=1 pchan)"],
    [".model m NMOS(LEVEL=8 VTH0=0.5 mfg=fab)", ".model m NMOS(LEVEL=8 VTH0=0.5 )"],
    [".model m SW(Ron=1 Roff=1Meg Vt=1 Vh=0.1 Lser=1n)", ".model m SW(Ron=1 Roff=1Meg Vt=1 Vh=0.1 )"],
    [".model m NJF(Beta=1m Vto=-2 type=x)", ".model m NJF(Beta=1m Vto=-2 )"],
    [".model m NPN(level=4 foo=1)", ".model m NPN(level=4 foo=1)"],
  ])("%s", (card, expected) => expect(read(card).netlist.models[0]?.line.text).toBe(expected));

  it("of idealized diodes become straight lines of a current source", () => {
    const lines = ["D1 in 0 dm", "V1 in 0 1", ".model dm D(Ron=1 Roff=1g Vfwd={v} Vrev=5)", ".param v=0.7", ".op"];
    expect(codesOf(...lines)).toEqual([]);
    const { netlist } = readNetlist(["* title", ...lines, ".end"].join("\n"));
    expect(netlist.elements.map(({ line }) => line.text)).toContain(
      "BD1 in 0 I=V(in,0)/1g+max(0,V(in,0)-(v))*(1/1-1/1g)-max(0,-V(in,0)-5)*(1/1-1/1g)",
    );
  });
});

describe("writing", () => {
  it("gives the same circuit again", () => {
    const random = new Random(7);
    const node = () => random.one(["a", "b", "c", "0", "net_1"]);
    for (let run = 0; run < 200; run++) {
      const lines = random
        .many(12, () => "")
        .map((_, index) =>
          random.one([
            `R${index} ${node()} ${node()} {x*${index + 1}k}`,
            `C${index} ${node()} ${node()} 1u ic=0`,
            `Q${index} ${node()} ${node()} ${node()} qm`,
            `X${index} ${node()} ${node()} sub g=2`,
            `V${index} ${node()} ${node()} SIN(0 1 1k)`,
          ]),
        );
      const text = netlist(
        ...lines,
        ".param x=2",
        ".model qm npn(bf=100)",
        ".subckt sub a b g=1",
        "R1 a b {g}",
        ".ends",
        ".op",
        ".tran 1u 1m",
      );
      const first = writeNetlist(readNetlist(text).netlist);
      const again = readNetlist(first);
      expect(again.findings).toEqual([]);
      expect(writeNetlist(again.netlist)).toBe(first);
      expect(again.netlist.elements).toHaveLength(lines.length);
    }
  });

  it("never throws, whatever the text", () => {
    const random = new Random(11);
    const base = netlist(
      "R1 in 0 {a+1}",
      ".param a='2*b' b=1",
      "X1 in 0 s",
      ".subckt s a b",
      "Q1 a b 0 m",
      ".ends",
      ".model m npn",
      ".step param a 1 2 1",
      ".tran 1u 1m",
    );
    for (let run = 0; run < 400; run++) {
      const signs = [...base];
      for (let count = random.below(8); count >= 0; count--)
        signs[random.below(signs.length)] = random.one([
          "{",
          "}",
          "(",
          ")",
          "'",
          "=",
          "\n",
          ".",
          "+",
          "x",
          "1",
          " ",
          "*",
          "?",
        ]);
      const { netlist: found } = readNetlist(signs.join(""));
      expect(() => [checkNetlist(found), planRuns(found), writeNetlist(found)]).not.toThrow();
    }
  });
});
