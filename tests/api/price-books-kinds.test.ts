// Books of assembly and stencils that were published: what is priced by them, and what keeps the price it had.

import { describe, expect, it } from "vitest";
import { addToCart, listCart } from "@/lib/contracts/cart";
import { listAdminActs } from "@/lib/contracts/ops";
import { publishAdminBook, viewAdminBook } from "@/lib/contracts/ops-book";
import { quotePcba } from "@/lib/contracts/pcba";
import { listPriceBooks } from "@/lib/contracts/price-book";
import { quoteStencil } from "@/lib/contracts/stencil";
import assembly from "@/lib/core/pricing/assembly/books/en-US.json";
import stencil from "@/lib/core/pricing/stencil/books/en-US.json";
import { publishedBooks } from "@/lib/server/pricing/page-books";
import { ann, api, admin, eve, setUpAdmin } from "../support/admin-test";
import { refusalOf } from "../support/api";
import { BUILT_IN_BOOKS } from "../support/price-books";

setUpAdmin({ prepare: () => void Object.assign(api.deps.books, BUILT_IN_BOOKS) });

const DAY = "2026-12-01";
const FIRST_MOMENT = new Date("2026-12-01T00:00:00+08:00");

/** A sheet of 280 × 380 mm at 20 in place of 18.60. */
const dearerStencils = (change: Record<string, unknown> = {}) => ({
  ...stencil,
  version: "us-stencil-2026-12-01",
  effectiveFrom: DAY,
  sizes: { ...stencil.sizes, frameless: { ...stencil.sizes.frameless, "280x380": "20" } },
  ...change,
});

/** A side is set up for 5 in place of 3. */
const dearerAssembly = (change: Record<string, unknown> = {}) => ({
  ...assembly,
  version: "us-assembly-2026-12-01",
  effectiveFrom: DAY,
  setup: { perSide: "5" },
  ...change,
});

const publish = (kind: string, book: unknown) => api.callRaw(publishAdminBook, { kind, book, note: "" }, admin.as(eve));
const stencilQuote = async (bookVersion?: string) => (await api.call(quoteStencil, { bookVersion }, {})).data;
const PCBA = { board: { quantity: 10 }, assembly: { supply: "customer", smtJoints: 100, bomLines: 5 } } as const;
const pcbaQuote = async (bookVersion?: string) => (await api.callRaw(quotePcba, { ...PCBA, bookVersion })).data;
const setupOf = ({ lines }: Awaited<ReturnType<typeof pcbaQuote>>) =>
  lines.find(({ key }) => key === "setup")?.amountMicro;

describe("a published book of stencils", () => {
  it("prices from its first moment, and who names the one before keeps its price", async () => {
    admin.mustSucceed(await publish("stencils", dearerStencils()));
    expect((await stencilQuote()).total.amountMicro).toBe(18_600_000);
    const item = { itemType: "Stencil", specification: {}, bookVersion: stencil.version };
    admin.mustSucceed(await api.callRaw(addToCart, item, admin.as(ann)));
    api.clock.now = FIRST_MOMENT;
    const fresh = await stencilQuote();
    expect([fresh.total.amountMicro, fresh.bookVersion]).toEqual([20_000_000, "us-stencil-2026-12-01"]);
    const kept = await stencilQuote(stencil.version);
    expect([kept.total.amountMicro, kept.bookStatus.kind]).toEqual([18_600_000, "kept"]);
    const { data } = await api.call(listCart, {}, admin.as(ann));
    // Kept up to the thirtieth day of the newer book.
    expect(data.rows.map(({ totalMicro, keptUntil }) => [totalMicro, keptUntil])).toEqual([[18_600_000, "2026-12-30"]]);
  });

  it("is known to pages and browsers beside what their script brings", async () => {
    admin.mustSucceed(await publish("stencils", dearerStencils()));
    api.clock.now = FIRST_MOMENT;
    const names = (books: readonly { version: string }[]) => books.map(({ version }) => version);
    const onPages = publishedBooks("en-US", { nowMs: FIRST_MOMENT.getTime() });
    expect(Object.values(onPages).map(names)).toEqual([[], [], ["us-stencil-2026-12-01"]]);
    const { data } = await api.call(listPriceBooks, {});
    expect(data.stencils).toEqual([dearerStencils(), stencil]);
    expect(names(data.assemblies)).toEqual([assembly.version]);
  });
});

describe("a published book of assembly", () => {
  it("prices assembled boards from its first moment, and leaves boards and stencils alone", async () => {
    const before = await pcbaQuote();
    admin.mustSucceed(await publish("assemblies", dearerAssembly()));
    expect(await pcbaQuote()).toEqual(before);
    api.clock.now = FIRST_MOMENT;
    const after = await pcbaQuote();
    expect([setupOf(before), setupOf(after)]).toEqual([3_000_000, 5_000_000]);
    expect(after.bookVersion).toBe(`us-2026-11-21+us-assembly-2026-12-01+${stencil.version}`);
    expect(after.pcbTotal).toEqual(before.pcbTotal);
    expect(setupOf(await pcbaQuote(before.bookVersion))).toBe(3_000_000);
  });

  it("of the product shows the source of each of its figures", async () => {
    const { data } = await api.call(viewAdminBook, { version: assembly.version }, admin.as(eve));
    expect([data.kind, data.sources.find(({ path }) => path === "tht")?.source]).toEqual([
      "assemblies",
      "The product's claim of 0.007 USD a joint.",
    ]);
  });
});

it("is in the log with what it prices", async () => {
  admin.mustSucceed(await publish("assemblies", dearerAssembly()));
  const { data } = await api.call(listAdminActs, {}, admin.as(eve));
  const act = data.rows.find(({ kind }) => kind === "book-published");
  expect(act?.details).toMatchObject({ kind: "assemblies", area: "en-US", version: "us-assembly-2026-12-01" });
});

it("is refused to whoever is not of the staff", async () => {
  const asked = await api.call(publishAdminBook, { kind: "stencils", book: dearerStencils(), note: "" }, admin.as(ann));
  expect(asked.type).toBe("error");
  api.clock.now = FIRST_MOMENT;
  expect((await stencilQuote()).total.amountMicro).toBe(18_600_000);
});

const smt = (change: object) => dearerAssembly({ smt: { ...assembly.smt, ...change } });
it.each<[string, string, unknown, { path: string; reason: string }[]]>([
  ["of another kind than it says", "stencils", dearerAssembly(), [{ path: "sizes", reason: "missing" }]],
  ["whose amount is no text", "assemblies", smt({ perJoint: 0.002 }), [{ path: "smt.perJoint", reason: "notAmount" }]],
  [
    "with a count below nothing",
    "assemblies",
    smt({ beyondJoints: -1 }),
    [{ path: "smt.beyondJoints", reason: "notNumber" }],
  ],
  [
    "whose joints of a large order are the dearer ones",
    "assemblies",
    smt({ perJointBeyond: "0.002" }),
    [{ path: "smt.perJointBeyond", reason: "falls" }],
  ],
  // A slip of the decimal point: 2.9 became 29.1.
  [
    "with a figure more than ten times the former one",
    "stencils",
    dearerStencils({ surcharges: { ...stencil.surcharges, thick: "29.1" } }),
    [{ path: "surcharges.thick", reason: "farOff" }],
  ],
  // 320 × 420 mm costs 33.5: the smaller sheet at 34 costs more.
  [
    "in which a larger stencil costs less",
    "stencils",
    dearerStencils({ sizes: { ...stencil.sizes, frameless: { ...stencil.sizes.frameless, "280x380": "34" } } }),
    [{ path: "sizes.frameless.320x420", reason: "falls" }],
  ],
  [
    "with two faults, of both",
    "stencils",
    dearerStencils({ effectiveFrom: "2026-11-21", version: "a b" }),
    [
      { path: "version", reason: "version" },
      { path: "effectiveFrom", reason: "notAhead" },
      { path: "effectiveFrom", reason: "dayTaken" },
    ],
  ],
])("%s is refused, by figure and with the reason", async (_what, kind, book, faults) => {
  const answer = await publish(kind, book);
  expect(answer.code).toBe("BOOK_INVALID");
  const found = refusalOf<{ faults: { path: string; reason: string }[] }>(answer).faults;
  expect(found.slice(0, faults.length)).toEqual(faults);
});

it("may begin on the day of a book of another kind, and not on one of its own", async () => {
  admin.mustSucceed(await publish("stencils", dearerStencils()));
  admin.mustSucceed(await publish("assemblies", dearerAssembly()));
  expect(await publish("stencils", dearerStencils({ version: "us-stencil-other" }))).toMatchObject({
    code: "BOOK_INVALID",
    data: { faults: [{ path: "effectiveFrom", reason: "dayTaken" }] },
  });
});
