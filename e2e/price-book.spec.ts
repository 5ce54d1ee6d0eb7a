// A price book from the admin to the pages: published, effective on its day without a build, while quotes in progress
// keep the previous one.
import { createApi } from "@/e2e/api";
import { expect, test } from "@/e2e/fixtures";
import { startOwnServer } from "@/e2e/own-server";
import { QuotePage } from "@/e2e/pages/quote-page";
import { StencilPage } from "@/e2e/pages/stencil-page";
import { hire, openAdmin } from "@/e2e/staff";

const DAY_MS = 86_400_000;
const QUOTE = "?quantity=50";
test("a published price book applies to new visitors from its first day, and existing quotes keep their price", async ({
  browser,
  page,
  market,
  address: client,
}) => {
  test.skip(process.env.E2E_BASE_URL !== undefined, "the clock of another deployment stands where it stands");
  test.slow();
  const server = await startOwnServer(market.area);
  // A second server of the same build, with its own data, must not show books published on the first.
  const other = await startOwnServer(market.area);
  try {
    const api = createApi({ origin: server.origin, address: client, locale: market.locale });
    const staff = await hire(api, server.dataDir);
    const admin = await openAdmin(browser, { origin: server.origin, market, staff });
    const previous = new QuotePage(page, market);
    const address = server.origin + market.at("/order/manufacturing/pcb") + QUOTE;
    await page.goto(address);
    // 5 + 50 × 0.5 m².
    await previous.expectPrice("$30.00");

    await admin.openBooks();
    const step = (name: "setup" | "perM2" | "frameless") => market.t(`ops.books.steps.${name}`);
    const twoLayers = market.t("pcb.values.layers", { layers: 2 });
    const layers = [
      { steps: [twoLayers, step("setup")], value: "6" },
      { steps: [twoLayers, step("perM2")], value: "55" },
    ];
    await admin.publishBook({ kind: "boards", version: "us-published", section: "boards", figures: layers });
    await admin.publishBook({
      ...{ kind: "stencils", version: "us-stencil-published", section: "sizes" },
      figures: [
        { steps: [step("frameless"), market.t("pcb.values.size", { width: "280", height: "380" })], value: "20" },
      ],
    });

    server.nextDay();
    const visitors = await browser.newContext({ baseURL: server.origin, reducedMotion: "reduce" });
    const visit = await visitors.newPage();
    await visit.clock.setSystemTime(Date.now() + DAY_MS);
    const fresh = new QuotePage(visit, market);
    await visit.goto(address);
    // 6 + 55 × 0.5 m².
    await fresh.expectPrice("$33.50");
    const cart = await fresh.addToCart();
    await expect(cart.summary.getByRole("definition").last()).toHaveText("$33.50");
    const stencil = new StencilPage(visit, market);
    await visit.goto(server.origin + market.at("/order/manufacturing/stencil"));
    await stencil.expectPrice("$20.00");

    // 5 + 50 × 1 m²: another quantity of a quote that started with the previous book.
    await previous.type(100);
    await previous.expectPrice("$55.00");
    await page.reload();
    await previous.expectPrice("$55.00");
    await visitors.close();
    await admin.page.context().close();

    await page.goto(other.origin + market.at("/order/manufacturing/stencil"));
    await new StencilPage(page, market).expectPrice("$18.60");
  } finally {
    await Promise.all([server.stop(), other.stop()]);
  }
});
