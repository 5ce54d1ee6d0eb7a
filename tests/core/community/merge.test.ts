import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isCompatible, LICENSE_IDS } from "@/lib/core/community/license";
import { countChanges, mergeDrawings, recordsById } from "@/lib/core/community/merge";
import { RecordStore } from "@/lib/core/document/record-store";
import { type SchematicFile, readSchematic } from "@/lib/core/schematic/format/schematic-file";
import type { SchematicRecord } from "@/lib/core/schematic/model/records";

const file = JSON.parse(readFileSync("lib/server/project/examples/blinker.json", "utf8")) as SchematicFile;
const BASE = recordsById(readSchematic(file).records);
type Records = ReadonlyMap<string, SchematicRecord>;

const components = [...BASE.values()].filter((record) => record.kind === "component");
const [one, two, three] = components;
if (!one || !two || !three) throw new Error("the blinker has fewer components");

const put = (records: Records, record: SchematicRecord): Records => new Map([...records, [record.id, record]]);
const drop = (records: Records, id: string): Records => new Map([...records].filter(([known]) => known !== id));
const apply = (mine: Records, diff: Parameters<RecordStore<SchematicRecord>["apply"]>[0]): Records => {
  const store = new RecordStore(mine.values());
  store.apply(diff);
  return recordsById([...store.values()]);
};
const moved = (record: typeof one, by: number) => ({ ...record, at: { x: record.at.x + by, y: record.at.y } });

describe("a merge of drawings", () => {
  it("of no change is no change", () => {
    expect(mergeDrawings({ base: BASE, mine: BASE, theirs: BASE })).toEqual({
      ...{ diff: { added: [], removed: [], changed: [] }, conflicts: [] },
    });
  });

  it("takes what only one side changed, in whichever record and field", () => {
    const mine = put(put(BASE, moved(one, 12_700)), { ...two, isLocked: true });
    const theirs = put(drop(BASE, three.id), moved(two, 25_400));
    const { diff, conflicts } = mergeDrawings({ base: BASE, mine, theirs });
    const merged = apply(mine, diff);
    expect(conflicts).toEqual([]);
    expect(merged.get(one.id)).toEqual(moved(one, 12_700));
    expect(merged.get(two.id)).toEqual({ ...moved(two, 25_400), isLocked: true });
    expect(merged.has(three.id)).toBe(false);
  });

  it("lists what both changed, and keeps the author's where they choose it", () => {
    const mine = put(BASE, moved(one, 12_700));
    const theirs = put(put(BASE, moved(one, 25_400)), moved(two, 25_400));
    const both = { base: BASE, mine, theirs };
    const { diff, conflicts } = mergeDrawings(both);
    expect(conflicts.map(({ recordId, field }) => [recordId, field])).toEqual([[one.id, "at"]]);
    expect(apply(mine, diff).get(one.id)).toEqual(moved(one, 25_400));
    const kept = apply(mine, mergeDrawings(both, new Set([one.id])).diff);
    expect([kept.get(one.id), kept.get(two.id)]).toEqual([moved(one, 12_700), moved(two, 25_400)]);
  });

  it.each([
    ["the author", drop(BASE, one.id), put(BASE, moved(one, 12_700))],
    ["the proposer", put(BASE, moved(one, 12_700)), drop(BASE, one.id)],
  ])("lists what %s deleted and the other changed", (_, mine, theirs) => {
    const { conflicts } = mergeDrawings({ base: BASE, mine, theirs });
    expect(conflicts.map(({ recordId, field }) => [recordId, field])).toEqual([[one.id, ""]]);
  });

  it("into the common version is the proposal itself", () => {
    const theirs = drop(put(BASE, moved(two, 12_700)), one.id);
    const { diff } = mergeDrawings({ base: BASE, mine: BASE, theirs });
    expect(apply(BASE, diff)).toEqual(theirs);
    expect(countChanges(BASE, theirs)).toEqual({ added: 0, removed: 1, changed: 1 });
  });
});

describe("a license of a changed copy", () => {
  it("is the origin's where that is reciprocal, and any where it is not", () => {
    // Reciprocal: CERN-OHL-S 2.0 section 3 and 4, CERN-OHL-W 2.0, CC BY-SA 4.0 section 3(b), GPL 3 section 5(c).
    const reciprocal = ["CERN-OHL-S-2.0", "CERN-OHL-W-2.0", "CC-BY-SA-4.0", "GPL-3.0-or-later"];
    for (const origin of LICENSE_IDS)
      for (const chosen of LICENSE_IDS) {
        const isFree = origin !== "all-rights-reserved" && !reciprocal.includes(origin);
        expect([origin, chosen, isCompatible(origin, chosen)]).toEqual([
          ...[origin, chosen, isFree || (origin === chosen && origin !== "all-rights-reserved")],
        ]);
      }
  });
});
