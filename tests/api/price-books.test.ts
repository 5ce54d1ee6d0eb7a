// The public rates of the price books, which any page may price by: cached for a minute and requested by tag.

import { expect, it } from "vitest";
import { publishAdminBook } from "@/lib/contracts/ops-book";
import { quotePcb } from "@/lib/contracts/pcb";
import { listPriceBooks } from "@/lib/contracts/price-book";
import { PRICE_BOOKS, type PriceBook, withPublished } from "@/lib/core/pricing/book";
import { ASSEMBLY_BOOKS } from "@/lib/core/pricing/assembly/book";
import { bookFor } from "@/lib/core/pricing/book-for";
import usd from "@/lib/core/pricing/books/en-US.json";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { pricePcb } from "@/lib/core/pricing/price";
import { STENCIL_BOOKS } from "@/lib/core/pricing/stencil/price";
import { publishedBooks } from "@/lib/server/pricing/page-books";
import { api, admin, eve, setUpAdmin } from "../support/admin-test";
import { BUILT_IN_BOOKS } from "../support/price-books";
import { standIn } from "../support/stand-in";

setUpAdmin({
  env: { MARKET_HOSTS: "cn.example=zh-CN" },
  prepare: () => void Object.assign(api.deps.books, BUILT_IN_BOOKS),
});

/** Two layers at 6 + 55 per square meter. */
function dearer(effectiveFrom: string) {
  const byLayers = { ...usd.boards.byLayers, "2": { setup: "6", perM2: "55" } };
  return { ...usd, version: `us-${effectiveFrom}`, effectiveFrom, boards: { byLayers } };
}

async function publish(effectiveFrom: string): Promise<void> {
  const book = dearer(effectiveFrom);
  admin.mustSucceed(await api.callRaw(publishAdminBook, { book, note: "" }, admin.as(eve)));
}

const listed = async (headers: Record<string, string> = {}) => (await api.call(listPriceBooks, {}, { headers })).data;
const versions = async (headers: Record<string, string> = {}) => {
  const { inForce, books } = await listed(headers);
  return [inForce, ...books.map(({ version }) => version)];
};
const NEXT_DAY = new Date("2026-11-22T00:00:00+08:00");

it("are those of the asker's area, for anybody, whole", async () => {
  const of = (at: number) => ({
    ...{ books: [PRICE_BOOKS[at]], assemblies: [ASSEMBLY_BOOKS[at]], stencils: [STENCIL_BOOKS[at]] },
  });
  expect(await listed()).toEqual({ inForce: "us-2026-11-21", ...of(0) });
  expect(await listed({ host: "cn.example" })).toEqual({ inForce: "cn-2026-11-21", ...of(1) });
});

it("name no book before its day, and from its first moment on that one and the one before it", async () => {
  await publish("2026-11-22");
  api.clock.now = new Date(NEXT_DAY.getTime() - 1);
  expect(await versions()).toEqual(["us-2026-11-21", "us-2026-11-21"]);
  api.clock.now = NEXT_DAY;
  expect(await versions()).toEqual(["us-2026-11-22", "us-2026-11-22", "us-2026-11-21"]);
  expect(await versions({ host: "cn.example" })).toEqual(["cn-2026-11-21", "cn-2026-11-21"]);
});

it("price in a browser to the cent what the server says, new quotes and kept ones", async () => {
  await publish("2026-11-22");
  api.clock.now = NEXT_DAY;
  const priceBooks = withPublished(standIn<PriceBook[]>((await listed()).books));
  const fifty = completeSpecification({ quantity: 50 });
  // 6 + 55 × 0.5, and 5 + 50 × 0.5 for who names the book of the day before.
  for (const [bookVersion, total] of [
    [undefined, 33_500_000],
    ["us-2026-11-21", 30_000_000],
  ] as const) {
    const { book } = bookFor(priceBooks, "en-US", { version: bookVersion, nowMs: NEXT_DAY.getTime() });
    const { data } = await api.call(quotePcb, { quantity: 50, bookVersion });
    expect([pricePcb(fifty, book).total.amountMicro, data.total.amountMicro]).toEqual([total, total]);
    expect(data.bookVersion).toBe(book.version);
  }
});

it("are known to the pages of the process, without those that their script brings", async () => {
  await publish("2026-11-22");
  const names = (nowMs: number) => publishedBooks("en-US", { nowMs }).boards.map(({ version }) => version);
  expect(names(NEXT_DAY.getTime() - 1)).toEqual([]);
  expect(names(NEXT_DAY.getTime())).toEqual(["us-2026-11-22"]);
  expect(publishedBooks("zh-CN", { nowMs: NEXT_DAY.getTime() })).toEqual({ boards: [], assemblies: [], stencils: [] });
});

it("may be kept for a minute and are not sent again while they are the same", async () => {
  const first = await api.fetchFile(listPriceBooks, {});
  const etag = first.headers.get("etag") ?? "";
  expect([first.status, first.headers.get("cache-control"), etag.length > 10]).toEqual([
    200,
    "public, max-age=60",
    true,
  ]);
  const again = async (tag: string) => api.fetchFile(listPriceBooks, {}, { headers: { "if-none-match": tag } });
  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const same = await again(tag);
    expect([same.status, await same.text(), same.headers.get("etag")]).toEqual([304, "", etag]);
  }
  await publish("2026-11-22");
  expect((await again(etag)).status).toBe(304);
  api.clock.now = NEXT_DAY;
  const changed = await again(etag);
  expect([changed.status, changed.headers.get("etag") === etag]).toEqual([200, false]);
});

it("are nobody else's to keep where the answer carries a person's new token", async () => {
  const ann = await api.signUp();
  const plain = await api.fetchFile(listPriceBooks, {}, { token: ann.token });
  expect([plain.headers.get("authorization"), plain.headers.get("cache-control")]).toEqual([
    null,
    "public, max-age=60",
  ]);
  // Tokens are renewed after a quarter of an hour.
  api.advance(16 * 60_000);
  const renewed = await api.fetchFile(listPriceBooks, {}, { token: ann.token });
  expect([renewed.headers.get("authorization") !== null, renewed.headers.get("cache-control")]).toEqual([
    true,
    "no-store, private",
  ]);
});

it("do not listen to what else is asked for", async () => {
  const odd = { area: "zh-CN", version: "us-2026-12-01", nowMs: "0", books: "all" };
  expect((await api.callRaw(listPriceBooks, odd)).data.inForce).toBe("us-2026-11-21");
});
