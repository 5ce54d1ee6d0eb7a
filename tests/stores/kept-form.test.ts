import { expect, it, vi } from "vitest";
import { completePcba } from "@/lib/core/pcba/specification";
import { completeStencil } from "@/lib/core/pricing/stencil/specification";
import { drafts } from "@/stores/drafts/draft";
import { keptPcba } from "@/stores/drafts/kept-pcba";
import { keptStencil } from "@/stores/drafts/kept-stencil";

vi.mock("@/stores/drafts/draft", async (load) => {
  const real = await load<typeof import("@/stores/drafts/draft")>();
  return { ...real, drafts: real.createDrafts(real.createMemoryAdapter()) };
});

const AT = { projectId: null, bookVersion: "us-1", atMs: 1000 };

it("a quote of each kind comes back as it was kept, apart from the other's", async () => {
  const stencil = completeStencil({ framework: true, size: "370x470", quantity: 3 });
  const pcba = completePcba({ board: { layers: 4 }, assembly: { supply: "partial", smtJoints: 321 } });
  await keptStencil.keep({ specification: stencil, ...AT });
  await keptPcba.keep({ specification: pcba, ...AT, projectId: "p1" });
  expect(await keptStencil.find()).toEqual({ specification: stencil, ...AT });
  expect(await keptPcba.find()).toEqual({ specification: pcba, ...AT, projectId: "p1" });
  await keptStencil.forget();
  expect([await keptStencil.find(), (await keptPcba.find())?.atMs]).toEqual([null, 1000]);
});

it.each([null, "x", {}, { query: "size", atMs: 1 }, { query: [], atMs: "1" }])(
  "what somebody has spoilt is no quote: %o",
  async (spoilt) => {
    await drafts.keep("quote-stencil", spoilt);
    expect(await keptStencil.find()).toBeNull();
  },
);

it("what a later version does not know is passed over", async () => {
  await drafts.keep("quote-stencil", {
    query: [
      ["size", "9x9"],
      ["gold", "1"],
      ["quantity", "2"],
    ],
    atMs: 5,
    bookVersion: 7,
  });
  expect(await keptStencil.find()).toEqual({
    specification: completeStencil({ quantity: 2 }),
    projectId: null,
    bookVersion: null,
    atMs: 5,
  });
});
