import { beforeEach, describe, expect, it, vi } from "vitest";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { drafts } from "@/stores/drafts/draft";
import { findKeptQuote, forgetKeptQuote, keepQuote } from "@/stores/drafts/kept-quote";

vi.mock("@/stores/drafts/draft", async (load) => {
  const real = await load<typeof import("@/stores/drafts/draft")>();
  return { ...real, drafts: real.createDrafts(real.createMemoryAdapter()) };
});

beforeEach(() => forgetKeptQuote());

describe("the kept quote", () => {
  it("comes back as it was left", async () => {
    const quote = {
      specification: completeSpecification({ layers: 4, surfaceFinish: "ENIG", solderMaskColor: "White" }),
      projectId: "p7",
      bookVersion: "us-2026-11-21",
      atMs: 1_763_700_000_000,
    };
    await keepQuote(quote);
    expect(await findKeptQuote()).toEqual(quote);
  });

  it("is nothing after it was forgotten, or where none was kept", async () => {
    expect(await findKeptQuote()).toBeNull();
    await keepQuote({ specification: completeSpecification({}), projectId: null, bookVersion: null, atMs: 1 });
    await forgetKeptQuote();
    expect(await findKeptQuote()).toBeNull();
  });

  it.each([null, 5, "x", { query: "x", atMs: 1 }, { query: [], atMs: "now" }])(
    "makes nothing of %j",
    async (stored) => {
      await drafts.keep("quote-pcb", stored);
      expect(await findKeptQuote()).toBeNull();
    },
  );

  it("from before price books were kept names none", async () => {
    await drafts.keep("quote-pcb", { query: [["quantity", "50"]], projectId: null, atMs: 1 });
    expect((await findKeptQuote())?.bookVersion).toBeNull();
  });

  it("passes over what this version does not know", async () => {
    await drafts.keep("quote-pcb", {
      query: [["layers", "99"], ["quantity", "50"], 7],
      projectId: 5,
      bookVersion: 5,
      atMs: 1,
    });
    expect(await findKeptQuote()).toEqual({
      specification: completeSpecification({ quantity: 50 }),
      projectId: null,
      bookVersion: null,
      atMs: 1,
    });
  });
});
