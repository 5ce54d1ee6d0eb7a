import { expect, it } from "vitest";
import {
  compareDrawings,
  drawSheet,
  findPart,
  imagesOf,
  marksOn,
  openDrawing,
  pathOfSheet,
  sizeOf,
} from "@/components/community/drawing/drawing";
import { present } from "@/lib/base/assert";
import { writeSchematic } from "@/lib/core/schematic/format/schematic-file";
import type { SchematicRecord } from "@/lib/core/schematic/model/records";
import { Drawing, RESISTOR, ROOT } from "@/tests/support/schematic";

const opened = (records: readonly SchematicRecord[]) => openDrawing(writeSchematic({ rootSheetId: ROOT.id, records }));

/** R1 between two wires, with a label. */
function divider() {
  const drawing = new Drawing(RESISTOR);
  const wire = drawing.wire(0, 10, 8, 10);
  const label = drawing.label("IN", 0, 10);
  return { drawing, wire, label };
}

it("gives the sheets with their size in millimeters", () => {
  const drawing = opened(divider().drawing.records);
  const root = present(drawing.instances[0], "the root");
  // 2,970,000 and 2,100,000 units of 100 nm: A4 across.
  expect(sizeOf(root)).toEqual({ widthMm: 297, heightMm: 210 });
  expect([pathOfSheet(drawing, ROOT.id), pathOfSheet(drawing, "none")]).toEqual(["/", null]);
});

it("draws a sheet with its texts, in the colors of the theme", () => {
  const drawing = opened(divider().drawing.records);
  const root = present(drawing.instances[0], "the root");
  const [light, dark] = [false, true].map((isDark) => drawSheet(drawing, root, { isDark, images: new Map() }));
  expect(light).toContain(">IN</text>");
  expect(light).not.toBe(dark);
});

it("marks what was added, removed and changed, each on the side that has it", () => {
  const { drawing, wire, label } = divider();
  const older = opened(drawing.records);
  const moved = { ...label, text: "VIN" };
  const extra = { ...wire, id: "new" };
  const newer = opened([...drawing.records.filter(({ id }) => id !== wire.id && id !== label.id), moved, extra]);
  const compared = compareDrawings(older, newer);
  expect(compared.map(({ mark, object }) => [mark, object.id])).toEqual([
    ["changed", label.id],
    ["added", "new"],
    ["removed", wire.id],
  ]);
  const marks = (side: "older" | "newer") => {
    const shown = side === "older" ? older : newer;
    const instance = present(shown.instances[0], "the root");
    return marksOn(compared, { drawing: shown, instance, side }).map(({ mark, id }) => [mark, id]);
  };
  expect(marks("newer")).toEqual([
    ["changed", label.id],
    ["added", "new"],
  ]);
  expect(marks("older")).toEqual([
    ["changed", label.id],
    ["removed", wire.id],
  ]);
});

it("puts a mark around the object: a wire of eight grid steps", () => {
  const { drawing, wire } = divider();
  const older = opened(drawing.records.filter(({ id }) => id !== wire.id));
  const newer = opened(drawing.records);
  const instance = present(newer.instances[0], "the root");
  const [mark] = marksOn(compareDrawings(older, newer), { drawing: newer, instance, side: "newer" });
  // 8 × 1.27 mm, and half a line's width on either side.
  expect(mark?.box.width).toBeCloseTo(8 * 1.27, 0);
  expect(mark?.box.y).toBeCloseTo(10 * 1.27, 0);
});

it("names each image once", () => {
  const image = { kind: "image", sheetId: ROOT.id, at: { x: 0, y: 0 }, width: 10, height: 10, file: "a".repeat(64) };
  const records = [ROOT, { ...image, id: "i1" }, { ...image, id: "i2" }] as SchematicRecord[];
  expect(imagesOf(opened(records))).toEqual(["a".repeat(64)]);
});

it("finds a part on the sheet that has it, with a box around it", () => {
  const drawing = opened(divider().drawing.records);
  expect(findPart(drawing, "R1")).toBeNull();
  const { drawing: drawn } = divider();
  const resistor = drawn.resistor("R1", 10, 10);
  const found = findPart(opened(drawn.records), "R1");
  expect([found?.path, found?.marks.map(({ id, mark }) => [id, mark])]).toEqual(["/", [[resistor.id, "part"]]]);
  expect(findPart(opened(drawn.records), "R2")).toBeNull();
});
