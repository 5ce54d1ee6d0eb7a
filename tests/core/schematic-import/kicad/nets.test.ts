// Nets of small KiCad designs; the expected ones are those of kicad-cli 9.0.8 unless a test says otherwise.
import { describe, expect, it } from "vitest";
import { importDesign } from "@/lib/core/schematic-import/import-design";
import { exportedDesign } from "@/lib/core/schematic/export/exported-design";
import { fileOf, pinText, SheetText, symbolText } from "./kicad-text";

type Nets = Record<string, string>;

/** Pins of each net by its name; nets of one pin are left out. */
function netsOf(...sheets: readonly (readonly [string, SheetText])[]): Nets {
  const files = sheets.map(([name, sheet]) => fileOf(name, sheet.text));
  const read = importDesign(files);
  if (!read.ok) throw new Error(read.code);
  const { nets } = exportedDesign(read.value.schematic);
  return Object.fromEntries(
    nets
      .filter(({ pins }) => pins.length > 1)
      .map(({ name, pins }) => [name, pins.map(({ designator, number }) => `${designator}.${number}`).join(" ")]),
  );
}

const root = (): SheetText => new SheetText(1).asRoot();

function child(number: number, ...paths: readonly string[]): SheetText {
  const sheet = new SheetText(number);
  sheet.paths = [...paths];
  return sheet;
}

const pathOf = (sheet: SheetText, ...uuids: readonly string[]): string => [sheet.paths[0], ...uuids].join("/");

describe("a sheet", () => {
  // The three pins are at (1, 0), (0, 3) and (-5, -7) with y up; each orientation puts them elsewhere.
  const corner = symbolText("C", "U", [`${pinText("1", 1, 0)} ${pinText("2", 0, 3)} ${pinText("3", -5, -7)}`]);

  it.each<[mirror: string, angle: number, ...pins: [number, number][]]>([
    ["", 0, [1, 0], [0, -3], [-5, 7]],
    ["", 90, [0, -1], [-3, 0], [7, 5]],
    ["", 180, [-1, 0], [0, 3], [5, -7]],
    ["", 270, [0, 1], [3, 0], [-7, -5]],
    ["(mirror x)", 0, [1, 0], [0, 3], [-5, -7]],
    ["(mirror x)", 90, [0, 1], [-3, 0], [7, -5]],
    ["(mirror x)", 180, [-1, 0], [0, -3], [5, 7]],
    ["(mirror x)", 270, [0, -1], [3, 0], [-7, 5]],
    ["(mirror y)", 0, [-1, 0], [0, -3], [5, 7]],
    ["(mirror y)", 90, [0, -1], [3, 0], [-7, 5]],
    ["(mirror y)", 180, [1, 0], [0, 3], [-5, -7]],
    ["(mirror y)", 270, [0, 1], [-3, 0], [7, -5]],
  ])("places pins of a symbol with %s at %d degrees", (mirror, angle, ...pins) => {
    const sheet = root();
    sheet.symbols.push(corner);
    sheet.part("C", "U1", 50, 50, mirror, angle);
    pins.forEach(([x, y], at) => sheet.part("R", `R${at + 1}`, 50 + x, 50 + y).label(`N${at + 1}`, 50 + x, 50 + y));
    expect(netsOf(["a.kicad_sch", sheet])).toMatchObject({
      "/N1": "R1.1 U1.1",
      "/N2": "R2.1 U1.2",
      "/N3": "R3.1 U1.3",
    });
  });

  it("joins wires under a label, and none that only cross", () => {
    const sheet = root().part("R", "R1", 0, 0).part("R", "R2", 0, 10).wire([4, 0], [4, 10]);
    sheet.part("R", "R3", 20, 5).wire([0, 5], [20, 5]);
    expect(netsOf(["a.kicad_sch", sheet])).toEqual({ "Net-(R1-Pad2)": "R1.2 R2.2" });
    sheet.label("X", 4, 5);
    expect(netsOf(["a.kicad_sch", sheet])).toEqual({ "/X": "R1.2 R2.2 R3.1" });
  });

  it("joins no pin with a wire that passes over it", () => {
    const sheet = root().part("R", "R1", 0, 0).part("R", "R2", 0, 10).wire([4, 0], [4, 10]).part("R", "R3", 4, 5);
    expect(netsOf(["a.kicad_sch", sheet])).toEqual({ "Net-(R1-Pad2)": "R1.2 R2.2" });
  });

  it("joins labels of one text, whatever their kind", () => {
    const sheet = root().part("R", "R1", 0, 0).label("N", 0, 0).part("R", "R2", 0, 5).label("N", 0, 5, "global_label");
    const id = sheet.sheet("a", "c.kicad_sch", 20, 20);
    const inner = child(2, pathOf(sheet, id)).part("R", "R3", 0, 0).label("N", 0, 0).part("R", "R4", 0, 5);
    inner.label("M", 0, 5, "global_label").label("N", 0, 5, "global_label");
    expect(netsOf(["a.kicad_sch", sheet], ["c.kicad_sch", inner])).toEqual({ M: "R1.1 R2.1 R3.1 R4.1" });
  });

  it("writes a slash of a label as it stands, and escapes it in the name of the net", () => {
    const sheet = root().part("R", "R1", 0, 0).label("VPP{slash}MCLR", 0, 0).part("R", "R2", -4, 0);
    expect(netsOf(["a.kicad_sch", sheet])).toEqual({ "/VPP{slash}MCLR": "R1.1 R2.2" });
  });

  it("resolves variables of a label before it names the net", () => {
    const sheet = root().raw('(title_block (title "X"))');
    sheet.part("R", "R1", 0, 0).label("${TITLE}_1", 0, 0).part("R", "R2", 0, 5).label("X_1", 0, 5);
    expect(netsOf(["a.kicad_sch", sheet])).toEqual({ "/X_1": "R1.1 R2.1" });
  });

  it("keeps what touches a pin of the type no_connect apart", () => {
    const sheet = root();
    sheet.symbols.push(symbolText("N", "U", [pinText("1", 0, 0, { type: "no_connect", name: "NC" })]));
    sheet.part("N", "U1", 0, 0).part("R", "R1", 0, 0);
    expect(netsOf(["a.kicad_sch", sheet])).toEqual({});
  });
});

describe("pins that a part connects", () => {
  // A case of KiCad 10, which kicad-cli 9 does not read: the expected nets are by hand.
  const pins = [pinText("1", 0, 0), pinText("1", 0, 4), pinText("2", 0, 8), pinText("3", 0, 12)];

  const jumper = (head: string): SheetText => {
    const sheet = root();
    sheet.symbols.push(symbolText("J", "JP", [pins.join(" ")], head));
    sheet.part("J", "JP1", 0, 0);
    return [0, 4, 8, 12].reduce((drawn, y, at) => drawn.part("R", `R${at + 1}`, 0, -y), sheet);
  };

  it("are one net where their numbers are equal, if the symbol says so", () => {
    expect(Object.values(netsOf(["a.kicad_sch", jumper("")]))).not.toContain("JP1.1 R1.1 R2.1");
    const joined = jumper("(duplicate_pin_numbers_are_jumpers yes)");
    expect(Object.values(netsOf(["a.kicad_sch", joined])).sort()).toEqual([
      "JP1.1 R1.1 R2.1",
      "JP1.2 R3.1",
      "JP1.3 R4.1",
    ]);
  });

  it("are one net where the symbol groups their numbers", () => {
    const joined = jumper('(jumper_pin_groups ("2" "3"))');
    expect(Object.values(netsOf(["a.kicad_sch", joined]))).toContain("JP1.2 JP1.3 R3.1 R4.1");
  });
});

describe("power", () => {
  const hidden = symbolText("H", "U", [pinText("14", 0, 0, { type: "power_in", name: "VDD", hide: true })]);

  it("takes the net of a power symbol from its value, until version 7 from its hidden pin", () => {
    const sheet = root().part("R", "R1", 0, 0).part("R", "R2", 0, 5).power("VCC", 0, 0).power("VCC", 0, 5);
    expect(netsOf(["a.kicad_sch", sheet])).toEqual({ VCC: "R1.1 R2.1" });
    sheet.version = 20221110;
    expect(netsOf(["a.kicad_sch", sheet])).toEqual({ PWR: "R1.1 R2.1" });
  });

  it("keeps local power symbols on their sheet, as KiCad 10 has them", () => {
    const sheet = root();
    sheet.symbols.push(symbolText("L", "#PWR", [pinText("1", 0, 0, { type: "power_in", name: "L" })], "(power local)"));
    const id = sheet.sheet("a", "c.kicad_sch", 20, 20);
    const inner = child(2, pathOf(sheet, id));
    inner.symbols.push(...sheet.symbols.slice(2));
    for (const [at, on] of [sheet, inner].entries())
      on.part("R", `R${2 * at + 1}`, 0, 0)
        .part("R", `R${2 * at + 2}`, 0, 5)
        .part("L", "#PWR1", 0, 0)
        .part("L", "#PWR2", 0, 5);
    expect(netsOf(["a.kicad_sch", sheet], ["c.kicad_sch", inner])).toEqual({ "/L": "R1.1 R2.1", "/a/L": "R3.1 R4.1" });
  });

  it("joins hidden supply pins of one name, those that are wired among them", () => {
    const sheet = root();
    sheet.symbols.push(hidden);
    sheet.part("H", "U1", 0, 0).part("H", "U2", 0, 9).part("H", "U3", 0, 18);
    sheet.part("R", "R1", 2, 18).wire([0, 18], [2, 18]).label("A", 1, 18);
    expect(netsOf(["a.kicad_sch", sheet])).toEqual({ VDD: "R1.1 U1.14 U2.14 U3.14" });
  });

  it("joins a hidden pin on a supply of another name with the pins of its own name", () => {
    const sheet = root();
    sheet.symbols.push(hidden);
    sheet.part("H", "U1", 0, 0).part("R", "R2", 4, 0).wire([0, 0], [4, 0]).power("VCC", 0, 0).part("H", "U3", 0, 18);
    expect(netsOf(["a.kicad_sch", sheet])).toEqual({ VCC: "R2.1 U1.14 U3.14" });
  });
});

describe("hierarchy", () => {
  it("gives each placement of a sheet its designators and nets", () => {
    const sheet = root();
    const [a, b] = [sheet.sheet("a", "c.kicad_sch", 20, 20, ["X"]), sheet.sheet("b", "c.kicad_sch", 40, 20, ["X"])];
    sheet.label("LEFT", 20, 21).part("R", "R9", 16, 21);
    const [pathA, pathB] = [pathOf(sheet, a), pathOf(sheet, b)];
    const inner = child(2, pathA, pathB)
      .part("R", { [pathA]: "R1", [pathB]: "R2" }, 0, 0)
      .power("VCC", 0, 0);
    inner.label("X", 4, 0, "hierarchical_label").part("R", { [pathA]: "R3", [pathB]: "R4" }, 4, 0);
    expect(netsOf(["a.kicad_sch", sheet], ["c.kicad_sch", inner])).toEqual({
      VCC: "R1.1 R2.1",
      "/LEFT": "R1.2 R3.1 R9.2",
      "/b/X": "R2.2 R4.1",
    });
  });

  it("reads the designators of version 6 from the root", () => {
    const sheet = root();
    sheet.version = 20211123;
    const id = sheet.sheet("a", "c.kicad_sch", 20, 20);
    const inner = new SheetText(2).part("R", "R?", 0, 0);
    inner.version = 20211123;
    const uuid = "00000000-0000-0000-0000-000000002001";
    sheet.raw(`(symbol_instances (path "/${id}/${uuid}" (reference "R7") (unit 1) (value "1k") (footprint "")))`);
    sheet.part("R", "R1", 0, 0).label("G", 0, 0, "global_label");
    inner.label("G", 0, 0, "global_label");
    expect(netsOf(["a.kicad_sch", sheet], ["c.kicad_sch", inner])).toEqual({ G: "R1.1 R7.1" });
  });

  it("leads a net through two levels, and names it by the shorter path", () => {
    const sheet = root();
    const [a, b] = [sheet.sheet("a", "c.kicad_sch", 20, 20, ["X"]), sheet.sheet("b", "d.kicad_sch", 40, 20, ["Y"])];
    sheet.wire([20, 21], [10, 21], [10, 50], [40, 50], [40, 21]);
    const middle = child(2, pathOf(sheet, a));
    const inner = middle.sheet("e", "e.kicad_sch", 20, 20, ["Z"]);
    middle.label("X", 20, 21, "hierarchical_label");
    const other = child(3, pathOf(sheet, b))
      .part("R", "R2", 0, 0)
      .label("Y", 0, 0, "hierarchical_label")
      .label("LL", 0, 0);
    const last = child(4, pathOf(sheet, a, inner))
      .part("R", "R3", 0, 0)
      .label("Z", 0, 0, "hierarchical_label");
    expect(
      netsOf(["a.kicad_sch", sheet], ["c.kicad_sch", middle], ["d.kicad_sch", other], ["e.kicad_sch", last]),
    ).toEqual({ "/b/LL": "R2.1 R3.1" });
  });
});

describe("buses", () => {
  const onMember = (sheet: SheetText, bus: string, member: string, part: string): SheetText =>
    sheet
      .bus([0, 0], [0, 5])
      .bus([0, 5], [0, 20])
      .label(bus, 0, 0, "hierarchical_label")
      .entry(0, 5, 1, 1)
      .wire([1, 6], [4, 6])
      .label(member, 2, 6)
      .part("R", part, 4, 6);

  it("join wires by the names of their members, whichever end of an entry is on the bus", () => {
    const sheet = root().bus([10, 0], [10, 20]).label("D[0..3]", 10, 0);
    sheet.entry(10, 5, -1, 1).wire([9, 6], [4, 6]).label("D1", 6, 6).part("R", "R1", 0, 6);
    sheet.entry(9, 9, 1, -1).wire([9, 9], [4, 9]).label("D1", 6, 9).part("R", "R2", 0, 9);
    expect(netsOf(["a.kicad_sch", sheet])).toEqual({ "/D1": "R1.2 R2.2" });
  });

  it("meet by the position of their members where their names differ", () => {
    const sheet = root();
    const a = sheet.sheet("a", "c.kicad_sch", 20, 20, ["D[0..3]"]);
    const b = sheet.sheet("b", "d.kicad_sch", 20, 40, ["A[4..7]"]);
    sheet.bus([20, 21], [10, 21], [10, 41], [20, 41]);
    const [inner, other] = [child(2, pathOf(sheet, a)), child(3, pathOf(sheet, b))];
    onMember(inner, "D[0..3]", "D1", "R1");
    onMember(other, "A[4..7]", "A5", "R2");
    expect(netsOf(["a.kicad_sch", sheet], ["c.kicad_sch", inner], ["d.kicad_sch", other])).toEqual({
      "/a/D1": "R1.1 R2.1",
    });
  });

  it("expand aliases of the file and of the project", () => {
    const sheet = root().raw('(bus_alias "PAIR" (members "DP" "DM"))');
    const a = sheet.sheet("a", "c.kicad_sch", 20, 20, ["USB{PAIR}"]);
    sheet.bus([20, 21], [14, 21], [10, 21]).label("J1{PAIR}", 12, 21).entry(14, 21, 1, 1).wire([15, 22], [15, 24]);
    sheet.label("J1.DM", 15, 23).part("R", "R3", 15, 24);
    const inner = onMember(child(2, pathOf(sheet, a)), "USB{PAIR}", "USB.DM", "R1");
    expect(netsOf(["a.kicad_sch", sheet], ["c.kicad_sch", inner])).toEqual({ "/J1.DM": "R1.1 R3.1" });
    const project = fileOf("a.kicad_pro", JSON.stringify({ schematic: { bus_aliases: { PAIR: ["DP", "DM"] } } }));
    const text = sheet.text.replace(/\(bus_alias [^)]*\)\)/, "");
    const read = importDesign([project, fileOf("a.kicad_sch", text), fileOf("c.kicad_sch", inner.text)]);
    const nets = read.ok ? exportedDesign(read.value.schematic).nets : [];
    expect(nets.map(({ name }) => name)).toContain("/J1.DM");
  });
});
