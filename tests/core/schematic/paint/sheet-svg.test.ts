import { describe, expect, it } from "vitest";
import { present } from "@/lib/base/assert";
import { parseXml, type XmlElement } from "@/lib/base/xml";
import type { SchematicRecord } from "@/lib/core/schematic/model/records";
import { sheetSourcesOf } from "@/lib/core/schematic/paint/sheet-primitives";
import { sheetSvg } from "@/lib/core/schematic/paint/sheet-svg";
import { SHEET_THEMES } from "@/lib/core/schematic/paint/theme";
import { thumbnailSvg } from "@/lib/core/schematic/paint/thumbnail-svg";
import { findSymbol } from "@/lib/core/schematic/symbols/catalogue";
import { Drawing, ROOT } from "@/tests/support/schematic";

const timer = present(findSymbol("timer:NE555"), "timer").build();

function drawn(): Drawing {
  const drawing = new Drawing(timer);
  const value = { text: "NE555 <&>\u0007", isVisible: true, place: null };
  drawing.component(timer, "U1", 40, 40, { fields: { value } });
  drawing.wire(20, 40, 30, 40);
  drawing.wire(25, 40, 25, 50);
  drawing.label("~{RST}_A", 20, 40);
  return drawing;
}

const shown = { sheet: { ...ROOT, name: "A & B" }, path: "/" };
const svgOf = (records: readonly SchematicRecord[]): string => sheetSvg(sheetSourcesOf(records), shown);

function parsed(svg: string): XmlElement {
  const result = parseXml(svg);
  if (!result.ok) throw new Error(`${result.code} in ${svg.slice(0, 200)}`);
  return result.value;
}

const all = (element: XmlElement): XmlElement[] => [element, ...element.children.flatMap(all)];

/** Points of a path with absolute commands. */
const pointsOf = (path: string): number[][] =>
  [...path.matchAll(/[MLC]([^MLCZ]*)/g)].map(([, numbers = ""]) => numbers.trim().split(/ /).map(Number).slice(-2));

describe("SVG of a sheet", () => {
  it("is XML whatever the texts, in the size of the paper", () => {
    const root = parsed(svgOf(drawn().records));
    expect(Object.fromEntries(root.attributes)).toMatchObject({
      ...{ xmlns: "http://www.w3.org/2000/svg", width: "297mm", height: "210mm", viewBox: "0 0 297 210" },
    });
    const texts = all(root).flatMap(({ name, text }) => (name === "text" ? [text] : []));
    expect(texts).toEqual(expect.arrayContaining(["U1", "NE555 <&>", "TRIG"]));
    expect(root.children.find(({ name }) => name === "title")?.text).toBe("A & B");
  });

  it("draws overbars", () => {
    const bars = all(parsed(svgOf(drawn().records))).filter(({ name }) => name === "tspan");
    expect(bars.map(({ text, attributes }) => [text, attributes.get("text-decoration")])).toEqual([
      ["RESET", "overline"],
      ["RST", "overline"],
    ]);
  });

  it("draws wires at their place and a junction where they meet", () => {
    const { light } = SHEET_THEMES;
    const paths = all(parsed(svgOf(drawn().records))).filter(({ name }) => name === "path");
    const wires = paths.filter(({ attributes }) => attributes.get("stroke") === light.inks.wire);
    // Grid steps of 1.27 mm: 20 are 25.4 mm, 25 are 31.75, 30 are 38.1, 40 are 50.8 and 50 are 63.5.
    expect(wires.map(({ attributes }) => attributes.get("d"))).toEqual(["M25.4 50.8L38.1 50.8M31.75 50.8L31.75 63.5"]);
    const dots = paths.filter(({ attributes }) => attributes.get("fill") === light.inks.wire);
    const [dot] = dots.map(({ attributes }) => pointsOf(present(attributes.get("d"), "path")));
    expect(dots).toHaveLength(1);
    // The circle's points are 0.346 mm away from it.
    for (const [x = 0, y = 0] of present(dot, "dot")) expect(Math.hypot(x - 31.75, y - 50.8)).toBeCloseTo(0.346, 2);
  });

  it("shows an image by its address, and an empty box without one", () => {
    const drawing = drawn();
    const image = {
      kind: "image",
      id: "i",
      sheetId: "root",
      at: { x: 0, y: 0 },
      width: 10_000,
      height: 20_000,
    } as const;
    const sources = sheetSourcesOf([...drawing.records, { ...image, file: "f1" }]);
    const withImage = sheetSvg(sources, { ...shown, imageOf: (file) => `data:image/png;base64,${file}` });
    const found = all(parsed(withImage)).find(({ name }) => name === "image");
    expect(found?.attributes.get("href")).toBe("data:image/png;base64,f1");
    expect([found?.attributes.get("width"), found?.attributes.get("height")]).toEqual(["1", "2"]);
    expect(all(parsed(sheetSvg(sources, shown))).some(({ name }) => name === "image")).toBe(false);
  });
});

describe("thumbnails", () => {
  const thumbnailOf = (records: readonly SchematicRecord[]): string => thumbnailSvg(sheetSourcesOf(records), shown);

  it("have neither texts nor the frame", () => {
    const root = parsed(thumbnailOf(drawn().records));
    expect(all(root).filter(({ name }) => name === "text")).toEqual([]);
    expect(thumbnailOf(drawn().records)).not.toContain(SHEET_THEMES.light.inks.frame);
  });

  it("show an image as a gray box of its size", () => {
    const corner = { kind: "image", id: "i", sheetId: "root", at: { x: 500_000, y: 500_000 }, file: "f1" } as const;
    const svg = thumbnailOf([...new Drawing().records, { ...corner, width: 200_000, height: 100_000 }]);
    const [box, ...others] = all(parsed(svg)).filter(({ name }) => name !== "svg");
    expect(others).toEqual([]);
    expect(box?.attributes.get("stroke")).toBe(SHEET_THEMES.light.inks.frame);
    // 480 units, of which 1 / 1.06 without the margins, less the line's width.
    expect(box?.attributes.get("d")).toMatch(/^M\d+ \d+h(44\d|45\d)v22\dh-(44\d|45\d)/);
  });

  it("are cropped to what is drawn", () => {
    const drawing = new Drawing();
    drawing.wire(100, 50, 120, 50);
    drawing.wire(100, 50, 100, 60);
    const svg = thumbnailOf(drawing.records);
    // Twice as wide as high, with a margin of 3 % of the longer edge: 480 × (0.5 + 0.06) / 1.06 = 253.6, and the width
    // of the lines.
    const [, , width, height] = present(parsed(svg).attributes.get("viewBox"), "view").split(" ").map(Number);
    expect(width).toBe(480);
    expect(Math.abs(present(height, "height") - 254)).toBeLessThanOrEqual(2);
    // The wire is 1 / 1.06 of the width, less its line's width: 449 units.
    const lengths = [...svg.matchAll(/h(\d+)/g)].map(([, length]) => Number(length));
    expect(lengths).toHaveLength(1);
    expect(Math.abs(present(lengths[0], "length") - 449)).toBeLessThanOrEqual(2);
  });

  it("have lines that are seen at any size, buses wider than wires", () => {
    const drawing = new Drawing();
    drawing.wire(100, 50, 120, 50);
    drawing.bus(100, 60, 120, 60);
    const lines = all(parsed(thumbnailOf(drawing.records))).filter(({ name }) => name === "path");
    expect(lines.map(({ attributes }) => attributes.get("vector-effect"))).toEqual([
      ...["non-scaling-stroke", "non-scaling-stroke"],
    ]);
    const widths = lines.map(({ attributes }) => Number(attributes.get("stroke-width")));
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(0.9);
    expect(Math.max(...widths)).toBeGreaterThanOrEqual(1.5 * Math.min(...widths));
  });

  it("stay small", () => {
    const drawing = new Drawing(timer);
    for (let index = 0; index < 300; index++)
      drawing.component(timer, `U${index}`, (index % 20) * 25, Math.floor(index / 20) * 25);
    expect(thumbnailOf(drawing.records).length).toBeLessThan(16_000);
  });

  it("of an empty sheet are empty", () => {
    expect(thumbnailOf(new Drawing().records)).toBe("");
  });
});
