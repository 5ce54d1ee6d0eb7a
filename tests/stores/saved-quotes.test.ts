import { describe, expect, it } from "vitest";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { createDrafts, createMemoryAdapter } from "@/stores/drafts/draft";
import { keepRecentQuote, listRecentQuotes } from "@/stores/drafts/recent-quotes";
import {
  forgetSavedQuote,
  keepSavedQuote,
  listSavedQuotes,
  nameProblem,
  type SavedQuote,
} from "@/stores/drafts/saved-quotes";
import type { StoredQuote } from "@/stores/drafts/stored-quote";

const store = () => createDrafts(createMemoryAdapter());

function saved(change: Partial<SavedQuote> = {}): SavedQuote {
  const specification = completeSpecification({ layers: 4, surfaceFinish: "ENIG" });
  return {
    id: "a",
    name: "amp",
    specification,
    projectId: "p7",
    bookVersion: "us-1",
    atMs: 1_763_700_000_000,
    ...change,
  };
}

describe("a saved quote", () => {
  it("comes back as it was saved, the newest first, until it is deleted", async () => {
    const drafts = store();
    const older = saved();
    const newer = saved({ id: "b", name: "电机驱动", projectId: null, atMs: 1_763_700_000_001 });
    await keepSavedQuote(older, drafts);
    await keepSavedQuote(newer, drafts);
    expect(await listSavedQuotes(drafts)).toEqual([newer, older]);
    await forgetSavedQuote("b", drafts);
    expect(await listSavedQuotes(drafts)).toEqual([older]);
  });

  it("that was deleted can be put back where it was", async () => {
    const drafts = store();
    const quotes = [saved({ atMs: 3 }), saved({ id: "b", name: "b", atMs: 2 }), saved({ id: "c", name: "c", atMs: 1 })];
    for (const quote of quotes) await keepSavedQuote(quote, drafts);
    await forgetSavedQuote("b", drafts);
    await keepSavedQuote(saved({ id: "b", name: "b", atMs: 2 }), drafts);
    expect(await listSavedQuotes(drafts)).toEqual(quotes);
  });

  it("keeps nothing of what makes no sense any more, and leaves other drafts alone", async () => {
    const drafts = store();
    await drafts.keep("quote-saved:x", { name: "x", query: "no", atMs: 1 });
    await drafts.keep("quote-saved:y", { query: [], atMs: 1 });
    await drafts.keep("quote-pcb", { query: [], atMs: 1 });
    expect(await listSavedQuotes(drafts)).toEqual([]);
  });
});

describe("a name", () => {
  // Specification, section 5: 1 to 200 characters, no '/', duplicates rejected.
  it.each([
    ["amp", null],
    ["a".repeat(200), null],
    // One character each, though two units in memory.
    ["𠮷".repeat(200), null],
    ["", "empty"],
    ["   ", "empty"],
    ["a".repeat(201), "tooLong"],
    ["amp/2", "slash"],
    ["driver", "taken"],
    [" driver ", "taken"],
    ["cafe\u0301", "taken"],
    ["Driver", null],
  ])("%j: %s", (name, problem) => {
    expect(nameProblem(name, ["driver", "café"])).toBe(problem);
  });
});

describe("recent quotes", () => {
  const stopped = (quantity: number, atMs: number, projectId: string | null = null): StoredQuote => ({
    specification: completeSpecification({ quantity }),
    projectId,
    bookVersion: "us-1",
    atMs,
  });

  it("are the last eight, the newest first", async () => {
    const drafts = store();
    const quotes = [10, 15, 20, 25, 30, 40, 50, 75, 100].map((quantity, at) => stopped(quantity, at));
    for (const quote of quotes) await keepRecentQuote(quote, drafts);
    expect(await listRecentQuotes(drafts)).toEqual(quotes.slice(1).reverse());
  });

  it("hold the same one once, where it was last", async () => {
    const drafts = store();
    for (const quote of [stopped(10, 1), stopped(15, 2), stopped(10, 3), stopped(10, 4, "p7")])
      await keepRecentQuote(quote, drafts);
    expect(await listRecentQuotes(drafts)).toEqual([stopped(10, 4, "p7"), stopped(10, 3), stopped(15, 2)]);
  });

  it("hold what was priced by two books twice: it is not the same offer", async () => {
    const drafts = store();
    const later = { ...stopped(10, 2), bookVersion: "us-2" };
    for (const quote of [stopped(10, 1), later]) await keepRecentQuote(quote, drafts);
    expect(await listRecentQuotes(drafts)).toEqual([later, stopped(10, 1)]);
  });

  it("are none while nothing was chosen, or where somebody spoilt them", async () => {
    const drafts = store();
    await keepRecentQuote(stopped(5, 1), drafts);
    expect(await listRecentQuotes(drafts)).toEqual([]);
    await drafts.keep("quote-recent", "spoilt");
    expect(await listRecentQuotes(drafts)).toEqual([]);
  });
});
