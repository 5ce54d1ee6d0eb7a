// From a Gerber archive to a paid order by mouse, in both languages of both areas.
import { expect, newCredentials, test, type Market } from "@/e2e/fixtures";
import { HomePage } from "@/e2e/pages/home-page";
import type { QuotePage } from "@/e2e/pages/quote-page";
import type { Locale, MarketArea } from "@/lib/core/market/area";
import { type BoardArchive, corpusArchive, projectOf, sampleArchive } from "@/tests/support/e2e-board";
import type { Page } from "@playwright/test";

const QUANTITY = 50;

/**
 * 50 boards of 54 × 54 mm on two layers are 50 × 0.002916 = 0.1458 m².
 * en-US: 5 + 0.1458 × 50 = 12.29 USD; zh-CN: 35 + 0.1458 × 350 = 86.03 CNY.
 */
const LOWEST: Record<MarketArea, string> = { "en-US": "$12.29", "zh-CN": "¥86.03" };
const CURRENCY: Record<MarketArea, string> = { "en-US": "USD", "zh-CN": "CNY" };

/** "$32.29" as the provider formats it. */
const plain = (total: string) => total.replace(/[^\d.]/g, "");

async function buy(
  quote: QuotePage,
  { market, archive, total }: { market: Market; archive: BoardArchive; total: string },
) {
  const cart = await quote.addToCart();
  const name = projectOf(archive);
  await cart.expectItem({ name, quantity: QUANTITY, total });
  await cart.expectPrefixedLinks();

  const dialog = await cart.checkOutSignedOut();
  await dialog.expectReason();
  const checkout = await dialog.register(newCredentials());
  await checkout.expectTotal(total);
  await checkout.expectPrefixedLinks();
  await checkout.addAddress();

  const payment = await checkout.place();
  await payment.expectAmount(`${plain(total)} ${CURRENCY[market.area]}`);
  const order = await payment.choose("succeed");
  await order.expectAnswer("Paid");
  await order.expectPayable(total);
  await order.expectPrefixedLinks();

  const orders = await order.toList();
  await orders.expectOnly({ title: name, status: "Paid", total });
}

interface Visit {
  page: Page;
  market: Market;
  archive: BoardArchive;
}

async function uploadBoard({ page, market, archive }: Visit, way: "drop" | "choose"): Promise<QuotePage> {
  const home = await new HomePage(page, market).openAlive();
  const quote = way === "drop" ? await home.dropFile(archive) : await home.chooseFile(archive);
  await quote.expectBoard(archive);
  await quote.expectPrefixedLinks();
  return quote;
}

for (const language of ["en", "zh"] satisfies Locale[]) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test("an archive becomes a paid order; its price is confirmed and the same on every page", async ({
      page,
      market,
      complaints,
    }) => {
      const archive = sampleArchive("ring-16", language === "zh" ? "rar" : "zip");
      const quote = await uploadBoard({ page, market, archive }, language === "en" ? "drop" : "choose");
      await quote.type(QUANTITY);
      await quote.expectPrice(LOWEST[market.area]);

      await quote.choice("surfaceFinish", market.t("pcb.values.surfaceFinish.ENIG")).click();
      await quote.choice("solderMaskColor", market.t("pcb.values.color.Black")).click();
      await expect(
        quote.price.getByRole("term").filter({ hasText: market.t("pcb.options.surfaceFinish") }),
      ).toBeVisible();
      const total = await quote.readPrice();
      expect(Number(plain(total))).toBeGreaterThan(Number(plain(LOWEST[market.area])));
      await buy(quote, { market, archive, total });
      expect(complaints).toEqual([]);
    });

    test("a designer's real archive becomes a paid order", async ({ page, market }) => {
      const archive = corpusArchive(language === "zh" ? "rar" : "zip");
      test.skip(archive === null, "there is no corpus beside the tree");
      test.skip(market.prefix !== "", "once in each area");
      if (archive === null) return;
      const quote = await uploadBoard({ page, market, archive }, "choose");
      await quote.type(QUANTITY);
      await buy(quote, { market, archive, total: await quote.readPrice() });
    });
  });
}
