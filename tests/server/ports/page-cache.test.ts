// The contract of a page cache: add an adapter to the table, and all of it is tested.

import { describe, expect, it } from "vitest";
import { createMemoryPageCache } from "@/lib/server/http/memory-page-cache";
import { FRESH_MS, type PageCache, STALE_MS } from "@/lib/server/http/page-cache";
import type { RenderedPage } from "@/lib/server/http/page-render";

const ADAPTERS: [string, (now: () => number) => PageCache][] = [["in memory", createMemoryPageCache]];

const page = (change: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  headers: [["content-type", "text/html"]],
  body: Buffer.from("page"),
  ...change,
});

describe.each(ADAPTERS)("the page cache %s", (_name, create) => {
  function open() {
    const clock = { nowMs: 1_000 };
    return { clock, cache: create(() => clock.nowMs) };
  }

  it("answers a page as fresh, then as stale, then not at all", async () => {
    const { cache, clock } = open();
    const made = page();
    await cache.put("/", made);
    clock.nowMs += FRESH_MS - 1;
    expect(await cache.find("/")).toEqual({ page: made, isFresh: true });
    clock.nowMs += 1;
    expect(await cache.find("/")).toEqual({ page: made, isFresh: false });
    clock.nowMs += STALE_MS - FRESH_MS;
    expect(await cache.find("/")).toBeUndefined();
  });

  it("gives each key its own page, with every byte and header", async () => {
    const { cache } = open();
    const bytes = page({ body: Buffer.from([0, 255, 128]), headers: [["vary", ["rsc", "accept"]]] });
    await cache.put("/", bytes);
    await cache.put("/en", page());
    expect((await cache.find("/"))?.page).toEqual(bytes);
    expect((await cache.find("/en"))?.page).toEqual(page());
  });

  it.each<[string, Partial<RenderedPage>]>([
    ["a page that was not found", { status: 404 }],
    ["a redirect", { status: 307 }],
    ["a page that sets a cookie", { headers: [["set-cookie", "a=b"]] }],
    ["a page beyond half a megabyte", { body: Buffer.alloc(512 * 1024 + 1) }],
  ])("does not keep %s", async (_what, change) => {
    const { cache } = open();
    await cache.put("/", page(change));
    expect(await cache.find("/")).toBeUndefined();
  });

  it("does not answer with a page that is no longer there", async () => {
    const { cache } = open();
    await cache.put("/", page());
    await cache.put("/", page({ status: 404 }));
    expect(await cache.find("/")).toBeUndefined();
  });
});

it("in memory, the oldest page goes when strangers fill the cache with addresses", async () => {
  const cache = createMemoryPageCache(() => 1_000);
  for (let at = 0; at < 65; at++) await cache.put(`/?${at}`, page());
  expect(await cache.find("/?0")).toBeUndefined();
  expect(await cache.find("/?1")).toBeDefined();
  expect(await cache.find("/?64")).toBeDefined();
});
