import { describe, expect, it } from "vitest";
import { DATA_STRIDE, type LayerImage } from "@/lib/core/board/image";
import { boardFacts } from "@/lib/core/measure/facts";
import { boardOf, layerOf, sayings } from "./native-board";

const LAYERS = `(layers (0 "F.Cu" signal) (2 "B.Cu" signal) (25 "Edge.Cuts" user) (5 "F.SilkS" user))`;
const EDGE = `(gr_rect (start 0 0) (end 60 40) (stroke (width 0.1)) (fill no) (layer "Edge.Cuts"))`;

const silkOf = (records: string, version = 20241229) =>
  layerOf(boardOf(`(kicad_pcb (version ${version}) ${LAYERS}\n${EDGE}\n${records})`), "silkscreen", "top").image;

/** Strokes as the file counts them, y downwards. */
function strokes({ count, data }: LayerImage): number[][] {
  return Array.from({ length: count }, (_, at) => {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = data.subarray(at * DATA_STRIDE, (at + 1) * DATA_STRIDE);
    return [x0, -y0, x1, -y1].map((value) => Math.round(value * 1e3) / 1e3 + 0);
  });
}

const boxOf = ({ bounds }: LayerImage) =>
  [bounds.minX, -bounds.maxY, bounds.maxX, -bounds.minY].map((value) => Math.round(value * 1e3) / 1e3 + 0);

const STYLE = `(style (thickness 0.15) (arrow_length 1.27) (extension_height 0.5) (extension_offset 0.25))`;
// An arrow of 1.27 mm opens by 27.5° to each side: 1.27 · cos = 1.1265, 1.27 · sin = 0.5864.
const [ALONG, ASIDE] = [1.127, 0.586];

describe("a dimension of a KiCad board", () => {
  it("along what it measures stands off by its height, below where that is positive", () => {
    const dimension = (height: number) =>
      `(dimension (type aligned) (layer "F.SilkS") (pts (xy 10 10) (xy 30 10)) (height ${height}) ${STYLE})`;
    // Lines from 0.25 beyond the points to 0.5 beyond the bar: 0.25 + 5 − 0.25 + 0.5 = 5.5.
    expect(strokes(silkOf(dimension(5)))).toEqual([
      [10, 10.25, 10, 15.5],
      [30, 10.25, 30, 15.5],
      [10, 15, 30, 15],
      [10, 15, 10 + ALONG, 15 + ASIDE],
      [10, 15, 10 + ALONG, 15 - ASIDE],
      [30, 15, 30 - ALONG, 15 - ASIDE],
      [30, 15, 30 - ALONG, 15 + ASIDE],
    ]);
    expect(strokes(silkOf(dimension(-5))).slice(0, 3)).toEqual([
      [10, 9.75, 10, 4.5],
      [30, 9.75, 30, 4.5],
      [10, 5, 30, 5],
    ]);
  });

  it("along one axis reaches both points, however far apart they are on the other", () => {
    const dimension = (orientation: number) =>
      `(dimension (type orthogonal) (layer "F.SilkS") (pts (xy 10 10) (xy 30 14)) (height 6) (orientation ${orientation}) ${STYLE})`;
    expect(strokes(silkOf(dimension(0))).slice(0, 3)).toEqual([
      [10, 10.25, 10, 16.5],
      [30, 14.25, 30, 16.5],
      [10, 16, 30, 16],
    ]);
    // The bar stands at x 16; the second point lies to its right.
    expect(strokes(silkOf(dimension(1))).slice(0, 3)).toEqual([
      [10.25, 10, 16.5, 10],
      [29.75, 14, 15.5, 14],
      [16, 10, 16, 14],
    ]);
  });

  it("that leads somewhere, marks a centre or names a radius has its own lines", () => {
    const leader = `(dimension (type leader) (layer "F.SilkS") (pts (xy 10 10) (xy 20 10)) ${STYLE})`;
    expect(strokes(silkOf(leader))).toEqual([
      [10, 10, 20, 10],
      [10, 10, 10 + ALONG, 10 + ASIDE],
      [10, 10, 10 + ALONG, 10 - ASIDE],
    ]);
    const centre = `(dimension (type center) (layer "F.SilkS") (pts (xy 10 10) (xy 12 10)) (style (thickness 0.1)))`;
    expect(strokes(silkOf(centre))).toEqual([
      [8, 10, 12, 10],
      [10, 8, 10, 12],
    ]);
    const radial = `(dimension (type radial) (layer "F.SilkS") (pts (xy 10 10) (xy 15 10)) (leader_length 4) ${STYLE})`;
    expect(strokes(silkOf(radial)).slice(2)).toEqual([
      [15, 10, 19, 10],
      [15, 10, 15 + ALONG, 10 + ASIDE],
      [15, 10, 15 + ALONG, 10 - ASIDE],
    ]);
  });

  it("of the old format is drawn as it is written, and has its text", () => {
    const old = `(dimension 16 (width 0.3) (layer F.SilkS)
      (gr_text "I" (at 17.35 8 270) (layer F.SilkS) (effects (font (size 1.5 1.5) (thickness 0.3))))
      (feature1 (pts (xy 22 16) (xy 16 16))) (crossbar (pts (xy 18.7 0) (xy 18.7 16)))
      (arrow1a (pts (xy 18.7 16) (xy 18.11358 14.873497))))`;
    // Ids up to 31 are copper in this version.
    const layers = `(layers (0 F.Cu signal) (31 B.Cu signal) (37 F.SilkS user) (44 Edge.Cuts user))`;
    const { image } = layerOf(boardOf(`(kicad_pcb (version 20171130) ${layers} ${EDGE} ${old})`), "silkscreen", "top");
    expect(strokes(image).slice(0, 3)).toEqual([
      [22, 16, 16, 16],
      [18.7, 0, 18.7, 16],
      [18.7, 16, 18.114, 14.873],
    ]);
    expect(image.count).toBeGreaterThan(3);
  });
});

describe("a text box of a KiCad board", () => {
  const box = (words: string, text = "I") =>
    `(gr_text_box "${text}" ${words} (layer "F.SilkS") (effects (font (size 1 1) (thickness 0.1)) (justify left top)))`;
  const CORNERS = `(start 10 10) (end 30 20) (margins 1 2 1 2)`;

  it("has a border where it says so, and before it could say so where its line has a width", () => {
    const rim = [
      [10, 10, 30, 10],
      [30, 10, 30, 20],
      [30, 20, 10, 20],
      [10, 20, 10, 10],
    ];
    const bordered = `${CORNERS} (border yes) (stroke (width 0.2) (type solid))`;
    expect(strokes(silkOf(box(bordered))).slice(-4)).toEqual(rim);
    const without = strokes(silkOf(box(bordered.replace("yes", "no"))));
    expect(without).toEqual(strokes(silkOf(box(CORNERS))));
    expect(without.every(([x = 0]) => x > 10 && x < 13)).toBe(true);
    const old = `${CORNERS} (stroke (width 0.2) (type solid))`;
    expect(strokes(silkOf(box(old), 20220131)).slice(-4)).toEqual(rim);
    expect(silkOf(box(old)).count).toBe(without.length);
  });

  it("begins its words within its margins and breaks them before they leave it", () => {
    // Letters are 0.9 mm apart; 18 mm take 20 of them. The first line begins at (11, 12) and the next 1.6 mm below.
    const one = boxOf(silkOf(box(CORNERS, "HHHH HHHH HHHH")));
    expect(one[0]).toBeCloseTo(10.95, 1);
    expect(one[1]).toBeCloseTo(11.95, 1);
    expect(one[3]).toBeCloseTo(13.05, 1);
    const two = boxOf(silkOf(box(CORNERS, "HHHHHHHHHH HHHHHHHHHH HH")));
    expect(two[2]).toBeLessThan(29);
    expect(two[3]).toBeCloseTo(14.65, 1);
    // A line of its own for each line of the file, and no word is cut.
    expect(boxOf(silkOf(box(CORNERS, "H\\nH\\nH")))[3]).toBeCloseTo(16.25, 1);
    expect(boxOf(silkOf(box(CORNERS, "H".repeat(30))))[3]).toBeCloseTo(13.05, 1);
  });

  it("is turned with its words, by quarters in its corners and by other angles in its points", () => {
    const quarter = strokes(silkOf(box(`${CORNERS} (angle 90) (border yes) (stroke (width 0.2))`)));
    // Read from below: the words begin at the lower left corner and run upwards.
    expect(quarter.slice(-4)[0]).toEqual([10, 20, 10, 10]);
    expect(quarter.slice(0, -4).every(([x = 0, y = 0]) => x > 11.5 && x < 13.5 && y > 17.5 && y < 19.5)).toBe(true);
    const points = `(pts (xy 10 10) (xy 24.142 -4.142) (xy 31.213 2.929) (xy 17.071 17.071)) (angle 45)`;
    const slanted = strokes(silkOf(box(`${points} (border yes) (stroke (width 0.2))`))).slice(-4);
    expect(slanted.map(([x, y]) => [Math.round(x ?? 0), Math.round(y ?? 0)])).toEqual([
      [10, 10],
      [24, -4],
      [31, 3],
      [17, 17],
    ]);
  });
});

describe("a table of a KiCad board", () => {
  it("has its cells' words, the lines between them and the one around it, each as wide as it says", () => {
    const cell = (text: string, x: number, span = "1 1") =>
      `(table_cell "${text}" (start ${x} 10) (end ${x + 10} 15) (margins 1 1 1 1) (span ${span}) (layer "F.SilkS") (effects (font (size 1 1) (thickness 0.1))))`;
    const table = (columns: string) =>
      `(table (column_count 2) (layer "F.SilkS") (border (external yes) (header no) (stroke (width 0.3)))
        (separators (rows no) (cols ${columns}) (stroke (width 0.2))) (cells ${cell("I", 10)} ${cell("I", 20)}))`;
    const byWidth = (image: LayerImage, width: number) =>
      strokes(image).filter((_, at) => image.shapes[image.shape[at] ?? 0]?.strokeMm === width);
    const image = silkOf(table("yes"));
    expect(byWidth(image, 0.3)).toHaveLength(6);
    // Between the cells, once from each.
    expect(byWidth(image, 0.2)).toEqual([
      [20, 10, 20, 15],
      [20, 15, 20, 10],
    ]);
    expect(byWidth(silkOf(table("no")), 0.2)).toEqual([]);
    expect(byWidth(image, 0.1).length).toBeGreaterThan(0);
  });
});

describe("a board of KiCad 10", () => {
  const board = (records: string) => boardOf(`(kicad_pcb (version 20260206) ${LAYERS}\n${records})`);

  it("names its nets where they are used, without a table", () => {
    const read = board(
      `${EDGE} (segment (start 1 1) (end 5 1) (width 0.2) (layer "F.Cu") (net "GND"))
      (footprint "R" (layer "F.Cu") (at 10 10) (property "Reference" "R1" (at 0 0) (layer "F.Fab"))
        (pad "1" smd rect (at 0 0) (size 1 1) (layers "F.Cu") (net "VCC")))`,
    );
    expect(sayings(layerOf(read, "copper", "top"))).toEqual(["GND - Conductor", "VCC R1.1 SMDPad"]);
  });

  it("may have rectangles with round corners, and an edge of them", () => {
    const edge = EDGE.replace("(fill no)", "(radius 5) (fill no)");
    const read = board(edge);
    expect(boardFacts(read)).toMatchObject({ widthMm: 60, heightMm: 40, outline: "closed" });
    const { image } = layerOf(read, "outline", "all");
    // Four sides and four quarters.
    expect(image.count).toBe(8);
    const bulges = Array.from({ length: 8 }, (_, at) => Math.abs(image.data[at * DATA_STRIDE + 4] ?? 0));
    expect(bulges.filter((bulge) => Math.abs(bulge - Math.tan(Math.PI / 8)) < 1e-6)).toHaveLength(4);
    // A radius of half the height leaves no upright side.
    expect(layerOf(board(edge.replace("radius 5", "radius 25")), "outline", "all").image.count).toBe(6);
  });

  it("is read past what we do not know, each kind named once with its first line", () => {
    const { warnings } = board(
      `${EDGE} (point (at 1 1) (size 1) (layer "F.SilkS"))
      (barcode (at 5 5) (layer "F.SilkS") (size 4 4) (text "A") (type qr))
      (barcode (at 9 5) (layer "F.SilkS") (size 4 4) (text "B") (type qr))
      (hologram (at 1 1) (depth (layers 7)))
      (via (at 3 3) (size 0.6) (drill 0.3) (layers "F.Cu" "B.Cu") (backdrill (size 0.5) (layers "B.Cu" "F.Cu")) (net "A"))
      (footprint "R" (layer "F.Cu") (at 10 10) (crystal yes))`,
    );
    expect(warnings.filter(({ code }) => code === "RECORD_UNKNOWN")).toEqual([
      { code: "RECORD_UNKNOWN", what: "barcode", line: 3, file: "board.kicad_pcb" },
      { code: "RECORD_UNKNOWN", what: "hologram", line: 5, file: "board.kicad_pcb" },
      { code: "RECORD_UNKNOWN", what: "backdrill", line: 6, file: "board.kicad_pcb" },
      { code: "RECORD_UNKNOWN", what: "crystal", line: 7, file: "board.kicad_pcb" },
    ]);
  });
});
