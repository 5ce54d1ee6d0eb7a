// Stencils and assembled boards: priced, changed from the cart, quoted, ordered.
import { expect, signedInTest, test } from "@/e2e/fixtures";
import { PcbaPage } from "@/e2e/pages/pcba-page";
import { StencilPage } from "@/e2e/pages/stencil-page";
import { seedReceiver } from "@/e2e/seed";
import { listBomQuotes } from "@/lib/contracts/bom";
import { listOrders } from "@/lib/contracts/order";
import type { Locale } from "@/lib/core/market/area";

for (const language of ["en", "zh"] satisfies Locale[]) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test("a visitor prices a stencil, adds it to the cart, and changes it from there", async ({
      page,
      market,
      complaints,
    }) => {
      const stencil = await new StencilPage(page, market).open();
      const isUs = market.area === "en-US";
      await stencil.expectPrice(isUs ? "$18.60" : "¥130.00");
      await stencil.choice("framework", market.t("stencil.values.framework.true")).click();
      await stencil.choice("size", "370 × 470").click();
      await stencil.expectPrice(isUs ? "$23.40" : "¥163.30");
      const cart = await stencil.addToCart();

      const name = market.t("cart.unnamedStencil");
      await cart
        .item(name)
        .getByRole("link", { name: market.t("cart.editOf", { name }) })
        .click();
      await expect(stencil.choice("size", "370 × 470")).toBeChecked();
      await stencil.choice("side", market.t("stencil.values.side.Combine")).click();
      await stencil.saveToCart();
      // 23.40 + 14.30; 163.30 + 100.
      await expect(cart.item(name).getByRole("definition").last()).toHaveText(isUs ? "$37.70" : "¥263.30");
      expect(complaints).toEqual([]);
    });
  });
}

signedInTest(
  "an assembled board is priced, quoted, put into the cart and ordered by its quote",
  async ({ page, market, api, person }) => {
    await seedReceiver({ api, person });
    const pcba = await new PcbaPage(page, market).open("?quantity=10");
    // Board 5 + 50 × 0.1; work 3 + 1.50 + 1.50 + 0.50 + 10 × 100 × 0.0012.
    await pcba.expectPrice("$17.70");
    await pcba.type("thtJoints", 20);
    // Tooling 3.50 and 10 × 20 × 0.007.
    await pcba.expectPrice("$22.60");
    await pcba.saveQuoteButton.click();
    const number = await pcba.newestNumber();
    const cart = await pcba.addToCart();
    const name = market.t("cart.unnamedAssembly");
    await expect(cart.item(name).getByRole("definition").last()).toHaveText("$22.60");
    const checkout = await cart.checkOut();
    await checkout.agree();
    await checkout.placeButton.click();
    await expect.poll(async () => (await api.call(listOrders, {}, person.token)).rows).toHaveLength(1);

    const { rows } = await api.call(listOrders, {}, person.token);
    expect(rows[0]).toMatchObject({ productType: "BomQuote", amountPayableMicro: 22_600_000, quantity: 10 });
    const quotes = (await api.call(listBomQuotes, {}, person.token)).rows;
    // The saved quote is unchanged; the one in the cart was ordered.
    expect(quotes.map(({ status, orderNumber }) => [status, orderNumber])).toEqual([
      ["Order Received", rows[0]?.orderNumber],
      ["Quoted", null],
    ]);
    expect(quotes[1]?.quoteNumber).toBe(number);
  },
);
