// A file that outlives a reload of its tab, and of no other.

import { describe, expect, it } from "vitest";
import { createMemoryAdapter, type DraftAdapter } from "@/stores/drafts/draft";
import { createFileKeeper } from "@/stores/drafts/kept-file";

function marks() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

/** The memory adapter clones, and Node's clone of a file is an empty object; a browser's is the file. */
function browserDatabase(): DraftAdapter {
  const entries = new Map<string, unknown>();
  return {
    get: (key) => Promise.resolve(entries.get(key)),
    set: (key, value) => Promise.resolve(void entries.set(key, value)),
    delete: (key) => Promise.resolve(void entries.delete(key)),
    keys: () => Promise.resolve([...entries.keys()]),
  };
}

const device = (database: DraftAdapter, tab: ReturnType<typeof marks>, isReloaded = true) => ({
  database,
  marks: () => tab,
  isReturn: () => isReloaded,
});

const FILE = new File(["G04*"], "board.zip");

describe("a file that is worked on", () => {
  it("is there after a reload of its tab, until it is forgotten", async () => {
    const [database, tab] = [browserDatabase(), marks()];
    await createFileKeeper("viewer", device(database, tab)).keep(FILE);
    const reloaded = createFileKeeper("viewer", device(database, tab));
    expect(await createFileKeeper("viewer", device(database, tab, false)).find()).toBeNull();
    expect(await reloaded.find()).toBe(FILE);
    await reloaded.forget();
    expect(await reloaded.find()).toBeNull();
    expect(await database.keys()).toEqual([]);
  });

  it("is neither another tab's nor another page's, and the last tab has its place", async () => {
    const [database, tab, other] = [browserDatabase(), marks(), marks()];
    await createFileKeeper("viewer", device(database, tab)).keep(FILE);
    expect(await createFileKeeper("viewer", device(database, other)).find()).toBeNull();
    expect(await createFileKeeper("dfm", device(database, tab)).find()).toBeNull();
    await createFileKeeper("viewer", device(database, other)).keep(new File([], "later.zip"));
    expect(await createFileKeeper("viewer", device(database, tab)).find()).toBeNull();
  });

  it("stays another tab's when the tab before it forgets its own", async () => {
    const [database, tab, other] = [browserDatabase(), marks(), marks()];
    const previous = createFileKeeper("stencil", device(database, tab));
    const later = createFileKeeper("stencil", device(database, other));
    await previous.keep(new File([], "earlier.zip"));
    await later.keep(FILE);
    await previous.forget();
    expect(await later.find()).toBe(FILE);
  });

  it("is asked for anew where the browser keeps nothing, or something else is kept there", async () => {
    const refusing: DraftAdapter = {
      ...createMemoryAdapter(),
      get: () => Promise.reject(new Error("denied")),
      set: () => Promise.reject(new Error("denied")),
      delete: () => Promise.reject(new Error("denied")),
    };
    const tab = marks();
    const keeper = createFileKeeper("viewer", device(refusing, tab));
    await keeper.keep(FILE);
    expect(await keeper.find()).toBeNull();
    await keeper.forget();
    const database = browserDatabase();
    tab.setItem("file:viewer", "1");
    await database.set("file:viewer", { mark: "1", file: "board.zip" });
    expect(await createFileKeeper("viewer", device(database, tab)).find()).toBeNull();
  });
});
