// The other person's value is named, and can be taken, without touching anything else.
import { expect, it } from "vitest";
import { present } from "@/lib/base/assert";
import { RecordStore } from "@/lib/core/document/record-store";
import { adaptDiff } from "@/lib/core/schematic/edit/adapt";
import { describeConflict, withTheirs } from "@/lib/core/schematic/edit/conflict";
import type { SchematicComponent, SchematicRecord, Wire } from "@/lib/core/schematic/model/records";
import { at, Drawing, RESISTOR, ROOT } from "@/tests/support/schematic";

function meet<R extends SchematicRecord>(before: R, theirs: R, ours: R) {
  const store = new RecordStore<SchematicRecord>([ROOT, before]);
  store.apply({ added: [], removed: [], changed: [[before, theirs]] });
  const own = { added: [], removed: [], changed: [[before, ours] as const] };
  const { diff, conflicts } = adaptDiff(own, {
    before: new RecordStore<SchematicRecord>([ROOT, ours]),
    present: store,
  });
  store.apply(diff);
  return { conflict: present(conflicts[0], "conflict"), merged: present(store.get(before.id), "merged") };
}

const field = (text: string) => ({ text, isVisible: true, place: null });

it("of a field of a part", () => {
  const drawing = new Drawing(RESISTOR);
  drawing.resistor("R1", 10, 10);
  const found = drawing.records.find((record): record is SchematicComponent => record.kind === "component");
  const before = { ...present(found, "R1"), fields: { value: field("1k"), mpn: field("A") } };
  const theirs = { ...before, fields: { value: field("2k"), mpn: field("A") } };
  const ours = { ...before, fields: { value: field("3k"), mpn: field("B") } };
  const { conflict, merged } = meet(before, theirs, ours);
  expect(merged).toMatchObject({ fields: { value: { text: "3k" }, mpn: { text: "B" } } });
  expect(describeConflict(conflict)).toEqual({
    name: "R1",
    changes: [{ field: "value", before: "2k", after: "3k" }],
  });
  expect(withTheirs(merged, conflict)).toMatchObject({ fields: { value: { text: "2k" }, mpn: { text: "B" } } });
});

it("of the place of a wire", () => {
  const before: Wire = { kind: "wire", id: "w", sheetId: ROOT.id, from: at(0, 0), to: at(5, 0) };
  const theirs = { ...before, from: at(0, 1), to: at(5, 1), isLocked: true };
  const ours = { ...before, to: at(9, 0) };
  const { conflict, merged } = meet(before, theirs, ours);
  expect(describeConflict(conflict)).toEqual({ name: "", changes: [{ field: "place", before: "", after: "" }] });
  expect(withTheirs(merged, conflict)).toEqual(theirs);
});
