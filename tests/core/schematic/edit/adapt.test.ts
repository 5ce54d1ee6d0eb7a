// Several people change one drawing: whatever the order, everybody ends with the same whole document.
import { describe, expect, it } from "vitest";
import { present } from "@/lib/base/assert";
import { joinDiffs } from "@/lib/core/document/diff";
import { RecordStore } from "@/lib/core/document/record-store";
import { schematicChange, schematicFile } from "@/lib/contracts/schematic-file";
import { adaptDiff } from "@/lib/core/schematic/edit/adapt";
import type { SchematicDiff } from "@/lib/core/schematic/edit/edit";
import { RecordIndex } from "@/lib/core/schematic/format/record-index";
import { applyChanges, readChange, writeChange } from "@/lib/core/schematic/format/schematic-change";
import { writeSchematic } from "@/lib/core/schematic/format/schematic-file";
import type { SchematicComponent, SchematicRecord, Sheet, SheetSymbol, Wire } from "@/lib/core/schematic/model/records";
import { at, Drawing, RESISTOR, ROOT } from "@/tests/support/schematic";

const SUB: Sheet = { ...ROOT, id: "sub", name: "Sub" };
const PLACED: SheetSymbol = {
  ...{ kind: "sheet-symbol", id: "placed", sheetId: ROOT.id, targetId: SUB.id, name: "Sub" },
  ...{ from: at(20, 20), to: at(30, 30) },
};
const wire = (id: string, sheetId: string): Wire => ({ kind: "wire", id, sheetId, from: at(0, 0), to: at(5, 0) });

const diff = (change: Partial<SchematicDiff>): SchematicDiff => ({ added: [], removed: [], changed: [], ...change });

function start(...extra: SchematicRecord[]) {
  const drawing = new Drawing(RESISTOR);
  drawing.resistor("R1", 10, 10);
  return [...drawing.records, ...extra];
}

/** What stands after both, where `theirs` was first and `ours` was made without it. */
function meet(records: readonly SchematicRecord[], theirs: SchematicDiff, ours: SchematicDiff) {
  const [server, mine] = [new RecordStore(records), new RecordStore(records)];
  mine.apply(ours);
  server.apply(theirs);
  const adapted = adaptDiff(ours, { before: mine, present: server });
  server.apply(adapted.diff);
  const file = writeSchematic({ rootSheetId: ROOT.id, records: [...server.values()] });
  expect(schematicFile.safeParse(file).error).toBeUndefined();
  return { server, conflicts: adapted.conflicts };
}

describe("a diff that meets others' changes", () => {
  const records = start(SUB, PLACED, wire("a", SUB.id));
  const take = (id: string) =>
    present(
      records.find((record) => record.id === id),
      id,
    );
  const whole = () => diff({ removed: [SUB, PLACED, take("a")] });

  it("keeps a sheet that others drew on", () => {
    const { server } = meet(records, diff({ added: [wire("b", SUB.id)] }), whole());
    expect([server.get("sub"), server.get("placed"), server.get("a"), server.get("b")?.id]).toEqual([
      ...[SUB, PLACED, undefined, "b"],
    ]);
  });

  it("brings back a sheet that others removed, if it draws on it", () => {
    const { server } = meet(records, whole(), diff({ added: [wire("b", SUB.id)] }));
    expect([server.get("sub"), server.get("placed"), server.get("a"), server.get("b")?.id]).toEqual([
      ...[SUB, PLACED, undefined, "b"],
    ]);
  });

  it("brings back the symbol of a component that it adds", () => {
    const known = present(
      records.find((record): record is SchematicComponent => record.kind === "component"),
      "component",
    );
    const added: SchematicComponent = { ...known, id: "new", designators: { "/": "R2" } };
    const { server } = meet(records, diff({ removed: [known, RESISTOR] }), diff({ added: [added] }));
    expect([server.get(RESISTOR.id), server.get("new")]).toEqual([RESISTOR, added]);
  });

  it("gives a new component the next free designator, and units of one part the same one", () => {
    const known = present(
      records.find((record): record is SchematicComponent => record.kind === "component"),
      "component",
    );
    const part = (id: string, designator: string, unit = 1): SchematicComponent => ({
      ...{ ...known, id, unit, designators: { "/": designator } },
    });
    const theirs = diff({ added: [part("theirs", "R2")] });
    const { server } = meet(records, theirs, diff({ added: [part("one", "R2"), part("two", "R3")] }));
    const designatorOf = (id: string) => (server.get(id) as SchematicComponent).designators["/"];
    expect(["theirs", "one", "two"].map(designatorOf)).toEqual(["R2", "R4", "R3"]);
  });

  it("of two moves of a wire the later stands whole; its other fields are merged", () => {
    const before = wire("w", ROOT.id);
    const theirs: Wire = { ...before, from: at(0, 5), to: at(5, 5), isLocked: true };
    const ours: Wire = { ...before, to: at(9, 0) };
    const { server, conflicts } = meet(
      ...([[...records, before], diff({ changed: [[before, theirs]] }), diff({ changed: [[before, ours]] })] as const),
    );
    expect(server.get("w")).toEqual({ ...ours, isLocked: true });
    expect(conflicts.map(({ field }) => field)).toEqual(["from"]);
  });
});

describe("changes as they are sent", () => {
  it("do what their diff does, to a store and to a file", () => {
    const records = start(SUB, PLACED, wire("a", SUB.id));
    const store = new RecordStore<SchematicRecord>(records);
    const changed: Wire = { ...wire("a", SUB.id), to: at(7, 0) };
    const made = diff({
      added: [{ kind: "erc-waiver", id: "waiver", rule: "r", fingerprint: "f", reason: "why" }, wire("b", ROOT.id)],
      changed: [[present(store.get("a"), "a"), changed]],
      removed: [PLACED],
    });
    const change = schematicChange.parse(writeChange(made));
    expect(readChange(change, store)).toEqual(made);
    const file = writeSchematic({ rootSheetId: ROOT.id, records });
    store.apply(made);
    const expected = writeSchematic({ rootSheetId: ROOT.id, records: [...store.values()] });
    const applied = applyChanges(file, [change]);
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
    expect({ ...applied, objects: applied.objects.toSorted(byId) }).toEqual(expected);
  });

  it("leave the index as it was where they are refused", () => {
    const index = new RecordIndex(writeSchematic({ rootSheetId: ROOT.id, records: start(SUB, wire("a", SUB.id)) }));
    const size = index.size;
    const change = writeChange(diff({ added: [wire("b", ROOT.id)], removed: [SUB] }));
    expect([index.apply(change), index.size]).toEqual([false, size]);
    expect(index.apply(writeChange(diff({ removed: [SUB, wire("a", SUB.id)] })))).toBe(true);
    expect([index.size, index.apply(writeChange(diff({ added: [wire("c", SUB.id)] })))]).toEqual([size - 2, false]);
  });

  it("are one change when they are joined", () => {
    const store = new RecordStore<SchematicRecord>(start());
    const [first, second] = [diff({ added: [wire("a", ROOT.id)] }), diff({ removed: [wire("a", ROOT.id)] })];
    expect(writeChange(joinDiffs([first, second])).objects).toEqual([]);
    expect(store.size).toBe(start().length);
  });
});
