import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { type Answer, createPageShelf, SHELF_LIFE_MS } from "@/lib/server/http/page-shelf";

const ask = (url: string, method = "GET", host = "board.example") =>
  ({ url, method, headers: { host } }) as unknown as IncomingMessage;

const answer = (request: IncomingMessage, change: Partial<Answer> = {}): Answer => ({
  request,
  status: 200,
  headers: { "content-type": "text/html", etag: '"e"', date: "now", "content-length": 4, "x-nextjs-cache": "MISS" },
  bytes: 4,
  bodyIn: () => Promise.resolve(Buffer.from("page")),
  ...change,
});

function open() {
  const clock = { nowMs: 1_000 };
  return { clock, shelf: createPageShelf(() => clock.nowMs) };
}

describe("the shelf of pages", () => {
  it("answers a page with its own headers, and none of the one answer's", async () => {
    const { shelf } = open();
    shelf.keep(answer(ask("/")));
    const page = shelf.find(ask("/"));
    expect(page?.headers).toEqual([
      ["content-type", "text/html"],
      ["etag", '"e"'],
    ]);
    expect(page?.etag).toBe('"e"');
    expect(String(await page?.bodyIn("identity"))).toBe("page");
  });

  it("forgets a page after its life", () => {
    const { shelf, clock } = open();
    shelf.keep(answer(ask("/")));
    clock.nowMs += SHELF_LIFE_MS - 1;
    expect(shelf.find(ask("/"))).toBeDefined();
    clock.nowMs += 1;
    expect(shelf.find(ask("/"))).toBeUndefined();
  });

  it("never answers another address, another host or another method with it", () => {
    const { shelf } = open();
    shelf.keep(answer(ask("/quote?layers=4")));
    const others = [ask("/quote"), ask("/quote?layers=6"), ask("/quote?layers=4", "GET", "cn.example")];
    expect([...others, ask("/quote?layers=4", "HEAD")].map((request) => shelf.find(request))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([
    ["what was refused", { status: 404 }],
    ["what leads elsewhere", { status: 307 }],
    ["what sets a cookie", { headers: { "set-cookie": "a=b" } }],
    ["a page beyond half a megabyte", { bytes: 512 * 1024 + 1 }],
  ])("does not keep %s", (_what, change) => {
    const { shelf } = open();
    shelf.keep(answer(ask("/"), change));
    expect(shelf.find(ask("/"))).toBeUndefined();
  });

  it("lets the oldest go when strangers fill it with addresses", () => {
    const { shelf } = open();
    for (let at = 0; at < 65; at++) shelf.keep(answer(ask(`/?${at}`)));
    expect(shelf.find(ask("/?0"))).toBeUndefined();
    expect(shelf.find(ask("/?1"))).toBeDefined();
    expect(shelf.find(ask("/?64"))).toBeDefined();
  });
});
