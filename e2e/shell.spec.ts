// The shell of every page: layout, link targets, and the page before and without JavaScript.
import { expect, test } from "@/e2e/fixtures";
import { HomePage } from "@/e2e/pages/home-page";
import { SitePage } from "@/e2e/pages/site-page";
import type { Locale } from "@/lib/core/market/area";
import { existingPages } from "@/tests/support/pages";
import type { Page } from "@playwright/test";

/** A document of each kind of content page. */
const DOCUMENTS: Readonly<Record<string, string>> = {
  "/article/[slug]": "/article/four-layer-stackups",
  "/help/[slug]": "/help/cancel-an-order",
  "/product/[slug]": "/product/pcb-prototype",
  "/resources/[column]": "/resources/design-guides",
  "/policy/[policy]": "/policy/terms",
};
/** Every existing page; other parameters are replaced by a record that does not exist. */
const ALL_PAGES = existingPages().map((page) => ({
  ...page,
  path: DOCUMENTS[page.path] ?? page.path.replace(/\[\w+\]/, "none"),
}));
/** Admin pages exist only for staff. */
const [PAGES, ADMIN] = [
  ALL_PAGES.filter(({ group }) => group !== "ops"),
  ALL_PAGES.filter(({ group }) => group === "ops"),
];
const SITE_PATHS = PAGES.filter(({ group }) => group === "site").map(({ path }) => path);

/**
 * Pages of own records load them in the browser; parts and published projects are public, so the page of a missing one
 * answers 404. The routes that draw a quote are opened only by the quote pages.
 */
const MISSING = ["/component/none", "/community/none", "/community/author/none", "/embed/none"];
const statusOf = (path: string) => (MISSING.includes(path) || path.endsWith("/quoted") ? 404 : 200);

/** Specification, section 2; the Gerber viewer fills the window, and the editors have a bar of their own. */
function demanded(path: string): { header: number; footer: number } {
  return {
    header: /^\/(chat|eda|embed|sim)/.test(path) ? 0 : 1,
    footer: /\/workbench|\/my-|\/shopping-cart|\/chat|^\/eda|^\/embed|^\/sim|^\/gerber-viewer|^\/order\/dfm/.test(path)
      ? 0
      : 1,
  };
}

async function expectShell(site: SitePage, path: string): Promise<void> {
  const shown = { header: await site.header.count(), footer: await site.footer.count() };
  expect(shown, path).toEqual(demanded(path));
  await site.expectPrefixedLinks();
}

/** Delays every navigation of the router until `release` is called, as a slow network would. */
async function holdNavigation(page: Page): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/*", async (route) => {
    if (route.request().headers().rsc === undefined) return route.fallback();
    await gate;
    // The page may have been left meanwhile.
    return route.continue().catch(() => undefined);
  });
  return () => release();
}

for (const language of ["en", "zh"] satisfies Locale[]) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test.describe("as the server sends it", () => {
      test.use({ javaScriptEnabled: false });

      test("every page has the header, footer, language and prefixed links of its path", async ({ page, market }) => {
        // It opens every page of the site.
        test.slow();
        const site = new SitePage(page, market);
        for (const { path } of PAGES) {
          const response = await page.goto(market.at(path));
          expect(response?.status(), path).toBe(statusOf(path));
          await site.expectAt(path);
          await expect(page.locator("html")).toHaveAttribute("lang", language === "zh" ? "zh-CN" : "en");
          await expectShell(site, path);
        }
      });
    });

    test("a URL without a page answers 404 and links to the home page", async ({ page, market }) => {
      const response = await page.goto(market.at("/no-such-page"));
      expect(response?.status()).toBe(404);
      const site = new SitePage(page, market);
      await expect(site.main.getByRole("heading", { name: market.t("shell.notFound.title") })).toBeVisible();
      await site.main.getByRole("link", { name: market.t("shell.notFound.home") }).click();
      await site.expectAt("/");
      await expect(page.getByRole("heading", { name: market.t("home.hero.title") })).toBeVisible();
    });

    test("an admin URL answers like any URL without a page", async ({ market, request }) => {
      expect(ADMIN.length).toBeGreaterThan(0);
      for (const { path } of ADMIN) {
        // A page repeats its own address: one of the same shape must be as long.
        const without = await (await request.get(market.at(path.replace("/ops", "/abc")))).text();
        const response = await request.get(market.at(path));
        expect(response.status(), path).toBe(404);
        expect((await response.text()).length, path).toBeLessThanOrEqual(without.length);
      }
    });

    test("another language shows the same page with its query", async ({ page, market, area }) => {
      await page.goto(market.at("/order/manufacturing/pcb?layers=4"));
      const site = new SitePage(page, market);
      const other = language === "en" ? "中文" : "English";
      await site.header.getByText(/ \/ (USD|CNY)$/).click();
      await site.header.getByRole("link", { name: other }).first().click();
      const isDefault = (area === "en-US") === (language === "zh");
      const prefix = isDefault ? "" : language === "zh" ? "/en" : "/zh";
      await expect(page).toHaveURL((url) => url.pathname === `${prefix}/order/manufacturing/pcb`);
      expect(new URL(page.url()).searchParams.get("layers")).toBe("4");
    });

    test("a followed /order link forgets the carried file and loads fully, any other stays in the app", async ({
      page,
      market,
    }) => {
      const site = await new HomePage(page, market).openAlive();
      const marked = () => page.evaluate(() => ({ marker: "marker" in window, ...sessionStorage }));
      await page.evaluate(() => {
        Object.assign(window, { marker: true });
        sessionStorage.setItem("gerberUrl", "file_1");
        sessionStorage.setItem("projectName", "amplifier");
        sessionStorage.setItem("other", "stays");
      });
      await site.headerGroup("/about-us").click();
      await site.headerLink("/about-us").click();
      await site.expectAt("/about-us");
      expect(await marked()).toEqual({ marker: true, gerberUrl: "file_1", projectName: "amplifier", other: "stays" });
      await site.headerLink("/order/manufacturing/pcb").click();
      await site.expectAt("/order/manufacturing/pcb");
      expect(await marked()).toEqual({ marker: false, other: "stays" });
    });
  });
}

test("the header turns translucent and blurred once a marketing page is scrolled, and stays solid elsewhere", async ({
  page,
  market,
}) => {
  const site = new SitePage(page, market);
  const look = () =>
    site.header.evaluate((header) => {
      const { backdropFilter, backgroundColor } = getComputedStyle(header);
      return {
        isBlurred: backdropFilter.includes("blur"),
        isSolid: !/\/ 0?\.\d|rgba\([^)]*0?\.\d+\)/.test(backgroundColor),
      };
    });
  for (const path of SITE_PATHS) {
    await page.goto(market.at(path));
    expect(await look(), path).toEqual({ isBlurred: false, isSolid: true });
    await page.mouse.wheel(0, 400);
    await expect.poll(look, path).toEqual({ isBlurred: true, isSolid: false });
  }
  await page.goto(market.at("/order/manufacturing/pcb"));
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(4);
  expect(await look()).toEqual({ isBlurred: false, isSolid: true });
});

test("the footer has four columns, and asks for a subscription in en-US alone", async ({ page, market, area }) => {
  const site = await new HomePage(page, market).openAlive();
  const field = site.footer.getByRole("textbox", { name: market.t("shell.subscribe.label") });
  await expect(site.footer.getByRole("navigation")).toHaveCount(4);
  if (area === "zh-CN") {
    await expect(field).toHaveCount(0);
    return;
  }
  const send = site.footer.getByRole("button", { name: market.t("shell.subscribe.send") });
  await field.fill("no address");
  await send.click();
  await expect(site.footer.getByText(market.t("validation.contact.mailbox"))).toBeVisible();
  await field.fill("reader@example.com");
  await send.click();
  await expect(site.footer.getByText(market.t("shell.subscribe.done"))).toBeVisible();
});

test("the configured filing number is shown only in the footer of zh-CN", async ({ page, market, area }) => {
  const site = await new HomePage(page, market).open();
  await expect(site.footer).toBeVisible();
  await expect(site.footer.getByText("ICP 00000001")).toHaveCount(area === "zh-CN" ? 1 : 0);
});

test("a progress bar runs while a route changes, except to the home page", async ({ page, market }) => {
  const site = await new HomePage(page, market).openAlive();
  const bar = page.getByRole("progressbar", { name: market.t("shell.progress") });
  const release = await holdNavigation(page);
  await site.footer.getByRole("link", { name: market.t("shell.nav.aboutUs") }).click();
  await expect(bar).toBeVisible();
  release();
  await site.expectAt("/about-us");
  await expect(bar).toHaveCount(0);

  const releaseHome = await holdNavigation(page);
  await site.header.getByRole("link", { name: market.t("shell.home") }).click();
  // Two frames after the click the bar would stand.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(bar).toHaveCount(0);
  releaseHome();
  await site.expectAt("/");
});

test.describe("the theme", () => {
  for (const { name, cookie, system, expected } of [
    { name: "of the cookie wins over the system's", cookie: "light", system: "dark", expected: "light" },
    { name: "of the cookie is dark on a light system", cookie: "dark", system: "light", expected: "dark" },
    { name: "is the system's without a cookie", cookie: null, system: "dark", expected: "dark" },
  ] as const) {
    test(`${name}, before any script file has come`, async ({ page, market, context, origin }) => {
      if (cookie) await context.addCookies([{ name: "theme", value: cookie, url: origin }]);
      await page.emulateMedia({ colorScheme: system });
      await page.route("**/*.js", (route) => route.abort());
      await page.goto(market.at("/"));
      await expect(page.locator("html")).toHaveAttribute("data-theme", expected);
      const brightness = await page.evaluate(() => {
        const [red = 0, green = 0, blue = 0] =
          getComputedStyle(document.body)
            .backgroundColor.match(/[\d.]+/g)
            ?.map(Number) ?? [];
        return red + green + blue;
      });
      if (expected === "dark") expect(brightness).toBeLessThan(200);
      else expect(brightness).toBeGreaterThan(600);
    });
  }

  test("is turned by a button and kept", async ({ page, market }) => {
    await page.emulateMedia({ colorScheme: "light" });
    const site = await new HomePage(page, market).openAlive();
    await site.header.getByRole("button", { name: market.t("shell.theme.toDark") }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(site.header.getByRole("button", { name: market.t("shell.theme.toLight") })).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("public pages are complete: menu, prices, limits, footer", async ({ page, market, area }) => {
    const site = await new HomePage(page, market).open();
    await expect(site.headerLink("/order/manufacturing/pcb")).toBeVisible();
    await site.headerGroup("/about-us").click();
    await expect(site.headerLink("/about-us")).toBeVisible();
    // Ten boards of two layers, 100 × 100 mm, are the claimed offer; fifty are 0.5 m²: 5 + 25 USD, 35 + 175 CNY.
    const strip = page.getByRole("region", { name: market.t("home.strip.label") });
    await expect(strip.getByText(area === "en-US" ? "$1.00" : "¥5.00", { exact: true })).toBeVisible();
    await expect(strip.getByText(area === "en-US" ? "$30.00" : "¥210.00", { exact: true })).toBeVisible();
    // Playwright's locators ignore its text, whether scripts run or not.
    expect(await site.main.locator("noscript").innerText()).toBe(market.t("home.hero.drop.noScript"));
    await expect(site.footer).toBeVisible();

    await page.goto(market.at("/order/manufacturing/pcb?quantity=50"));
    const price = page.getByRole("complementary", { name: market.t("quote.price.label") });
    await expect(
      price.getByRole("definition").filter({ hasText: area === "en-US" ? "$30.00" : "¥210.00" }),
    ).toBeVisible();
  });
});

test("every page has the security headers, and nothing breaks its shell or its policy after hydration", async ({
  page,
  market,
  area,
  complaints,
}) => {
  test.skip(area === "zh-CN", "headers and policy are the same in both areas");
  test.slow();
  const site = new SitePage(page, market);
  for (const path of [...PAGES.map((page) => page.path), "/no-such-page"]) {
    const response = await page.goto(market.at(path), { waitUntil: "networkidle" });
    const headers = (await response?.allHeaders()) ?? {};
    // Made for the frames of other sites.
    const isFramed = path.startsWith("/embed/");
    expect(headers, path).toMatchObject({
      "x-content-type-options": "nosniff",
      ...(isFramed ? {} : { "x-frame-options": "DENY" }),
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
    });
    const policy = headers["content-security-policy"] ?? "";
    expect(policy, path).toContain("default-src 'self'");
    expect(policy, path).toMatch(/script-src 'self' 'wasm-unsafe-eval'( 'sha256-[\w+/=]+')*;/);
    expect(policy, path).toContain(isFramed ? "frame-ancestors *" : "frame-ancestors 'none'");
    // The browser itself logs URLs without a page.
    const own = complaints.filter((text) => !(response?.status() === 404 && text.includes("404")));
    expect(own, path).toEqual([]);
    complaints.length = 0;
    await expectShell(site, path);
  }
});

test("browsers, crawlers and clients without a user agent get the same page, with its metadata in its head", async ({
  market,
  request,
}) => {
  const makers = ["Mozilla/5.0 Chrome/130", "Bingbot/2.0", ""].map(async (agent, at) => {
    // A separate URL for each, so that none gets a page cached for another.
    const address = `${market.at("/order/manufacturing/pcb")}?reader=${at}`;
    const html = await (await request.get(address, { headers: { "user-agent": agent } })).text();
    return html.replaceAll(new RegExp(`reader(=|\\W+)${at}`, "g"), "reader");
  });
  const [first = "", ...others] = await Promise.all(makers);
  const head = first.slice(0, first.indexOf("</head>"));
  expect(head).toMatch(/<title>[^<]+<\/title>/);
  expect(head).toContain('<meta name="description"');
  expect(others.map((html) => html === first)).toEqual([true, true]);
});

test.describe("in the dark theme", () => {
  test.use({ colorScheme: "dark" });

  test("prints are light and omit interactive elements", async ({ page, market }) => {
    await page.goto(market.at("/order/manufacturing/pcb"));
    await expect(page.getByRole("main").getByRole("button", { name: market.t("common.upload.choose") })).toBeVisible();
    const ink = () => page.locator("body").evaluate((body) => getComputedStyle(body).color);
    // --c-ink of the dark theme is #ece8dc, of the light one #17201b.
    expect(await ink()).toBe("rgb(236, 232, 220)");
    await page.emulateMedia({ media: "print" });
    expect(await ink()).toBe("rgb(23, 32, 27)");
    await expect(page.getByRole("link", { name: market.t("shell.skip") })).toBeHidden();
    const choose = page
      .getByRole("main")
      .getByRole("button", { name: market.t("common.upload.choose"), includeHidden: true });
    await expect(choose.first()).toBeHidden();
  });
});

test("a signed-out person finds /my-center with its shell and the sign-in dialog over it", async ({ page, market }) => {
  const response = await page.goto(market.at("/my-center"));
  expect(response?.status()).toBe(200);
  const dialog = page.getByRole("dialog", { name: market.t("account.dialog.signIn") });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("main").getByText(market.t("account.reason.center"))).toBeVisible();
});
