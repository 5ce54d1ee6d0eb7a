// Differences of two states of a drawing, in the words of the drawing.
import { expect, it } from "vitest";
import { present } from "@/lib/base/assert";
import { RecordStore } from "@/lib/core/document/record-store";
import { compareSchematics } from "@/lib/core/schematic/edit/compare";
import type { SchematicComponent, SchematicRecord, Wire } from "@/lib/core/schematic/model/records";
import { at, Drawing, RESISTOR, ROOT } from "@/tests/support/schematic";

const wire: Wire = { kind: "wire", id: "w", sheetId: ROOT.id, from: at(0, 0), to: at(5, 0) };

function drawn() {
  const drawing = new Drawing(RESISTOR);
  for (const [name, x] of [
    ["R10", 10],
    ["R2", 20],
    ["R1", 30],
  ] as const)
    drawing.resistor(name, x, 10);
  return [...drawing.records, wire];
}

const partOf = (records: readonly SchematicRecord[], designator: string) =>
  present(
    records.find(
      (record): record is SchematicComponent => record.kind === "component" && record.designators["/"] === designator,
    ),
    designator,
  );

const compare = (older: readonly SchematicRecord[], newer: readonly SchematicRecord[]) =>
  compareSchematics(new RecordStore(older), new RecordStore(newer));

it("equal states differ in nothing, whichever objects hold them", () => {
  expect(compare(drawn(), structuredClone(drawn()))).toEqual([]);
});

it("names what was added, removed and changed, parts first and in the order of their numbers", () => {
  const older = drawn();
  const [r1, r2, r10] = ["R1", "R2", "R10"].map((name) => partOf(older, name));
  if (!r1 || !r2 || !r10) throw new Error("no parts");
  const value = (text: string) => ({ text, isVisible: true, place: null });
  const changed: SchematicComponent = {
    ...{ ...r2, at: at(21, 10), rotation: 90, isPopulated: false },
    fields: { ...r2.fields, value: value("22k") },
    designators: { "/": "R3" },
  };
  const newer = older
    .map((record) => (record === r2 ? changed : record))
    .filter((record) => record !== r10 && record !== wire);
  const compared = compare(older, [...newer, { ...wire, id: "new" }]);
  expect(compared.map(({ mark, object }) => [mark, object.kind, object.id])).toEqual([
    ["changed", "component", r2.id],
    ["removed", "component", r10.id],
    ["added", "wire", "new"],
    ["removed", "wire", "w"],
  ]);
  const before = r2.fields.value?.text ?? "";
  expect(compared[0]?.changes.toSorted((a, b) => (a.field < b.field ? -1 : 1))).toEqual([
    { field: "designator", before: "R2", after: "R3" },
    { field: "isPopulated", before: "", after: "" },
    { field: "place", before: "", after: "" },
    { field: "value", before, after: "22k" },
  ]);
});
