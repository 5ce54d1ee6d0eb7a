import { expect, test } from "@/e2e/fixtures";

test.use({ serviceWorkers: "allow" });

test("a page that cannot be loaded is replaced by the offline page in its language", async ({ page, context }) => {
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await page.goto("/assembly");
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  await page.goto("/zh/assembly");
  await expect(page.getByRole("heading", { name: "网络已断开" })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("link", { name: "重试" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/zh\/assembly$/);
  await expect(page.getByText("网络已断开")).toHaveCount(0);
});

test("only the offline pages are stored on the device", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto("/shopping-cart");
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.toSorted()).toEqual(["/offline.en.html", "/offline.zh.html"]);
});

test("the head of a page names its URL, icons and picture", async ({ page, request, baseURL }) => {
  await page.goto("/zh/assembly");
  const attribute = (selector: string, name: string) => page.locator(`head > ${selector}`).first().getAttribute(name);
  expect(await attribute('link[rel="canonical"]', "href")).toBe(`${baseURL}/zh/assembly`);
  expect(await attribute('meta[property="og:url"]', "content")).toBe(`${baseURL}/zh/assembly`);
  const linked = [
    await attribute('link[rel="manifest"]', "href"),
    await attribute('link[rel="apple-touch-icon"]', "href"),
    await attribute('meta[property="og:image"]', "content"),
    "/favicon.ico",
  ];
  for (const address of linked) expect((await request.get(address ?? "/missing")).status(), address ?? "").toBe(200);
  const sitemap = await (await request.get("/sitemap.xml")).text();
  expect(sitemap).toContain(`<loc>${baseURL}/zh/assembly</loc>`);
});
