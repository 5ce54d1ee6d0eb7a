import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { guardContent } from "@/lib/server/content/page-guard";
import { readSeed } from "@/lib/server/content/seed-files";
import { createSnapshot, shareContent } from "@/lib/server/content/snapshot";
import { NO_PAGE_HEADER } from "@/lib/server/http/gate";

afterEach(() => shareContent(undefined));

/** True where the request is led to the 404 page; null where the guard has nothing to say. */
async function isLedAway(url: string): Promise<boolean | null> {
  const request = Object.assign(new IncomingMessage(new Socket()), { url });
  const guarded = guardContent(request);
  if (guarded === null) return null;
  await guarded;
  return request.headers[NO_PAGE_HEADER] !== undefined;
}

describe("addresses of content", () => {
  it.each([
    "/article/four-layer-stackups",
    "/zh/article/four-layer-stackups?from=mail",
    "/en/help/cancel-an-order",
    "/product/pcb-fabrication",
    "/product/free-dfm-check",
    "/product",
    "/help",
    "/resources",
    "/resources/design-guides?page=2",
    "/zh/resources/feed.xml",
  ])("%s has a page", async (url) => {
    expect(await isLedAway(url)).toBe(false);
  });

  it.each([
    "/article",
    "/article/no-such-article",
    "/zh/article/cancel-an-order",
    "/help/no-such-answer",
    "/product/no-such-product",
    "/resources/news",
    "/article/__proto__",
    "/article/constructor",
  ])("%s has none", async (url) => {
    expect(await isLedAway(url)).toBe(true);
  });

  it.each(["/", "/about-us", "/articles/x", "/article/a/b", "/api/eda/article?slug=x", "/order/help/x"])(
    "%s is none of them",
    async (url) => {
      expect(await isLedAway(url)).toBeNull();
    },
  );

  it("keep a former slug, which its page leads on from, and have no resources without articles", async () => {
    const seed = (await readSeed()).map(({ content }) => content);
    const help = seed.filter(({ kind }) => kind === "help");
    const redirects = [{ kind: "help" as const, slug: "old-name", to: "cancel-an-order" }];
    shareContent(createSnapshot(help, { revision: "test", redirects }));
    expect(await isLedAway("/help/old-name")).toBe(false);
    expect([await isLedAway("/resources"), await isLedAway("/resources/design-guides")]).toEqual([true, true]);
  });
});
