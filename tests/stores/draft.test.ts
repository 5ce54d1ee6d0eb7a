// @vitest-environment jsdom
// Work that is not sent yet, kept under a name.

import { afterEach, describe, expect, it } from "vitest";
import { createDrafts, createMemoryAdapter, createStorageNotes, type DraftAdapter } from "@/stores/drafts/draft";

const asText = (stored: unknown) => (typeof stored === "string" ? stored : null);
const broken = () => Promise.reject(new DOMException("denied", "SecurityError"));
const refusing: DraftAdapter = { get: broken, set: broken, delete: broken, keys: broken };

describe("a draft", () => {
  it("is found as it was kept, and not any more when forgotten", async () => {
    const drafts = createDrafts(createMemoryAdapter());
    await drafts.keep("a", "text");
    expect(await drafts.find("a", asText)).toBe("text");
    await drafts.forget("a");
    expect(await drafts.find("a", asText)).toBeNull();
  });

  it("does not change with the object it was made of", async () => {
    const drafts = createDrafts(createMemoryAdapter());
    const value = { layers: 2 };
    await drafts.keep("a", value);
    value.layers = 4;
    expect(await drafts.find("a", (stored) => stored as typeof value)).toEqual({ layers: 2 });
  });

  it("that makes no sense any more is none", async () => {
    const drafts = createDrafts(createMemoryAdapter());
    await drafts.keep("a", 7);
    expect(await drafts.find("a", asText)).toBeNull();
  });

  it("is kept for the page where the browser denies its database", async () => {
    const drafts = createDrafts(refusing);
    expect(await drafts.find("a", asText)).toBeNull();
    await drafts.keep("a", "text");
    expect(await drafts.find("a", asText)).toBe("text");
  });
});

describe("the list of drafts", () => {
  it("names those with a prefix, in order", async () => {
    const drafts = createDrafts(createMemoryAdapter());
    for (const key of ["receiver:new", "quote:2", "quote:1"]) await drafts.keep(key, 1);
    expect(await drafts.list("quote:")).toEqual(["quote:1", "quote:2"]);
  });
});

describe("a draft whose page was left before it was written", () => {
  const never = () => new Promise<never>(() => undefined);
  const leaving: DraftAdapter = { get: never, set: never, delete: never, keys: never };
  const notes = createStorageNotes(() => localStorage);
  afterEach(() => localStorage.clear());

  it("is found by the next page as it was last", async () => {
    const database = createMemoryAdapter();
    await createDrafts(database, notes).keep("a", "first");
    void createDrafts(leaving, notes).keep("a", "second");
    void createDrafts(leaving, notes).keep("b", "only");
    const next = createDrafts(database, notes);
    expect(await next.find("a", asText)).toBe("second");
    expect(await next.list("")).toEqual(["a", "b"]);
    await next.keep("a", "third");
    expect(await next.find("a", asText)).toBe("third");
  });

  it("leaves no note behind once it is written, but for a later one's", async () => {
    const written: (() => void)[] = [];
    const set = () => new Promise<void>((resolve) => void written.push(resolve));
    const drafts = createDrafts({ ...createMemoryAdapter(), set }, notes);
    const writes = [drafts.keep("a", "first"), drafts.keep("a", "second")];
    written[0]?.();
    await writes[0];
    expect(await drafts.find("a", asText)).toBe("second");
    written[1]?.();
    await writes[1];
    expect(localStorage).toHaveLength(0);
  });

  it("is gone when it was forgotten", async () => {
    void createDrafts(leaving, notes).keep("a", "text");
    const drafts = createDrafts(createMemoryAdapter(), notes);
    await drafts.forget("a");
    expect(await drafts.find("a", asText)).toBeNull();
  });

  it("is passed over where its note was spoilt", async () => {
    const drafts = createDrafts(createMemoryAdapter(), notes);
    await drafts.keep("a", "text");
    notes.put("a", "{");
    expect(await drafts.find("a", asText)).toBe("text");
  });
});
