import { describe, expect, it } from "vitest";
import { exportedDesign } from "@/lib/core/schematic/export/exported-design";
import type { SchematicComponent, TextNote } from "@/lib/core/schematic/model/records";
import { findModel } from "@/lib/core/simulation-netlist/model-library";
import { simulationNetlist } from "@/lib/core/simulation-netlist/simulation-netlist";
import { spiceFinding } from "@/lib/core/spice/finding";
import { at, Drawing, pin, RESISTOR, ROOT, symbol } from "@/tests/support/schematic";

const fields = (texts: Readonly<Record<string, string>>): SchematicComponent["fields"] =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, { text, isVisible: true, place: null }]));

const SOURCE = symbol("V", [pin("1", 0, -2), pin("2", 0, 2)], { prefix: "V" });
const DIODE = symbol("D", [pin("1", -2, 0, { name: "K" }), pin("2", 2, 0, { name: "A" })], { prefix: "D" });
const CHIP = symbol("MCU", [pin("1", -2, 0), pin("2", 2, 0)], { prefix: "U" });
const GROUND = symbol("GND", [pin("1", 0, 0, { name: "GND", type: "power-input" })], {
  prefix: "#PWR",
  power: "global",
});

const note = (text: string): TextNote => ({
  ...{ kind: "spice-directive", id: "directive", sheetId: ROOT.id, at: at(0, 50), text, rotation: 0 },
  style: { size: 12_700, isBold: false, isItalic: false, horizontal: "start", vertical: "start" },
});

/** A source over a resistor and a diode; ground is at the source's lower pin if it is wanted. */
function circuit(diode: string, { hasGround = true, directive = ".op" } = {}): Drawing {
  const drawing = new Drawing(RESISTOR, SOURCE, DIODE, GROUND, CHIP);
  drawing.component(SOURCE, "V1", 0, 2, { fields: fields({ value: "5" }) });
  drawing.component(RESISTOR, "R1", 12, 0, { fields: fields({ value: "1k" }) });
  drawing.component(DIODE, "D1", 24, 0, { mirror: "y", fields: fields({ value: diode }) });
  drawing.wire(0, 0, 10, 0);
  drawing.label("IN", 5, 0);
  drawing.wire(14, 0, 22, 0);
  drawing.label("OUT", 18, 0);
  drawing.path([26, 0], [26, 4], [0, 4]);
  if (hasGround) drawing.component(GROUND, "#PWR01", 0, 4, { fields: fields({ value: "GND" }) });
  drawing.records.push(note(directive));
  return drawing;
}

const netlistOf = ({ records }: Drawing) =>
  simulationNetlist(exportedDesign({ records, rootSheetId: ROOT.id }), { title: "test" });

const codes = (drawing: Drawing) => netlistOf(drawing).findings.map(({ code, subject }) => `${code} ${subject}`);

describe("the netlist of a schematic", () => {
  it("has the generic model of a part by its number", () => {
    const { text, findings } = netlistOf(circuit("1N4148W"));
    expect(findings).toEqual([]);
    expect(text.split("\n").filter((line) => /^(D1|\.model)/.test(line))).toMatchObject([
      "D1 OUT 0 1N4148",
      expect.stringMatching(/^\.model 1N4148 D\(IS=/),
    ]);
  });

  it("says when the model stands for the symbol only", () => {
    expect(codes(circuit("my diode"))).toEqual(["GENERIC_MODEL D1"]);
  });

  it("prefers a model of the sheet's directives", () => {
    const { text } = netlistOf(circuit("1N4148", { directive: ".model 1N4148 D(IS=1f)\n.op" }));
    expect(text.match(/\.model/g)).toHaveLength(1);
    expect(text).toContain(".model 1N4148 D(IS=1f)");
  });

  it("finds a missing ground, a missing analysis and nets that lead nowhere before the run", () => {
    expect(codes(circuit("1N4148", { hasGround: false }))).toEqual(["NO_GROUND test"]);
    expect(codes(circuit("1N4148", { directive: "* nothing" }))).toEqual(["NO_ANALYSIS test"]);
    const drawing = circuit("1N4148");
    drawing.component(RESISTOR, "R2", 12, 30, { fields: fields({ value: "1k" }) });
    drawing.wire(5, 0, 5, 30);
    drawing.wire(5, 30, 10, 30);
    expect(netlistOf(drawing).findings.map(({ code }) => code)).toContain("FLOATING_NODE");
  });

  it("leads from a missing ground to the net where it is usual", () => {
    const netlist = netlistOf(circuit("1N4148", { hasGround: false }));
    const [finding] = netlist.findings;
    const { net } = netlist.placeOf(finding ?? spiceFinding("EMPTY_NETLIST", { subject: "" }));
    // V1.2, R1 and D1 are in one loop; the lower pin of V1 is with the cathode of D1.
    expect(net).toMatch(/^Net-\((?:D1|V1)/);
    expect(net).not.toBe(netlist.placeOfVector("v(in)").net);
  });

  it("names parts whose supply pins are on a unit that is not placed", () => {
    const opAmp = symbol(
      "LM358",
      [
        pin("3", -2, -1, { name: "+", unit: 1 }),
        pin("2", -2, 1, { name: "-", unit: 1 }),
        pin("1", 2, 0, { name: "OUT", unit: 1 }),
        pin("5", -2, -1, { name: "+", unit: 2 }),
        pin("6", -2, 1, { name: "-", unit: 2 }),
        pin("7", 2, 0, { name: "OUT", unit: 2 }),
        pin("8", 0, -2, { name: "V+", unit: 3, type: "power-input" }),
        pin("4", 0, 2, { name: "V-", unit: 3, type: "power-input" }),
      ],
      { prefix: "U", unitCount: 3 },
    );
    const drawing = (units: readonly number[]) => {
      const made = circuit("1N4148");
      made.records.push(opAmp);
      for (const unit of units) made.component(opAmp, "U1", 40 + 10 * unit, 20, { unit });
      return made;
    };
    expect(codes(drawing([1, 2]))).toContain("NO_SUPPLY U1");
    expect(codes(drawing([1, 2, 3]))).not.toContain("NO_SUPPLY U1");
  });

  it("names parts without a model, and leads back to them", () => {
    const drawing = circuit("1N4148");
    drawing.component(CHIP, "U1", 24, 40);
    const netlist = netlistOf(drawing);
    const [finding] = netlist.findings;
    expect(finding).toMatchObject({ code: "MODEL_MISSING", subject: "U1", severity: "warning" });
    expect(finding && netlist.placeOf(finding).designator).toBe("U1");
  });

  it("leads back from lines, nodes and devices to the sheet", () => {
    const netlist = netlistOf(circuit("1N4148"));
    const line = netlist.text.split("\n").findIndex((text) => text.startsWith("R1 ")) + 1;
    const found = netlist.placeOf(spiceFinding("NO_DC_PATH", { subject: "out", source: { file: null, line } }));
    expect(found).toMatchObject({ designator: "R1", net: "/OUT" });
    expect(found.componentIds).toHaveLength(1);
    expect(netlist.placeOf(spiceFinding("SOURCE_LOOP", { subject: "v1" })).designator).toBe("V1");
    expect(netlist.placeOfVector("v(out)")).toMatchObject({ net: "/OUT", designator: null });
    expect(netlist.placeOfVector("i(v1)").designator).toBe("V1");
    expect(netlist.placeOfVector("@d1[id]").designator).toBe("D1");
    expect(netlist.placeOfVector("v(none)")).toEqual({ designator: null, componentIds: [], net: null });
  });
});

describe("circuits of the table", () => {
  const REGULATOR = symbol(
    "7805",
    [pin("1", -4, 0, { name: "IN" }), pin("2", 0, 4, { name: "GND" }), pin("3", 4, 0, { name: "OUT" })],
    { prefix: "U" },
  );
  const lineOf = (drawing: Drawing) =>
    netlistOf(drawing)
      .text.split("\n")
      .find((line) => /U1/.test(line));

  it("are placed by the names of their pins", () => {
    const drawing = new Drawing(REGULATOR, GROUND);
    drawing.component(REGULATOR, "U1", 10, 0, { fields: fields({ value: "L7805CV" }) });
    drawing.wire(0, 0, 6, 0);
    drawing.label("VIN", 3, 0);
    drawing.wire(14, 0, 20, 0);
    drawing.label("VOUT", 18, 0);
    drawing.component(GROUND, "#PWR01", 10, 4, { fields: fields({ value: "GND" }) });
    expect(lineOf(drawing)).toBe("XU1 VIN 0 VOUT REG_LM7805");
  });

  it("are not taken for a part with other pins", () => {
    const drawing = new Drawing(CHIP);
    drawing.component(CHIP, "U1", 10, 0, { fields: fields({ value: "LM324" }) });
    expect(lineOf(drawing)).toMatch(/^\* U1 \(LM324\): no model/);
  });
});

describe("generic models by part number", () => {
  it.each([
    ["LM358DR", "LM358"],
    ["lm2904", "LM358"],
    ["1N4148W-TP", "1N4148"],
    ["MMBT3904LT1G", "2N3904"],
    ["BC847B", "BC547"],
    ["AMS1117-3.3", "REG_AMS1117_3_3"],
    ["NE555P", "NE555"],
    ["LED red", "LED_RED"],
    ["7805", "REG_LM7805"],
    ["780512-1", undefined],
    ["1N41480", undefined],
    ["2N7002K-7", "2N7002"],
    ["10k", undefined],
    ["100n", undefined],
    ["", undefined],
    ["LED", "LED_RED"],
  ])("%s", (number, name) => expect(findModel(number)?.name).toBe(name));
});
