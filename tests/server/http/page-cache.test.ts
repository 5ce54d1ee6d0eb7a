import { describe, expect, it } from "vitest";
import { createPageCache, FRESH_MS, STALE_MS } from "@/lib/server/http/page-cache";
import type { RenderedPage } from "@/lib/server/http/page-render";

const page = (change: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  headers: [["content-type", "text/html"]],
  body: Buffer.from("page"),
  ...change,
});

function open() {
  const clock = { nowMs: 1_000 };
  return { clock, cache: createPageCache(() => clock.nowMs) };
}

describe("the page cache", () => {
  it("answers a page as it is, then as stale, then not at all", () => {
    const { cache, clock } = open();
    const made = page();
    cache.keep("/", made);
    clock.nowMs += FRESH_MS - 1;
    expect(cache.find("/")).toEqual({ page: made, isFresh: true });
    clock.nowMs += 1;
    expect(cache.find("/")).toEqual({ page: made, isFresh: false });
    clock.nowMs += STALE_MS - FRESH_MS;
    expect(cache.find("/")).toBeUndefined();
  });

  it.each<[string, Partial<RenderedPage>]>([
    ["what was refused", { status: 404 }],
    ["what leads elsewhere", { status: 307 }],
    ["what sets a cookie", { headers: [["set-cookie", "a=b"]] }],
    ["a page beyond half a megabyte", { body: Buffer.alloc(512 * 1024 + 1) }],
  ])("does not keep %s", (_what, change) => {
    const { cache } = open();
    cache.keep("/", page(change));
    expect(cache.find("/")).toBeUndefined();
  });

  it("does not answer with a page that is no longer there", () => {
    const { cache } = open();
    cache.keep("/", page());
    cache.keep("/", page({ status: 404 }));
    expect(cache.find("/")).toBeUndefined();
  });

  it("drops the oldest when strangers fill it with addresses", () => {
    const { cache } = open();
    for (let at = 0; at < 65; at++) cache.keep(`/?${at}`, page());
    expect(cache.find("/?0")).toBeUndefined();
    expect(cache.find("/?1")).toBeDefined();
    expect(cache.find("/?64")).toBeDefined();
  });
});
