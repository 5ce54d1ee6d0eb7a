// Each rule of the electrical rule check: a drawing that breaks it, and the circuit that breaks none.
import { describe, expect, it } from "vitest";
import { ClusterGraph } from "@/lib/core/schematic/connectivity/clusters";
import { NetSolver } from "@/lib/core/schematic/connectivity/nets";
import { checkSchematic } from "@/lib/core/schematic/erc/check";
import { type Finding, RULES, type RuleId } from "@/lib/core/schematic/erc/finding";
import { DEFAULT_PIN_MATRIX } from "@/lib/core/schematic/erc/pin-matrix";
import { DEFAULT_SETTINGS, type ErcSettings } from "@/lib/core/schematic/erc/settings";
import { readHierarchy } from "@/lib/core/schematic/model/instances";
import type { SchematicComponent } from "@/lib/core/schematic/model/records";
import { PIN_TYPES, type PinType } from "@/lib/core/schematic/model/symbol";
import { at, Drawing, pin, RESISTOR, ROOT, symbol } from "@/tests/support/schematic";

const FIELDS = {
  value: { text: "1k", isVisible: true, place: null },
  footprint: { text: "R_0603", isVisible: false, place: null },
};
const WHOLE = { fields: FIELDS };

/** A buffer: input left, output right, supply above, ground below. */
const BUFFER = symbol("buffer", [
  pin("1", -3, 0, { name: "A", type: "input" }),
  pin("2", 3, 0, { name: "Y", type: "output" }),
  pin("3", 0, -3, { name: "VCC", type: "power-input" }),
  pin("4", 0, 3, { name: "GND", type: "power-input" }),
]);
const FLAG = symbol("flag", [pin("1", 0, 0, { type: "power-output" })], { prefix: "#FLG", power: "global" });
const DUAL = symbol("dual", [pin("1", 0, 0, { unit: 1 }), pin("2", 0, 0, { unit: 2 }), pin("8", 0, 3)], {
  unitCount: 2,
});
const onePin = (id: string, type: PinType) => symbol(id, [pin("1", 0, 0, { type })]);

/** Two buffers in a ring with their supplies: nothing to find. */
function clean(): Drawing {
  const drawing = new Drawing(BUFFER, FLAG, RESISTOR, DUAL);
  for (const [index, x] of [10, 30].entries()) {
    drawing.component(BUFFER, `U${index + 1}`, x, 10, WHOLE);
    drawing.power("+5V", x, 7);
    drawing.power("GND", x, 13);
  }
  drawing.component(FLAG, "#FLG1", 10, 7);
  drawing.component(FLAG, "#FLG2", 10, 13);
  drawing.wire(13, 10, 27, 10);
  drawing.path([33, 10], [33, 20], [7, 20], [7, 10]);
  return drawing;
}

function check({ records }: Drawing, settings?: ErcSettings): Finding[] {
  const graph = new ClusterGraph(records);
  const hierarchy = readHierarchy(records, ROOT.id);
  const netlist = new NetSolver(graph).solve(hierarchy.instances);
  return checkSchematic({ records, hierarchy, graph, netlist }, settings);
}

const everything: ErcSettings = { ...DEFAULT_SETTINGS, severities: { ...RULES, "mpn-missing": "warning" } };
const rulesOf = (drawing: Drawing): RuleId[] => [...new Set(check(drawing).map(({ rule }) => rule))];

/** A resistor whose pins are both on the net of the first one. */
const shorted = (d: Drawing, name: string, x: number, y: number, change: Partial<SchematicComponent> = WHOLE) => {
  d.component(RESISTOR, name, x, y, change);
  d.path([x - 2, y], [x - 2, y + 2], [x + 2, y + 2], [x + 2, y]);
};

const single = (type: PinType) => (d: Drawing) => {
  const part = onePin(type, type);
  d.records.push(part);
  return part;
};

const BROKEN: Record<Exclude<RuleId, "mpn-missing">, (d: Drawing) => unknown> = {
  "pin-conflict": (d) =>
    d.component(single("output")(d), "U9", 20, 10, WHOLE) && [
      d.junction(20, 10),
      d.wire(20, 10, 21, 10),
      d.label("N", 21, 10),
    ],
  "pin-not-connected": (d) => d.component(RESISTOR, "R1", 50, 10, WHOLE),
  "pin-not-driven": (d) => {
    const input = single("input")(d);
    d.component(input, "U8", 50, 10, WHOLE);
    d.component(input, "U9", 50, 10, WHOLE);
  },
  "power-not-driven": (d) => {
    d.component(single("power-input")(d), "U9", 50, 10, WHOLE);
    d.power("VA", 50, 10);
  },
  "no-connect-connected": (d) => [shorted(d, "R1", 50, 10), d.noConnect(48, 10)],
  "no-connect-dangling": (d) => d.noConnect(50, 10),
  "ground-pin-elsewhere": (d) => {
    const part = symbol("two grounds", [
      pin("1", 0, 0, { name: "GND", type: "power-input" }),
      pin("2", 0, 5, { name: "AGND", type: "power-input" }),
    ]);
    d.records.push(part);
    d.component(part, "U9", 50, 10, WHOLE);
    d.power("GND", 50, 10);
    d.power("+5V", 50, 15);
  },
  "unit-pins-differ": (d) => {
    for (const unit of [1, 2]) {
      d.component(DUAL, "U9", 40 + unit * 10, 10, { ...WHOLE, unit });
      d.resistor(`R${unit}`, 42 + unit * 10, 13);
      d.path([44 + unit * 10, 13], [44 + unit * 10, 10], [40 + unit * 10, 10]);
    }
  },
  "duplicate-pin": (d) => {
    const part = symbol("twice", [pin("1", 0, 0), pin("1", 0, 5)]);
    d.records.push(part);
    d.component(part, "U9", 50, 10, WHOLE);
    d.label("A", 50, 10);
    d.label("B", 50, 15);
  },
  "supplies-joined": (d) => [shorted(d, "R1", 50, 10), d.power("+5V", 48, 10), d.power("+3V3", 52, 10)],
  "wire-dangling": (d) => d.wire(50, 10, 55, 10),
  "wire-end-open": (d) => d.wire(13, 10, 13, 5),
  "label-dangling": (d) => d.label("N", 50, 10),
  "label-on-one-pin": (d) => [
    shorted(d, "R1", 50, 20),
    d.component(single("output")(d), "U9", 50, 10, WHOLE),
    d.label("N", 50, 10),
  ],
  "label-on-several-wires": (d) => [d.wire(20, 5, 20, 15), d.label("N", 20, 10), d.noConnect(20, 5)],
  "several-names": (d) => [d.label("A", 20, 10), d.label("B", 21, 10)],
  "names-differ-in-case": (d) => [d.label("Net", 20, 10), d.label("NET", 20, 20)],
  "local-and-global-name": (d) => [d.label("N", 20, 10), d.port("N", 21, 10)],
  "wire-over-pin": (d) => [d.resistor("R1", 20, 12), d.path([18, 8], [18, 16])],
  "power-port-dangling": (d) => d.power("+5V", 50, 10),
  "probe-dangling": (d) =>
    d.records.push({ kind: "voltage-probe", id: "probe", sheetId: ROOT.id, at: at(50, 10), name: "V1" }),
  "off-grid": (d) => d.component(FLAG, "#FLG3", 50.5, 10),
  "bus-entry-missing": (d) => [d.bus(20, 0, 20, 9), d.wire(20, 5, 20, 10), d.junction(20, 10)],
  "bus-entry-dangling": (d) => [d.busEntry([50, 9], [51, 10]), shorted(d, "R1", 53, 10)],
  "net-not-in-bus": (d) => [
    d.bus(50, 0, 50, 20),
    d.label("D[0..3]", 50, 0),
    d.busEntry([50, 9], [51, 10]),
    shorted(d, "R1", 53, 10),
    d.label("E1", 51, 11),
  ],
  "bus-names-differ": (d) => [d.bus(50, 0, 50, 20), d.label("D[0..3]", 50, 0), d.label("A[0..3]", 50, 1)],
  "entry-without-label": (d) => [d.entry(d.sheet("child", "child"), "N", 20, 10), d.on("child")],
  "label-without-entry": (d) => [d.sheet("child", "child"), d.on("child").sheetLabel("N", 50, 10)],
  "sheet-name-taken": (d) => [d.sheet("child", "child"), d.sheet("child", "child"), d.on("child")],
  "sheet-missing": (d) => d.sheet("child", "nowhere"),
  "sheet-in-itself": (d) => d.sheet("loop", ROOT.id),
  "too-many-sheets": (d) => {
    for (let level = 1; level <= 12; level++) {
      d.sheet("a", `level-${level}`);
      d.sheet("b", `level-${level}`);
      d.on(`level-${level}`);
    }
  },
  "not-annotated": (d) => shorted(d, "R?", 50, 10),
  "designator-taken": (d) => [shorted(d, "R1", 50, 10), shorted(d, "R1", 50, 20)],
  "unit-missing": (d) => [d.component(DUAL, "U9", 50, 10, WHOLE), d.path([50, 10], [50, 13])],
  "unit-unknown": (d) => shorted(d, "R1", 50, 10, { ...WHOLE, unit: 2 }),
  "units-differ": (d) => {
    for (const unit of [1, 2]) {
      const value = { text: `${unit}k`, isVisible: true, place: null };
      d.component(DUAL, "U9", 40 + unit * 10, 10, { fields: { ...FIELDS, value }, unit });
      d.path([40 + unit * 10, 10], [40 + unit * 10, 13]);
    }
    d.path([50, 13], [60, 13]);
  },
  "symbol-missing": (d) => d.component(symbol("gone", []), "U9", 50, 10, WHOLE),
  "value-missing": (d) => shorted(d, "R1", 50, 10, { fields: { footprint: FIELDS.footprint } }),
  "footprint-missing": (d) => shorted(d, "R1", 50, 10, { fields: { value: FIELDS.value } }),
};

describe("the electrical rule check", () => {
  it("finds nothing in a circuit without faults", () => {
    expect(check(clean())).toEqual([]);
  });

  it("has at least thirty rules", () => {
    expect(Object.keys(RULES).length).toBeGreaterThanOrEqual(30);
  });

  it.each(Object.entries(BROKEN))("finds %s", (rule, draw) => {
    const drawing = clean();
    draw(drawing);
    expect(rulesOf(drawing)).toContain(rule);
  });

  it("says what it is about and where", () => {
    const drawing = clean();
    const resistor = drawing.component(RESISTOR, "R1", 50, 10, WHOLE);
    const [first] = check(drawing).map(({ fingerprint: _fingerprint, ...finding }) => finding);
    expect(first).toEqual({
      ...{ rule: "pin-not-connected", severity: "error", sheetId: ROOT.id, path: "/" },
      ...{ at: { x: 48 * 12_700, y: 10 * 12_700 }, recordIds: [resistor.id], values: { pin: "R1.1" }, waiver: null },
    });
  });

  it("keeps to the severities and the matrix of the project", () => {
    const drawing = clean();
    drawing.component(single("output")(drawing), "U9", 13, 10, WHOLE);
    expect(
      check(drawing)
        .filter(({ rule }) => rule === "pin-conflict")
        .map(({ severity }) => severity),
    ).toEqual(["error"]);
    const off = { ...DEFAULT_SETTINGS, severities: { ...RULES, "pin-conflict": "off" as const } };
    expect(check(drawing, off)).toEqual([]);
    const output = { ...DEFAULT_PIN_MATRIX.output, output: "ok" as const };
    expect(check(drawing, { ...DEFAULT_SETTINGS, matrix: { ...DEFAULT_PIN_MATRIX, output } })).toEqual([]);
  });

  it("asks for part numbers where the project is to be ordered", () => {
    expect(check(clean(), everything).map(({ rule, values }) => [rule, values.designator])).toEqual([
      ["mpn-missing", "U1"],
      ["mpn-missing", "U2"],
    ]);
  });

  it("names one odd pin among many once", () => {
    const drawing = new Drawing();
    const [odd, input] = [single("unspecified")(drawing), single("input")(drawing)];
    drawing.component(odd, "SW1", 0, 0, WHOLE);
    for (let nth = 1; nth <= 20; nth++) drawing.component(input, `U${nth}`, nth, 0, WHOLE);
    drawing.path(...Array.from({ length: 21 }, (_, x) => [x, 0] as const));
    const found = check(drawing).filter(({ rule }) => rule === "pin-conflict");
    expect(found.map(({ values }) => `${values.pin} ${values.other}`)).toEqual(["SW1.1 U1.1"]);
  });

  it("names n conflicting pins with n - 1 findings, each with its nearest", () => {
    const drawing = new Drawing();
    const part = single("output")(drawing);
    for (const nth of [0, 1, 2, 3]) drawing.component(part, `U${nth}`, nth * nth * 5, 0, WHOLE);
    drawing.path([0, 0], [5, 0], [20, 0], [45, 0]);
    const found = check(drawing).filter(({ rule }) => rule === "pin-conflict");
    expect(found.map(({ values }) => `${values.pin} ${values.other}`)).toEqual(["U0.1 U1.1", "U1.1 U2.1", "U2.1 U3.1"]);
  });
});

describe("the pin matrix", () => {
  it("is symmetric", () => {
    for (const a of PIN_TYPES)
      for (const b of PIN_TYPES) expect(DEFAULT_PIN_MATRIX[a][b]).toBe(DEFAULT_PIN_MATRIX[b][a]);
  });

  it.each([
    ["output", "output", "error"],
    ["output", "tri-state", "warning"],
    ["power-output", "power-output", "error"],
    ["power-output", "bidirectional", "warning"],
    ["open-collector", "open-collector", "ok"],
    ["open-collector", "power-output", "error"],
    ["input", "unspecified", "warning"],
    ["passive", "no-connect", "error"],
    ["free", "free", "ok"],
  ] as const)("%s on %s is %s", (a, b, verdict) => {
    expect(DEFAULT_PIN_MATRIX[a][b]).toBe(verdict);
  });
});
