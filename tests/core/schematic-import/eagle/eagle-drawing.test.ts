import { describe, expect, it } from "vitest";
import { busText, deviceName, netText, withOverbars } from "@/lib/core/schematic-import/eagle/names";
import { toUnits } from "@/lib/core/schematic/model/units";
import { codesOf, design, imported, instance, net, part, pin, sheet, wire } from "./eagle-files";

const recordsOf = (text: string) => imported(text).schematic.records;
const componentOf = (text: string) => {
  const component = recordsOf(text).find((record) => record.kind === "component");
  if (component?.kind !== "component") throw new Error("no component");
  return component;
};
const one = (placed: string, parts: string, more = "") =>
  design({ parts, more, sheets: [sheet({ instances: placed })] });

describe("fields of Eagle's parts", () => {
  it("are the value, the footprint and the attributes, with our names where they say the same", () => {
    const text = one(
      instance("R1", 0, 0),
      '<part name="R1" library="lib" deviceset="R" device="" value="10k"><attribute name="MPN" value="RC0603"/></part>',
    );
    const { fields, designators } = componentOf(text);
    expect(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.text]))).toEqual({
      ...{ designator: "", value: "10k", footprint: "lib:0603", manufacturer: "Acme", MPN: "RC0603" },
    });
    expect(designators).toEqual({ "/": "R1" });
  });

  it("have the name of the device as value where the set has none of the user", () => {
    const { fields } = componentOf(one(instance("U1", 0, 0, { gate: "A" }), part("U1", "U*?", 'technology="LS"')));
    expect(fields.value?.text).toBe("ULSD");
  });

  it("stand where the symbol has them, turned with it", () => {
    const { fields } = componentOf(one(instance("R1", 0, 0, { rot: "R90" }), part("R1")));
    // NAME is at (-2.54, 2.54) with y up; a quarter turn puts it at (-2.54, -2.54).
    expect(fields.designator?.place).toMatchObject({
      ...{ offset: { x: toUnits(-2.54), y: toUnits(2.54) }, rotation: 90 },
      // Capitals of 1.778 mm are 0.72 of the size.
      style: { size: toUnits(2.4694), horizontal: "start", vertical: "end" },
    });
  });

  it("read from the left where the symbol stands upside down or mirrored", () => {
    const placeOf = (rot: string) =>
      componentOf(one(instance("R1", 0, 0, { rot }), part("R1"))).fields.designator?.place;
    expect(placeOf("R180")).toMatchObject({ rotation: 0, style: { horizontal: "end", vertical: "start" } });
    expect(placeOf("MR0")).toMatchObject({ rotation: 0, style: { horizontal: "end", vertical: "end" } });
    expect(placeOf("R270")).toMatchObject({ rotation: 90, style: { horizontal: "end", vertical: "start" } });
  });

  it("stand at their own places on a smashed part, and those without a place are hidden", () => {
    const smashed =
      '<instance part="R1" gate="G" x="10" y="10" smashed="yes"><attribute name="NAME" x="12" y="15" size="1.27" layer="95"/></instance>';
    const { fields } = componentOf(one(smashed, part("R1")));
    expect(fields.designator).toMatchObject({ isVisible: true, place: { offset: { x: toUnits(2), y: toUnits(-5) } } });
    expect(fields.value?.isVisible).toBe(false);
  });

  it("follow the variant that is current", () => {
    const text = one(
      instance("R1", 0, 0),
      '<part name="R1" library="lib" deviceset="R" device="" value="1k"><variant name="LITE" populate="no" value="2k"/></part>',
      '<variantdefs><variantdef name="FULL"/><variantdef name="LITE" current="yes"/></variantdefs>',
    );
    expect(componentOf(text)).toMatchObject({ isPopulated: false, fields: { value: { text: "2k" } } });
    expect(codesOf(imported(text))).toEqual(["eagle.variant"]);
  });
});

describe("sheets of Eagle", () => {
  it("have the size of their frame, which ours replaces", () => {
    const plain = '<frame x1="0" y1="0" x2="254" y2="177.8" columns="8" rows="5" layer="94"/>';
    const text = design({ parts: "", sheets: [sheet({ plain })] });
    expect(recordsOf(text)[0]).toMatchObject({ width: toUnits(254), height: toUnits(177.8) });
    expect(codesOf(imported(text))).toEqual(["eagle.frame"]);
  });

  it("keep drawings and texts, and say which words are not known", () => {
    const plain = `<wire x1="0" y1="0" x2="10" y2="0" width="0.2" layer="97" style="shortdash"/>
<wire x1="0" y1="0" x2="10" y2="0" width="0.2" layer="97" curve="180"/>
<circle x="0" y="0" radius="1" width="0" layer="97"/><rectangle x1="0" y1="0" x2="2" y2="4" layer="97" rot="R90"/>
<text x="0" y="0" size="2" layer="97" align="top-right">&gt;DRAWING_NAME</text><text x="0" y="0" size="2" layer="97">&gt;PLOT_DATE</text>`;
    const text = design({ parts: "", sheets: [sheet({ plain })] });
    const shapes = recordsOf(text).flatMap((record) => (record.kind === "drawing" ? [record.graphic.shape] : []));
    expect(shapes).toEqual(["line", "arc", "circle", "rectangle"]);
    const notes = recordsOf(text).filter((record) => record.kind === "text");
    expect(notes).toMatchObject([{ text: "design", style: { horizontal: "end", vertical: "start" } }]);
    expect(codesOf(imported(text))).toEqual(["eagle.variable"]);
  });

  it("count what they have, and say what has no counterpart", () => {
    const nets = `<net name="A" class="2"><segment>${wire(5.08, 0, 25.4, 0)}${pin("R1", "2")}<probe x="5" y="0" size="1" layer="95"/></segment></net>`;
    const text = design({
      parts: part("R1"),
      more: '<classes><class number="2" name="power" width="1" drill="0"/></classes>',
      sheets: [sheet({ instances: instance("R1", 0, 0) + instance("R7", 0, 0), nets })],
    });
    const { report } = imported(text);
    expect(report.notes.map(({ code, values, source }) => [code, values, source.line === null])).toEqual([
      ["eagle.netClass", { name: "power", count: 1 }, false],
      ["eagle.footprints", { library: "lib", count: 2 }, false],
      ["eagle.missingDevice", { part: "R7", device: "" }, false],
      ["eagle.unknownElement", { element: "probe" }, false],
      ["eagle.labelsAdded", { count: 1, sheet: "Sheet 1" }, false],
    ]);
    expect(report).toMatchObject({ format: "eagle", tool: "Eagle 9.6.2" });
    expect(report.counts).toContainEqual({ construct: "components", found: 2, changed: 0, lost: 1 });
  });

  it("draw buses with the names of their members", () => {
    const busses = `<bus name="DATA:D[0..3],CLK"><segment>${wire(0, 0, 0, 20).replace("91", "92")}<label x="0" y="10" size="1" layer="95"/></segment></bus>`;
    const records = recordsOf(design({ parts: "", sheets: [sheet({ busses, nets: net("D0") })] }));
    expect(records.flatMap((record) => (record.kind === "bus" ? [record.from] : []))).toHaveLength(1);
    expect(records.flatMap((record) => (record.kind === "net-label" ? [record.text] : []))).toEqual(["{D[0..3] CLK}"]);
  });
});

describe("names of Eagle", () => {
  it("have overbars between exclamation marks", () => {
    expect(["!RESET", "!A!/B", "A!B", "!", "PLAIN"].map(withOverbars)).toEqual([
      ...["~{RESET}", "~{A}/B", "A~{B}", "", "PLAIN"],
    ]);
  });

  it("of buses list their members", () => {
    expect(["D[0..7]", "A:D[0..7]", "A:X,!Y", "SINGLE", "D[3..3]"].map((name) => busText(name)?.text)).toEqual([
      ...["D[0..7]", "D[0..7]", "{X ~{Y}}", undefined, undefined],
    ]);
  });

  it("of nets are never those of buses", () => {
    expect(netText("D[0..7]")).toBe("D(0..7)");
  });

  it("of devices have the device and the technology in their places", () => {
    expect(deviceName("74*00?", "N", "LS")).toBe("74LS00N");
    expect(deviceName("LM317", "T", "A")).toBe("LM317TA");
  });
});
