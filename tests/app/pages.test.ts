// The pages of app/ against the sitemap and the menus: a page that is forgotten in them fails here.

import { readdirSync } from "node:fs";
import path from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import sitemap from "@/app/sitemap";
import type { MarketArea } from "@/lib/core/market/area";
import { LISTED_PATHS } from "@/lib/i18n/pages";
import { POLICIES, policyHref } from "@/lib/i18n/policies";
import { shareCommunityReader } from "@/lib/server/community/page-reader";
import { contentPaths } from "@/lib/server/content/content-paths";
import { siteMenu } from "@/lib/server/content/site-menu";
import { menuItems } from "@/tests/support/menu";
import { standIn } from "@/tests/support/stand-in";

vi.mock("next/headers", () => ({ headers: () => Promise.resolve(new Headers({ host: "localhost:3000" })) }));

const ROOT = path.resolve(import.meta.dirname, "../../app/[locale]");

/** Groups whose pages belong to one person or to staff. */
const PRIVATE = /^\((account|ops|workbench)\)\//;

/** Pages that require data from a previous page. */
const STEPS = [
  "/component/[id]",
  "/component/compare",
  "/order/checkout",
  // A program that hands a board over opens it.
  "/order/receive",
  "/order/manufacturing/pcb/quoted",
  "/order/manufacturing/pcba/quoted",
  "/order/manufacturing/stencil/quoted",
  // The link of a newsletter leads here.
  "/unsubscribe",
  // They open a project, which their address names.
  "/eda/sch",
  "/sim",
  // They show one project, or one person's.
  "/community/[projectId]",
  "/community/author/[authorId]",
  "/community/publish",
  "/community/favorites",
  "/embed/[projectId]",
  // In frames of other sites.
  "/embed/quote",
  // A conversation that somebody shared.
  "/chat/share/[token]",
  // Another address of /product, and the results of a search.
  "/product-list",
  "/search",
];

/** Pages of content: each published document has its own, which the sitemap takes from there. */
const CONTENT: Readonly<Record<string, RegExp>> = {
  "/article/[slug]": /^\/article\/[\w-]+$/,
  "/help/[slug]": /^\/help\/[\w-]+$/,
  "/product/[slug]": /^\/product\/[\w-]+$/,
  "/resources/[column]": /^\/resources\/[\w-]+$/,
};

const FILES = readdirSync(ROOT, { recursive: true, encoding: "utf8" }).filter((file) => /(^|\/)page\.tsx$/.test(file));

/** `(site)/policy/[policy]/page.tsx` is `/policy/[policy]`. */
const pathOf = (file: string) => `/${file.replace(/\([^)]*\)\//g, "").replace(/\/?page\.tsx$/, "")}`;

const ALL = FILES.map(pathOf);
const PUBLIC = FILES.filter((file) => !PRIVATE.test(file))
  .map(pathOf)
  .flatMap((page) => (page === "/policy/[policy]" ? POLICIES.map(policyHref) : [page]));

describe("the sitemap", () => {
  it("lists every public page that stands by itself, and nothing else", () => {
    const expected = PUBLIC.filter((page) => !STEPS.includes(page) && !(page in CONTENT));
    expect([...LISTED_PATHS].sort()).toEqual(expected.sort());
  });

  it("leaves out no step that does not exist", () => {
    expect(STEPS.filter((step) => !PUBLIC.includes(step))).toEqual([]);
  });

  it("lists the documents of every page of content, each under an address that a page has", async () => {
    const paths = (await contentPaths()).map(({ path: each }) => each);
    expect(new Set(paths).size).toBe(paths.length);
    for (const [page, pattern] of Object.entries(CONTENT)) {
      expect(ALL).toContain(page);
      expect(paths.filter((each) => pattern.test(each)).length).toBeGreaterThan(1);
    }
    expect(paths.filter((each) => !Object.values(CONTENT).some((pattern) => pattern.test(each)))).toEqual([]);
  });

  it("gives every address in both languages, and says when a document was changed", async () => {
    const entries = await sitemap();
    const article = entries.find(({ url }) => url.endsWith("/zh/article/four-layer-stackups"));
    expect(article?.alternates?.languages).toEqual({
      en: "http://localhost:3000/article/four-layer-stackups",
      "zh-Hans": "http://localhost:3000/zh/article/four-layer-stackups",
    });
    expect(article?.lastModified).toMatch(/^\d{4}-\d\d-\d\d$/);
    const listed = [...LISTED_PATHS, ...(await contentPaths()).map(({ path: each }) => each)];
    expect(entries).toHaveLength(2 * listed.length);
  });
});

describe("published projects", () => {
  afterEach(() => shareCommunityReader(undefined));

  it("are in the sitemap in both languages, with the moment of their last change", async () => {
    const updateTime = "2026-11-20T08:00:00.000Z";
    shareCommunityReader(standIn({ paths: () => Promise.resolve([{ projectId: "prj_1", updateTime }]) }));
    const entries = (await sitemap()).filter(({ url }) => url.includes("/community/"));
    expect(entries.map(({ url, lastModified }) => [url, lastModified])).toEqual([
      ["http://localhost:3000/community/prj_1", updateTime],
      ["http://localhost:3000/zh/community/prj_1", updateTime],
    ]);
  });

  it("that cannot be read leave the rest of the sitemap as it is", async () => {
    const onError = vi.fn();
    const failure = new Error("no database");
    shareCommunityReader(standIn({ paths: () => Promise.reject(failure), onError }));
    const urls = (await sitemap()).map(({ url }) => url);
    expect(onError).toHaveBeenCalledExactlyOnceWith(failure);
    expect(urls).toContain("http://localhost:3000/community");
    expect(urls.filter((url) => url.includes("/community/"))).toEqual([]);
  });
});

const AREAS: readonly MarketArea[] = ["en-US", "zh-CN"];

describe.each(AREAS)("the menus of %s", (area) => {
  const hrefs = async () => {
    const { header, footer } = await siteMenu({ area, locale: "en" });
    const groups = [...menuItems(header), ...footer.flatMap(({ items }) => items)];
    return groups.map(({ href }) => href.replace(/#.*$/, ""));
  };

  it("lead to pages that exist", async () => {
    const pages = [...ALL, ...PUBLIC, ...(await contentPaths()).map(({ path: each }) => each)];
    expect((await hrefs()).filter((href) => !pages.includes(href))).toEqual([]);
  });

  it("lead to every listed page but the report and the pages that /developers leads to", async () => {
    const reached = await hrefs();
    expect(LISTED_PATHS.filter((page) => !reached.includes(page))).toEqual([
      ...["/order/dfm", "/developers/reference", "/developers/embed"],
    ]);
  });
});
