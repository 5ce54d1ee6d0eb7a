// Work that is not sent yet, kept under a name.

import { describe, expect, it } from "vitest";
import { createDrafts, createMemoryAdapter, type DraftAdapter } from "@/stores/draft";

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
