// Undo and redo over random edits, and diffs as data.
import { describe, expect, it } from "vitest";
import { type Diff, invertDiff, isEmptyDiff, joinDiffs } from "@/lib/core/document/diff";
import { History } from "@/lib/core/document/history";
import { RecordStore, StaleDiffError } from "@/lib/core/document/record-store";
import { Random } from "@/tests/support/random";

type Note = { readonly id: string; readonly value: number };

const note = (id: string, value = 0): Note => ({ id, value });
const diff = (change: Partial<Diff<Note>>): Diff<Note> => ({ added: [], removed: [], changed: [], ...change });
const contentOf = (store: RecordStore<Note>) => [...store.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));

function randomDiff(store: RecordStore<Note>, random: Random, step: number): Diff<Note> {
  const added = random.many(3, () => 0).map((_, at) => note(`${step}-${at}`));
  const records = [...store.values()];
  const removed = records.filter(() => random.isLuck(0.2));
  const rest = records.filter((record) => !removed.includes(record) && random.isLuck(0.4));
  return { added, removed, changed: rest.map((record) => [record, note(record.id, random.next())] as const) };
}

describe("history", () => {
  it("undoes and redoes random actions exactly", () => {
    const random = new Random(1);
    const store = new RecordStore<Note>();
    const history = new History(store);
    const states = [contentOf(store)];
    for (let step = 0; step < 200; step++) {
      const count = history.done.length;
      history.commit("edit", randomDiff(store, random, step));
      if (history.done.length > count) states.push(contentOf(store));
    }
    expect(states.length).toBeGreaterThan(100);
    for (let count = 0; count < 300; count++) {
      const wanted = random.below(states.length);
      history.restore(wanted);
      expect(contentOf(store)).toEqual(states[wanted]);
    }
    history.restore(0);
    expect(history.undone).toHaveLength(states.length - 1);
    expect(history.undo()).toBeUndefined();
  });

  it("forgets what was undone once another action follows, but not for one without effect", () => {
    const store = new RecordStore<Note>();
    const history = new History(store);
    history.commit("first", diff({ added: [note("a")] }));
    history.undo();
    history.commit("nothing", diff({}));
    expect(history.undone.map(({ name }) => name)).toEqual(["first"]);
    history.commit("second", diff({ added: [note("b")] }));
    expect([history.done.map(({ name }) => name), history.undone]).toEqual([["second"], []]);
    expect(history.redo()).toBeUndefined();
  });
});

describe("diffs", () => {
  it("have the effect of all of them when they are joined", () => {
    const random = new Random(7);
    for (let run = 0; run < 50; run++) {
      const start = Array.from({ length: 8 }, (_, at) => note(`s${at}`));
      const [oneByOne, atOnce] = [new RecordStore(start), new RecordStore(start)];
      const diffs = Array.from({ length: 6 }, (_, step) => {
        const next = randomDiff(oneByOne, random, step);
        oneByOne.apply(next);
        return next;
      });
      atOnce.apply(joinDiffs(diffs));
      expect(contentOf(atOnce)).toEqual(contentOf(oneByOne));
      expect(isEmptyDiff(joinDiffs([...diffs, ...diffs.toReversed().map(invertDiff)]))).toBe(true);
    }
  });

  it.each([
    ["a record that exists", diff({ added: [note("new"), note("a")] })],
    ["a removed record that is another by now", diff({ added: [note("new")], removed: [note("a", 1)] })],
    ["a changed record that is missing", diff({ added: [note("new")], changed: [[note("x"), note("x", 1)]] })],
  ])("for another state are refused whole: %s", (_title, stale) => {
    const store = new RecordStore([note("a")]);
    expect(() => store.apply(stale)).toThrow(StaleDiffError);
    expect([...store.values()]).toEqual([note("a")]);
  });
});
