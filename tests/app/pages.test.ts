// The pages of app/ against the sitemap and the menus: a page that is forgotten in them fails here.

import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { MarketArea } from "@/lib/core/market/area";
import { getMenu } from "@/lib/i18n/menu";
import { LISTED_PATHS } from "@/lib/i18n/pages";
import { POLICIES, policyHref } from "@/lib/i18n/policies";

const ROOT = path.resolve(import.meta.dirname, "../../app/[locale]");

/** Groups whose pages belong to one person or to staff. */
const PRIVATE = /^\((account|ops)\)\//;

/** Pages that require data from a previous page. */
const STEPS = [
  "/component/[id]",
  "/component/compare",
  "/order/checkout",
  "/order/manufacturing/pcb/quoted",
  "/order/manufacturing/pcba/quoted",
  "/order/manufacturing/stencil/quoted",
];

const FILES = readdirSync(ROOT, { recursive: true, encoding: "utf8" }).filter((file) => /(^|\/)page\.tsx$/.test(file));

/** `(site)/policy/[policy]/page.tsx` is `/policy/[policy]`. */
const pathOf = (file: string) => `/${file.replace(/\([^)]*\)\//g, "").replace(/\/?page\.tsx$/, "")}`;

const ALL = FILES.map(pathOf);
const PUBLIC = FILES.filter((file) => !PRIVATE.test(file))
  .map(pathOf)
  .flatMap((page) => (page === "/policy/[policy]" ? POLICIES.map(policyHref) : [page]));

describe("the sitemap", () => {
  it("lists every public page that stands by itself, and nothing else", () => {
    const expected = PUBLIC.filter((page) => !STEPS.includes(page));
    expect([...LISTED_PATHS].sort()).toEqual(expected.sort());
  });

  it("leaves out no step that does not exist", () => {
    expect(STEPS.filter((step) => !PUBLIC.includes(step))).toEqual([]);
  });
});

const AREAS: readonly MarketArea[] = ["en-US", "zh-CN"];

describe.each(AREAS)("the menus of %s", (area) => {
  const hrefs = async () => {
    const { header, footer } = await getMenu(area, "en");
    const groups = [...header, ...footer].flatMap((entry) => ("items" in entry ? entry.items : [entry]));
    return groups.map(({ href }) => href.replace(/#.*$/, ""));
  };

  it("lead to pages that exist", async () => {
    const pages = [...ALL, ...PUBLIC];
    expect((await hrefs()).filter((href) => !pages.includes(href))).toEqual([]);
  });

  it("lead to every listed page but the report, which a board leads to", async () => {
    const reached = await hrefs();
    expect(LISTED_PATHS.filter((page) => !reached.includes(page))).toEqual(["/order/dfm"]);
  });
});
