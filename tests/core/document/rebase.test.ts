// Diffs done again on top of others' changes.
import { describe, expect, it } from "vitest";
import type { Diff } from "@/lib/core/document/diff";
import { History } from "@/lib/core/document/history";
import { diffBetween, rebaseDiff } from "@/lib/core/document/rebase";
import { RecordStore } from "@/lib/core/document/record-store";
import { Random } from "@/tests/support/random";

interface Part {
  readonly id: string;
  readonly x: number;
  readonly fields: Readonly<Record<string, string>>;
}

const part = (id: string, x: number, fields: Record<string, string> = {}): Part => ({ id, x, fields });
const NONE: Diff<Part> = { added: [], removed: [], changed: [] };
const store = (...parts: Part[]) => new RecordStore(parts);

/** The state after the diff was done again. */
function rebased(diff: Diff<Part>, ...present: Part[]): Part[] {
  const others = store(...present);
  others.apply(rebaseDiff(diff, others).diff);
  return [...others.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

const before = part("R1", 0, { value: "1k", mpn: "A" });

describe("a change", () => {
  it("keeps others' changes of other fields, and of other entries of a field", () => {
    const diff = { ...NONE, changed: [[before, part("R1", 0, { value: "2k", mpn: "A" })] as const] };
    expect(rebased(diff, part("R1", 5, { value: "1k", mpn: "B", note: "hot" }))).toEqual([
      part("R1", 5, { value: "2k", mpn: "B", note: "hot" }),
    ]);
  });

  it("stands where both changed the same, which is reported", () => {
    const diff = { ...NONE, changed: [[before, part("R1", 3, { value: "1k", mpn: "A" })] as const] };
    const others = store(part("R1", 9, { value: "1k", mpn: "A" }));
    const { diff: result, conflicts } = rebaseDiff(diff, others);
    expect(result.changed.map(([, after]) => after.x)).toEqual([3]);
    expect(conflicts.map(({ field, theirs }) => [field, theirs.x])).toEqual([["x", 9]]);
  });

  it("brings back what others removed meanwhile", () => {
    const after = part("R1", 3, before.fields);
    expect(rebased({ ...NONE, changed: [[before, after]] })).toEqual([after]);
  });

  it("to what the others have already is none", () => {
    const after = part("R1", 3, before.fields);
    const { diff, conflicts } = rebaseDiff({ ...NONE, changed: [[before, after]] }, store({ ...after }));
    expect([diff, conflicts]).toEqual([NONE, []]);
  });

  it("removes an entry", () => {
    const diff = { ...NONE, changed: [[before, part("R1", 0, { value: "1k" })] as const] };
    expect(rebased(diff, part("R1", 0, { value: "1k", mpn: "A", note: "n" }))).toEqual([
      part("R1", 0, { value: "1k", note: "n" }),
    ]);
  });
});

it("what is removed on both sides is removed once, what is added on both sides is there once", () => {
  expect(rebased({ ...NONE, removed: [before] })).toEqual([]);
  expect(rebased({ ...NONE, removed: [before] }, part("R1", 7))).toEqual([]);
  expect(rebased({ ...NONE, added: [before] }, { ...before })).toEqual([before]);
});

it("the order of keys is no difference", () => {
  const other = { fields: { mpn: "A", value: "1k" }, x: 0, id: "R1" };
  expect(diffBetween(store(before), store(other))).toEqual(NONE);
});

it("undo after others' changes takes back one's own alone", () => {
  const document = store(before);
  const history = new History(document);
  const moved = { ...before, x: 4 };
  history.commit("move", { ...NONE, changed: [[before, moved]] });
  const renamed = { ...moved, fields: { value: "9k", mpn: "A" } };
  document.apply({ ...NONE, changed: [[moved, renamed]] });
  history.undo();
  expect(document.get("R1")).toEqual({ ...renamed, x: 0 });
  history.redo();
  expect(document.get("R1")).toEqual(renamed);
});

describe("random changes on two sides", () => {
  const random = new Random(20_261_126);
  const letters = ["a", "b", "c", "d", "e"];

  function change(parts: RecordStore<Part>): Diff<Part> {
    const id = random.one(letters);
    const known = parts.get(id);
    if (!known) return { ...NONE, added: [part(id, random.below(10), { value: String(random.below(10)) })] };
    if (random.below(4) === 0) return { ...NONE, removed: [known] };
    const after =
      random.below(2) === 0
        ? { ...known, x: random.below(10) }
        : { ...known, fields: { ...known.fields, value: String(random.below(10)) } };
    return { ...NONE, changed: [[known, after]] };
  }

  it("end in the same document on both, whoever the server takes first", () => {
    for (let run = 0; run < 500; run++) {
      const start = letters.slice(0, 3).map((id) => part(id, 0, { value: "0" }));
      const [server, late] = [store(...start), store(...start)];
      const own: Diff<Part>[] = [];
      for (let step = 0; step < 4; step++) {
        server.apply(change(server));
        const diff = change(late);
        late.apply(diff);
        own.push(diff);
      }
      // The late side takes the server's state and does its own changes again; the server gets the result.
      const merged = store(...server.values());
      for (const diff of own) merged.apply(rebaseDiff(diff, merged).diff);
      late.apply(diffBetween(late, merged));
      server.apply(diffBetween(server, merged));
      expect(diffBetween(late, server)).toEqual(NONE);
      // Whatever only the late side touched is as it left it.
      for (const [, after] of own.at(-1)?.changed ?? []) expect(late.get(after.id)).toBeDefined();
    }
  });
});
