// Widgets in the page of another site, and the page that documents them.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expectNoFindings } from "@/e2e/axe";
import { confirm, drawing } from "@/e2e/community-people";
import { expect, type Market, signedInTest, test as base } from "@/e2e/fixtures";
import { hasOutbox } from "@/e2e/outbox";
import { QuotePage } from "@/e2e/pages/quote-page";
import { SitePage } from "@/e2e/pages/site-page";
import { publishProject } from "@/lib/contracts/community-publish";
import { quotePcb } from "@/lib/contracts/pcb";
import { formatMoney } from "@/lib/i18n/format-money";
import { MARKETS } from "@/lib/i18n/variants";

/** Serves `body` as the page of another site; returns its address. */
type Host = (body: string) => Promise<string>;

async function provideHost(provide: (host: Host) => Promise<void>): Promise<void> {
  const servers: Server[] = [];
  await provide(async (body) => {
    const server = createServer((_request, response) =>
      response
        .setHeader("content-type", "text/html; charset=utf-8")
        .end(`<!doctype html><html lang="en"><title>Another site</title><h1>Another site</h1>${body}</html>`),
    );
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
}

const test = base.extend<{ host: Host }>({ host: async ({}, provide) => provideHost(provide) });
const readerTest = signedInTest.extend<{ host: Host }>({ host: async ({}, provide) => provideHost(provide) });

const BOARD = { widthMm: 60, heightMm: 50, quantity: 50 };
const ATTRIBUTES = 'data-boardwright="quote" data-width="60" data-height="50" data-quantity="50"';
const scriptOf = (origin: string) => `<script src="${origin}/embed/v1.js" async></script>`;

const tagOf = ({ area, locale }: Market) => MARKETS[`${area === "en-US" ? "us" : "cn"}-${locale}`].tag;

/** The quote form, in a frame of `page`. */
function widgetIn(page: Page, { t }: Market) {
  const frame = page.frameLocator("iframe");
  return {
    element: page.locator("iframe"),
    content: frame.locator("main > div"),
    price: frame.locator("[aria-live] strong"),
    option: (option: "layers" | "quantity" | "surfaceFinish") =>
      frame.getByRole("combobox", { name: t(`pcb.options.${option}`), exact: true }),
    order: frame.getByRole("link", { name: t("widget.order", { name: t("site.name") }) }),
  };
}

type Widget = ReturnType<typeof widgetIn>;

const frameHeight = async ({ element }: Widget) => Math.round((await element.boundingBox())?.height ?? 0);

/** Returns the height that frame and content have in common. */
async function expectFits(widget: Widget): Promise<number> {
  await expect
    .poll(async () => {
      const content = await widget.content.evaluate((node) => Math.ceil(node.getBoundingClientRect().height));
      return (await frameHeight(widget)) - content;
    })
    .toBe(0);
  return frameHeight(widget);
}

for (const language of ["en", "zh"] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test("the quote form shows the price on another site, follows its options and leads to the order", async ({
      page,
      market,
      api,
      origin,
      host,
    }) => {
      const priceOf = async (layers: number, surfaceFinish?: "ENIG") => {
        const { total } = await api.call(quotePcb, { ...BOARD, layers, surfaceFinish });
        return formatMoney(total, tagOf(market));
      };
      await page.setViewportSize({ width: 1000, height: 800 });
      await page.goto(
        await host(`<div ${ATTRIBUTES} data-layers="4" data-lang="${language}"></div>${scriptOf(origin)}`),
      );
      const widget = widgetIn(page, market);
      await expect(widget.price).toHaveText(await priceOf(4));
      const wide = await expectFits(widget);

      await widget.option("layers").selectOption("2");
      await expect(widget.price).toHaveText(await priceOf(2));
      await widget.option("layers").selectOption("6");
      await widget.option("surfaceFinish").selectOption("ENIG");
      const price = await priceOf(6, "ENIG");
      await expect(widget.price).toHaveText(price);

      await page.setViewportSize({ width: 400, height: 800 });
      await expect.poll(() => frameHeight(widget)).toBeGreaterThan(wide);
      await expectFits(widget);

      const opening = page.context().waitForEvent("page");
      await widget.order.click();
      const opened = await opening;
      await opened.setViewportSize({ width: 1440, height: 900 });
      const quote = new QuotePage(opened, market);
      await quote.expectAt("/order/manufacturing/pcb");
      await expect(quote.choice("layers", "6")).toBeChecked();
      await expect(quote.side("widthMm")).toHaveValue("60");
      await expect(quote.side("heightMm")).toHaveValue("50");
      await expect(quote.quantity).toHaveValue("50");
      await quote.expectPrice(price);
      expect(await page.context().cookies()).toEqual([]);
    });

    test("the form and its documentation have no axe violations", async ({ page, market, complaints }) => {
      await page.goto(market.at("/embed/quote?layers=4"));
      await expect(page.locator("[aria-live] strong")).toBeVisible();
      await expectNoFindings(page, "the quote form");
      expect(await page.locator('meta[name="robots"]').getAttribute("content")).toContain("noindex");

      await page.goto(market.at("/developers/embed"));
      const widget = widgetIn(page, market);
      await widget.element.scrollIntoViewIfNeeded();
      await expect(widget.price).toBeVisible();
      await expectNoFindings(page, "the documentation of widgets");
      expect(complaints).toEqual([]);
    });
  });
}

test("the theme of the form is the one that the site chose", async ({ page, origin, host }) => {
  for (const theme of ["dark", "light"]) {
    await page.emulateMedia({ colorScheme: theme === "dark" ? "light" : "dark" });
    await page.goto(await host(`<div ${ATTRIBUTES} data-theme="${theme}"></div>${scriptOf(origin)}`));
    await expect(page.frameLocator("iframe").locator("html")).toHaveAttribute("data-theme", theme);
  }
});

test("an element that is added later is filled by scan", async ({ page, market, origin, host }) => {
  await page.goto(await host(`${scriptOf(origin)}${scriptOf(origin)}`));
  await page.waitForFunction(() => "BoardwrightEmbed" in window);
  await page.evaluate(() => {
    const element = document.createElement("div");
    element.dataset.boardwright = "quote";
    document.body.append(element);
    const embed = Reflect.get(window, "BoardwrightEmbed") as { scan: () => void };
    embed.scan();
    embed.scan();
  });
  const widget = widgetIn(page, market);
  await expect(widget.element).toHaveCount(1);
  await expect(widget.price).toBeVisible();
});

readerTest("a project opens in the view that the site chose", async ({ page, market, api, person, origin, host }) => {
  base.skip(!hasOutbox, "The confirmation code is read from the outbox");
  await confirm(api, person, market);
  const { projectId } = await drawing(api, person, origin);
  const title = "Blinker to embed";
  await api.call(publishProject, { projectId, title, introduction: "Blinks.", license: "MIT" }, person.token);
  const attributes = `data-boardwright="project" data-project="${projectId}" data-view="schematic"`;
  const element = `<div ${attributes} data-lang="${market.locale}" data-height="500"></div>`;
  await page.goto(await host(element + scriptOf(origin)));
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(frame.locator("canvas, svg").first()).toBeVisible();
  expect((await page.locator("iframe").boundingBox())?.height).toBe(500);
});

test("the configurator writes the HTML of the form that it shows", async ({ page, market, origin, host }) => {
  await page.goto(market.at("/developers/embed"));
  const site = new SitePage(page, market);
  const select = site.main.getByRole("combobox", { name: market.t("pcb.options.layers"), exact: true });
  await site.expectAlive(select);
  await select.selectOption("6");
  const snippet = site.main.getByRole("region", { name: market.t("developers.widgets.snippet") }).first();
  await expect(snippet).toContainText('data-layers="6"');
  const preview = widgetIn(page, market);
  await preview.element.scrollIntoViewIfNeeded();
  await expect(preview.option("layers")).toHaveValue("6");
  await expect(preview.price).toBeVisible();

  // The public address in the snippet is that of the configuration, which a test's server may not have.
  const html = (await snippet.innerText()).replace(/src="[^"]*\/embed\/v1\.js"/, `src="${origin}/embed/v1.js"`);
  const price = await preview.price.innerText();
  await page.goto(await host(html));
  await expect(widgetIn(page, market).price).toHaveText(price);
});

test("only the widgets may be framed by other sites, and only their script may be loaded", async ({
  market,
  request,
}) => {
  const headersOf = async (path: string) => (await request.get(path)).headers();
  const quote = await headersOf(market.at("/embed/quote?layers=4"));
  expect(quote["content-security-policy"]).toContain("frame-ancestors *");
  expect(quote["x-frame-options"]).toBeUndefined();
  expect(quote["set-cookie"]).toBeUndefined();
  const script = await headersOf("/embed/v1.js");
  expect(script["cross-origin-resource-policy"]).toBe("cross-origin");
  expect(script["content-type"]).toMatch(/javascript/);
  for (const path of ["/order/manufacturing/pcb", "/developers/embed", "/my-center", "/"]) {
    const headers = await headersOf(market.at(path));
    expect(headers["content-security-policy"], path).toContain("frame-ancestors 'none'");
    expect(headers["x-frame-options"], path).toBe("DENY");
  }
  expect((await headersOf("/favicon.svg"))["cross-origin-resource-policy"]).toBe("same-origin");
});

readerTest("the form sends nothing of a reader's session", async ({ page, market, person, origin, host }) => {
  const sent: Record<string, string>[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/api/")) sent.push(request.headers());
  });
  await page.goto(await host(`<div ${ATTRIBUTES}></div>${scriptOf(origin)}`));
  await expect(widgetIn(page, market).price).toBeVisible();
  // In our own page the frame shares the storage of the person who is signed in.
  await page.goto(market.at("/embed/quote"));
  await expect(page.locator("[aria-live] strong")).toBeVisible();
  expect(sent.length).toBeGreaterThan(1);
  for (const headers of sent) {
    expect(headers.authorization).toBeUndefined();
    expect(headers.cookie).toBeUndefined();
    expect(JSON.stringify(headers)).not.toContain(person.token);
  }
});
