// Several boards in one quote: uploaded one after the other, priced together, quoted and added to the cart as one.
import { expectNoFindings } from "@/e2e/axe";
import { expect, signedInTest, test } from "@/e2e/fixtures";
import { BomPage } from "@/e2e/pages/bom-page";
import { listBomQuotes, viewBomQuote } from "@/lib/contracts/bom";
import type { Locale } from "@/lib/core/market/area";

const MAIN = {
  name: "main.csv",
  text: ["Reference,Qty,Part number,Value,Footprint", "R1-R4,4,RC0603FR-0710KL,10k,0603", "U1,1,LM358DR,,SOIC-8"].join(
    "\n",
  ),
};
const SENSOR = {
  name: "sensor.csv",
  text: ["Reference,Qty,Part number,Value,Footprint", "R1-R2,2,RC0603FR-0710KL,10k,0603"].join("\n"),
};

for (const language of ["en", "zh"] satisfies Locale[]) {
  signedInTest.describe(`in ${language}`, () => {
    signedInTest.use({ language });

    signedInTest(
      "two boards are priced together, quoted as one and put into the cart",
      async ({ page, market, api, person, complaints }) => {
        signedInTest.slow();
        const bom = await (await new BomPage(page, market).open("?quantity=10")).upload(MAIN);
        await bom.expectPriced();
        await bom.addBoard();
        await bom.upload(SENSOR);
        await bom.expectPriced();
        await expect(bom.boards.getByRole("listitem")).toHaveCount(2);
        await expect(bom.price.getByText(market.t("bom.boards.each"))).toBeVisible();

        // The keyboard returns to the first board, whose lines are unchanged.
        await bom.board("main").focus();
        await page.keyboard.press("Enter");
        await expect(bom.line("U1")).toContainText("LM358DR");
        await expect(bom.board("main")).toHaveAttribute("aria-current", "true");
        await bom.expectPriced();

        await bom.addButton.click();
        const cart = await bom.arriveInCart();
        await expect(cart.item(market.t("cart.unnamedAssembly"))).toContainText("sensor × 10");
        const { rows } = await api.call(listBomQuotes, {}, person.token);
        expect(rows.map(({ boardCount, totalQuantity }) => [boardCount, totalQuantity])).toEqual([[2, 20]]);
        const quote = await api.call(viewBomQuote, { quoteId: rows[0]?.quoteId ?? "" }, person.token);
        expect(quote.specification.boards?.map(({ boardName }) => boardName)).toEqual(["main", "sensor"]);
        expect(quote.partList.map(({ board, quantity }) => [board, quantity])).toEqual([
          [0, 4],
          [0, 1],
          [1, 2],
        ]);
        await page.goto(market.at(`/my-center/quotes/${quote.quoteId}`));
        await expect(page.getByRole("heading", { name: market.t("quotes.price.each") })).toBeVisible();
        expect(complaints).toEqual([]);
      },
    );
  });
}

const LOOKS = [
  { language: "en", colorScheme: "light", width: 1440 },
  { language: "zh", colorScheme: "dark", width: 390 },
] as const;

for (const { language, colorScheme, width } of LOOKS) {
  test.describe(`${language}, ${colorScheme}, ${width} px`, () => {
    test.use({ language, colorScheme, viewport: { width, height: 900 } });

    test("two boards are restored after a reload, without axe violations, and one is removed", async ({
      page,
      market,
    }) => {
      test.slow();
      const bom = await (await new BomPage(page, market).open()).upload(MAIN);
      await bom.addBoard();
      await bom.upload(SENSOR);
      await expect(bom.boards.getByRole("listitem")).toHaveCount(2);
      await page.reload();
      await expect(bom.line("R1, R2")).toBeVisible();
      await expect(bom.board("sensor")).toHaveAttribute("aria-current", "true");
      await expectNoFindings(page, "two boards");
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await bom.boards.getByRole("button", { name: market.t("bom.boards.remove", { name: "sensor" }) }).click();
      await expect(bom.line("U1")).toBeVisible();
      await expect(bom.boards.getByRole("listitem")).toHaveCount(0);
    });
  });
}
