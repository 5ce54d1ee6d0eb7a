// Nets of CircuitJS's circuits, each expected by hand from the places of ends, and what parts are.
import { describe, expect, it } from "vitest";
import { linesOf, netlistOf, netsOf, notesOf, readFalstadText, textOf, xmlOf } from "./falstad-files";

const SOURCE = "v 0 160 0 0 0 0 40 5 0 0 0.5";
const GROUND = "g 0 160 0 176 0";

describe("wires", () => {
  it("joins equal places, and not the middle of a wire", () => {
    const parts = ["r 0 0 0 80 0 1000", "r 64 0 64 80 0 1000", "r 128 0 128 80 0 1000"];
    expect(netsOf(...parts, "w 0 0 64 0 0", "w 64 0 128 0 0")).toEqual(["R1.1 R2.1 R3.1"]);
    // The long wire passes over the end of R2.
    expect(netsOf(...parts, "w 0 0 128 0 0")).toEqual(["R1.1 R3.1"]);
  });

  it("puts names in place of a wire that passes over an end of another", () => {
    const parts = ["r 0 0 0 80 0 1000", "r 128 0 128 80 0 1000", "r 64 -64 64 -144 0 1000"];
    const lines = [...parts, "w 0 0 128 0 0", "w 64 -64 64 0 0"];
    expect(netsOf(...lines)).toEqual(["R1.1 R2.1"]);
    const design = readFalstadText(textOf(...lines));
    expect(notesOf(design)).toContain("falstad.wireByNames");
    const labels = design.schematic.records.flatMap((record) => (record.kind === "net-label" ? [record.text] : []));
    expect(labels).toEqual(["N1", "N1"]);
  });

  it("joins labels of one name, and grounds", () => {
    const parts = ["r 0 0 0 80 0 1000", "r 64 0 64 80 0 1000", "207 0 0 0 -32 4 A\\s1", "207 64 0 64 -32 4 A\\s1"];
    expect(netsOf(...parts, "g 0 80 0 96 0", "g 64 80 64 96 0")).toEqual(["R1.1 R2.1", "R1.2 R2.2"]);
  });
});

describe("pins", () => {
  /** An inductor from the place to one of its own. */
  const probe = (at: string, index: number) => `l ${at} ${2000 + 64 * index} 2000 0 1`;

  it.each([
    // Collector, base, emitter of a transistor that goes to the right, to the left, down, and of its mirrored forms.
    ["t 0 0 64 0 0 1", ["64 -16", "0 0", "64 16"]],
    ["t 0 0 -64 0 0 1", ["-64 -16", "0 0", "-64 16"]],
    ["t 0 0 0 64 0 1", ["16 64", "0 0", "-16 64"]],
    ["t 0 0 64 0 1 1", ["64 16", "0 0", "64 -16"]],
    ["t 0 0 64 0 0 -1", ["64 16", "0 0", "64 -16"]],
    // Drain, gate, source.
    ["f 0 0 64 0 0 1.5 0.02", ["64 -16", "0 0", "64 16"]],
    ["f 0 0 64 0 1 1.5 0.02", ["64 16", "0 0", "64 -16"]],
    ["f 0 0 0 -64 8 1.5 0.02", ["-16 -64", "0 0", "16 -64"]],
    ["j 0 0 64 0 0 -4", ["64 -16", "0 0", "64 16"]],
    // Inverting input, other input, output.
    ["a 0 0 96 0 8 15 -15 1000000 0 0 100000", ["0 -16", "0 16", "96 0"]],
    ["a 0 0 96 0 9 15 -15 1000000 0 0 100000", ["0 16", "0 -16", "96 0"]],
    ["a 0 0 96 0 2 15 -15", ["0 -8", "0 8", "96 0"]],
    // Inputs and output of gates.
    ["150 0 0 96 0 0 2 0 5", ["0 16", "0 -16", "96 0"]],
    ["152 0 0 96 0 1 3 0 5", ["0 8", "0 0", "0 -8", "96 0"]],
    ["I 0 0 96 0 0 0.5 5", ["0 0", "96 0"]],
    // First contact, common, second contact; first end, wiper, other end.
    ["S 0 0 64 0 0 0 false 0 2", ["64 -16", "0 0", "64 16"]],
    ["174 0 0 64 -256 1 1000 0.5 Resistance", ["0 0", "64 -128", "0 -256"]],
    // Ends of the primary winding, then of the secondary.
    ["T 0 0 80 0 0 4 1 0 0 0.999", ["0 0", "0 32", "80 0", "80 32"]],
    ["T 0 0 80 64 4 4 1 0 0 0.999", ["0 0", "0 64", "80 64", "80 0"]],
    ["r 0 0 48 64 0 1000", ["0 0", "48 64"]],
    // J, clock, K, Q and its inverse; of the mirrored one; D, Q, its inverse, clock, reset, set; the timer of 8 pins.
    ["156 0 0 64 0 0 5", ["0 0", "0 32", "0 64", "96 0", "96 64"]],
    ["156 0 0 64 0 1025 5", ["48 0", "48 16", "48 32", "0 0", "0 32"]],
    ["155 0 0 64 0 6 5", ["0 0", "96 0", "96 32", "0 32", "96 64", "0 64"]],
    ["165 0 0 64 0 6 0", ["0 32", "0 96", "0 128", "64 -32", "64 160", "128 64", "128 32", "96 160"]],
  ])("of %s", (line, places) => {
    const lines = [line, ...places.map(probe)];
    const [own] = readFalstadText(textOf(...lines)).schematic.records.filter((record) => record.kind === "component");
    const name = own?.designators["/"] ?? "";
    const expected = places.map((_, index) => [`${name}.${index + 1}`, `L${index + 1}.1`].toSorted().join(" "));
    expect(netsOf(...lines).toSorted()).toEqual(expected.toSorted());
  });
});

describe("elements for the simulation", () => {
  it("writes values as SPICE reads them", () => {
    const lines = linesOf(
      ...[SOURCE, GROUND, "r 0 0 80 0 0 4700", "c 80 0 80 160 0 4.9999999999999996E-6 1", "l 80 0 160 0 0 0.01 0"],
      ...["r 160 0 160 160 0 1000000", "w 0 160 80 160 0", "w 80 160 160 160 0", "s 160 0 240 0 0 1 false"],
    );
    expect(lines).toEqual(expect.arrayContaining([expect.stringMatching(/^R1 \S+ \S+ 4\.7k$/)]));
    expect(lines.join("\n")).toMatch(/^C1 \S+ 0 5u$[^]*^L1 \S+ \S+ 10m$[^]*^R2 \S+ 0 1Meg$[^]*^V1 \S+ 0 DC 5$/m);
    expect(lines).toContain(".tran 5u 20m uic");
    expect(lines.join("\n")).toMatch(/^\.subckt SWITCH_SW1[^]*1G$/m);
  });

  it.each([
    ["0 0 40 5 1 0 0.5", "DC 6"],
    ["0 1 60 5 1 0 0.5", "SIN(1 5 60)"],
    ["2 1 60 5 0 0 0.5", "SIN(0 5 60 0 0 90)"],
    ["0 2 1000 5 5 0 0.72", "PULSE(0 10 0 1u 1u 719u 1m)"],
    ["0 3 1000 5 0 0 0.5", "PULSE(-5 5 0 499.5u 499.5u 500n 1m)"],
    ["4 5 1000 5 0 0 0.25", "PULSE(0 5 0 1u 1u 249u 1m)"],
    ["0 6 40 5 1 0 0.5", "TRRANDOM(1 5u 0 5 1)"],
  ])("reads the source %s", (words, value) => {
    const lines = linesOf(`v 0 160 0 0 ${words}`, GROUND, "r 0 0 0 160 0 1000", "O 0 0 64 0 0");
    expect(lines).toContain(`V1 OUT1 0 ${value}`);
  });

  it("gives a source with one terminal a ground at a free place", () => {
    // An end of another part stands where the source would end.
    const lines = ["R 0 0 0 -32 0 0 40 12 0 0 0.5", "r 0 -32 64 -32 0 1000", "r 0 0 64 0 0 1000", "g 64 0 64 16 0"];
    expect(netsOf(...lines)).toEqual(["R2.1 V1.1", "R2.2 V1.2"]);
    expect(notesOf(readFalstadText(textOf(...lines)))).toContain("falstad.railSource");
  });

  it("takes the reference of a circuit without ground", () => {
    const design = readFalstadText(textOf(SOURCE, "r 0 0 0 160 0 1000", "O 0 0 64 0 0"));
    expect(notesOf(design)).toContain("falstad.groundAdded");
    expect(netlistOf(design).text).toContain("V1 OUT1 0 DC 5");
    expect(netlistOf(design).findings).toEqual([]);
  });

  it("reads XML as text", () => {
    const text = readFalstadText(
      textOf("v 0 160 0 0 0 1 60 5 0", "f 80 0 160 0 1 1.5 0.02", "150 0 0 96 0 0 3 0 5", "x 0 0 9 9 4 24 a\\sb"),
    );
    const xml = readFalstadText(
      xmlOf(
        ...['<v x="0 160 0 0" f="0" wf="1" fr="60" maxv="5"/>', '<f x="80 0 160 0" f="1" vt="1.5" be="0.02"/>'],
        ...['<And x="0 0 96 0" f="0" in="3"/>', '<x x="0 0 9 9" f="4" si="24" te="a b"/>'],
      ),
    );
    expect(xml.schematic.records).toEqual(text.schematic.records);
    expect(xml.report.tool).toBe("CircuitJS (XML)");
  });

  it("keeps its subcircuits on the paper", () => {
    const gates = Array.from({ length: 8 }, (_, at) => `150 0 ${at * 96} 96 ${at * 96} 0 ${at + 1} 0 5`);
    const { records } = readFalstadText(textOf(...gates)).schematic;
    const height = records.flatMap((record) => (record.kind === "sheet" ? [record.height] : []))[0] ?? 0;
    const ends = records.flatMap((record) =>
      record.kind === "spice-directive" ? [record.at.y + record.text.split("\n").length * record.style.size] : [],
    );
    expect(ends.length).toBe(9);
    expect(Math.max(...ends)).toBeLessThan(height);
  });

  it("marks outputs of a flip-flop that lead nowhere", () => {
    const design = readFalstadText(textOf("156 0 0 64 0 0 0", "r 96 0 160 0 0 1000"));
    const marks = design.schematic.records.filter(({ kind }) => kind === "no-connect");
    expect(marks.length).toBe(1);
  });

  it("names what is not carried over", () => {
    const design = readFalstadText(textOf("157 0 0 64 0 0 5", "999 0 0 64 0 0", "o 0 64 0 4099 20", "38 0 0 1 101 R"));
    const lost = design.report.notes.filter(({ outcome }) => outcome === "lost");
    expect(lost.map(({ values, source }) => [values["name"], source.line])).toEqual([
      ...[
        ["7-segment display", 2],
        ["999", 3],
        ["scope", 4],
        ["slider", 5],
      ],
    ]);
  });

  it("says where a damaged file is", () => {
    expect(() => readFalstadText(textOf("r 0 0 64 0 0 1000", "r 0 0 64"))).toThrow(
      /DAMAGED.*"line":3,"read":"r 0 0 64"/,
    );
    expect(() => readFalstadText(xmlOf('<r x="0 0 64"/>'))).toThrow(/DAMAGED.*"line":2/);
  });
});
