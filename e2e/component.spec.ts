// Components: from the search through a comparison to a part and into the cart, without an account.
import { expect, test } from "@/e2e/fixtures";
import { PartPage } from "@/e2e/pages/part-page";
import { searchParts } from "@/lib/contracts/part";
import type { Locale } from "@/lib/core/market/area";

/** The sample catalog is written after the start: until then nothing is found. */
const SEARCH = { keyword: "10k 0603 1%", parameters: JSON.stringify({ power: ["0.1 W"] }) };

for (const language of ["en", "zh"] satisfies Locale[]) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test("two parts are found, compared, viewed and added to the cart", async ({ page, market, api, complaints }) => {
      const { t } = market;
      await expect
        .poll(async () => (await api.call(searchParts, SEARCH)).total, { timeout: 60_000 })
        .toBeGreaterThan(2);
      const [first, second] = (await api.call(searchParts, SEARCH)).rows;
      if (!first || !second) throw new Error("the catalogue has no two of them");
      const parts = await new PartPage(page, market).search("q=10k+0603+1%25&is=power%3A0.1+W&quantity=100");
      await parts.tick(first.mpn).check();
      await parts.tick(second.mpn).check();
      await parts.tray.getByRole("link", { name: t("part.compare.open", { count: 2 }) }).click();
      await parts.expectAt("/component/compare");
      expect(new URL(page.url()).search).toBe(`?ids=${first.id},${second.id}&quantity=100`);
      await expect(parts.line(t("part.parameters.resistance")).getByRole("cell")).toHaveText(["10 kΩ", "10 kΩ"]);
      await expect(page.getByText(t("part.compare.fit.fits"))).toBeVisible();
      await page.getByRole("checkbox", { name: t("part.compare.onlyDifferent") }).check();
      await expect(parts.line(t("part.parameters.resistance"))).toHaveCount(0);

      await parts.main.getByRole("link", { name: first.mpn, exact: true }).click();
      await expect(parts.heading(first.mpn)).toBeVisible();
      const step = first.tiers[1];
      if (!step) throw new Error("no second step");
      await page.getByRole("button", { name: t("part.detail.takeStep", { count: step.from }) }).click();
      await expect(page).toHaveURL((url) => url.searchParams.get("quantity") === String(step.from));
      await page.getByRole("button", { name: t("part.add"), exact: true }).click();
      await expect(parts.messages.getByText(t("part.added", { count: step.from, mpn: first.mpn }))).toBeVisible();
      await parts.messages.getByRole("link", { name: t("part.toCart") }).click();
      await parts.expectAt("/shopping-cart");
      await expect(parts.main.getByRole("heading", { name: first.mpn })).toBeVisible();
      await page.reload();
      await expect(parts.main.getByRole("heading", { name: first.mpn })).toBeVisible();
      expect(complaints).toEqual([]);
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the search is complete: list, categories, filters and page numbers are links", async ({
    page,
    market,
    api,
  }) => {
    const { t } = market;
    const all = async () => api.call(searchParts, {});
    await expect.poll(async () => (await all()).isComplete, { timeout: 60_000 }).toBe(true);
    const parts = await new PartPage(page, market).search("");
    const status = (count: number) => parts.main.getByRole("status").getByText(t("part.search.results", { count }));
    const { total, rows, facets } = await all();
    await expect(status(total)).toBeVisible();
    await expect(parts.main.getByRole("link", { name: rows[0]?.mpn, exact: true })).toBeVisible();

    const pages = parts.main.getByRole("navigation", { name: t("part.search.pages") });
    await pages.getByText("2", { exact: true }).click();
    await parts.expectAt("/component");
    const { rows: next } = await api.call(searchParts, { pageNum: 2 });
    await expect(parts.main.getByRole("link", { name: next[0]?.mpn, exact: true })).toBeVisible();

    const [category] = facets.category;
    const [maker] = facets.manufacturer;
    if (!category || !maker) throw new Error("the catalog is empty");
    const categories = parts.main.getByRole("navigation", { name: t("part.categoryTree.title") });
    await categories.getByRole("link", { name: t(`part.categories.${category.value as "resistor"}`) }).click();
    await expect(status(category.count)).toBeVisible();

    await parts.search("");
    // Roles leave out what is in a noscript element.
    const filter = (name: string) => parts.main.locator("noscript a").filter({ hasText: name });
    await filter(`${maker.value} (`).click();
    await expect(status(maker.count)).toBeVisible();
    await filter(t("part.filters.any")).click();
    await expect(status(total)).toBeVisible();
    // A field that nothing would apply is not offered.
    await expect(parts.main.locator("select:visible")).toHaveCount(0);
  });
});

test("a part's page is complete without scripts, and an unknown part has no page", async ({ market, request, api }) => {
  await expect.poll(async () => (await api.call(searchParts, SEARCH)).total, { timeout: 60_000 }).toBeGreaterThan(0);
  const [part] = (await api.call(searchParts, SEARCH)).rows;
  const found = await request.get(market.at(`/component/${part?.id}?quantity=100`));
  const html = await found.text();
  expect(found.status()).toBe(200);
  expect(html).toContain(`<h1><span class="mpn">${part?.mpn}</span>`);
  expect(html).toMatch(/<title>[^<]*10|<title>[^<]*by/);
  expect(html).toContain('"@type":"Product"');
  // Invented prices are not published to search engines.
  expect(html).not.toContain('"@type":"AggregateOffer"');
});

test("a part that does not exist is reported in the HTML, before any script runs", async ({ request, market }) => {
  const answer = await request.get(market.at("/component/p0nothing"));
  expect(answer.status()).toBe(404);
  const html = await answer.text();
  // Scripts contain the same words as data, so only elements are searched.
  const body = html.slice(html.indexOf("<body")).replace(/<script\b[\s\S]*?<\/script>/g, "");
  expect(body).toContain(market.t("part.detail.notFound"));
  expect(body).toContain("<header");
  expect(body).toContain("<footer");
  expect(html).toMatch(/<meta name="robots" content="noindex/);
});
