// A parts list: uploaded, matched, corrected, compared with its board, quoted and added to the cart.
import { expectNoFindings } from "@/e2e/axe";
import { expect, signedInTest, test } from "@/e2e/fixtures";
import { BomPage } from "@/e2e/pages/bom-page";
import { listBomQuotes, viewBomQuote } from "@/lib/contracts/bom";
import type { Locale } from "@/lib/core/market/area";

/** Twelve lines: two are ambiguous, one names an unavailable part, one is DNP. */
const LIST = {
  name: "weather-station.csv",
  text: [
    "Weather station,rev C",
    "Reference,Qty,Part number,Value,Footprint,DNP",
    "U1,1,STM32F103C8T6,,LQFP-48,",
    "U2,1,LM358DR,,SOIC-8,",
    "U3,1,AMS1117-3.3,,SOT-223,",
    '"R1,R2,R3,R4",4,RC0603FR-0710KL,10k,0603,',
    '"R5,R6",2,,100R 1%,0603,',
    "R7,1,RC0603FR-071KL,1k,0603,",
    "C1-C6,6,,100nF 50V X7R 10%,0603,",
    '"C7,C8",2,,10nF,0603,',
    "C9,1,,10nF,0603,",
    "D1,1,BAT54LT1G,,SOT-23,",
    "J1,1,HOMEMADE-9000-X,,,",
    "R8,1,RC0603FR-0710RL,10R,0603,DNP",
  ].join("\n"),
};

const COORDINATES = {
  name: "weather-station-pos.csv",
  text: [
    "Ref,PosX (mm),PosY (mm),Rot,Side",
    "U1,50,50,0,top",
    "U2,20,20,90,top",
    "R1,10,80,0,bottom",
    "TP1,5,5,0,top",
  ].join("\n"),
};

for (const language of ["en", "zh"] satisfies Locale[]) {
  signedInTest.describe(`in ${language}`, () => {
    signedInTest.use({ language });

    signedInTest(
      "a list is matched, one part is chosen, what has none is left away knowingly, and the whole goes into the cart",
      async ({ page, market, api, person, complaints }) => {
        signedInTest.slow();
        const bom = await (await new BomPage(page, market).open("?quantity=10")).upload(LIST);
        await expect(bom.line("U1")).toContainText("STM32F103C8T6");
        await expect(bom.line("U1")).toContainText(market.t("bom.statuses.Normal"));
        await expect(bom.line("C7, C8")).toContainText(market.t("bom.best.tag"));
        await expect(bom.line("J1")).toContainText(market.t("bom.statuses.NotMatched"));
        await expect(bom.line("R8")).toContainText(market.t("bom.statuses.dnp"));

        await bom.line("C7, C8").click();
        // A part other than the proposed one, so that there is a change to apply to the other line.
        await bom.panel.getByRole("radio").nth(1).check();
        await page.getByRole("button", { name: market.t("bom.line.alike", { count: 2 }) }).click();
        await expect(bom.line("C9")).toContainText(market.t("bom.statuses.Normal"));
        await bom.expectPriced();

        await bom.addButton.click();
        await expect(bom.dialog).toContainText("HOMEMADE-9000-X");
        await bom.dialog.getByRole("button", { name: market.t("bom.confirm.go") }).click();
        const cart = await bom.arriveInCart();
        await expect(cart.item(market.t("cart.unnamedAssembly"))).toBeVisible();

        const { rows } = await api.call(listBomQuotes, {}, person.token);
        expect(rows.map(({ status, totalQuantity }) => [status, totalQuantity])).toEqual([["Quoted", 10]]);
        const quote = await api.call(viewBomQuote, { quoteId: rows[0]?.quoteId ?? "" }, person.token);
        expect(quote.partList.map(({ designator, partId, dnp }) => [designator, partId !== null, dnp])).toEqual(
          expect.arrayContaining([
            [expect.stringContaining("J1"), false, 2],
            [expect.stringContaining("R8"), true, 1],
            [expect.stringContaining("C7"), true, 2],
          ]),
        );
        expect(complaints).toEqual([]);
      },
    );
  });
}

test("a visitor's list and its edits are restored after a reload", async ({ page, market }) => {
  const bom = await (await new BomPage(page, market).open()).upload(LIST);
  await bom.line("J1").click();
  await page.getByRole("checkbox", { name: market.t("bom.line.dnp") }).check();
  await expect(bom.line("J1")).toContainText(market.t("bom.statuses.dnp"));
  await page.reload();
  await expect(bom.line("J1")).toContainText(market.t("bom.statuses.dnp"));
});

test("coordinates are compared with the list, and a part is rotated manually", async ({ page, market }) => {
  const bom = await (await new BomPage(page, market).open()).upload(LIST);
  await bom.uploadCoordinates(COORDINATES);
  await expect(page.getByText(market.t("bom.coordinates.unlisted"))).toBeVisible();
  await expect(page.getByText("TP1", { exact: true }).first()).toBeVisible();
  await bom.placedPart.selectOption("U2");
  await page.getByRole("button", { name: market.t("bom.coordinates.turn") }).click();
  await expect(page.getByText(market.t("bom.coordinates.corrected", { count: 1 }))).toBeVisible();
  await expect(page.getByRole("textbox", { name: market.t("bom.coordinates.rotation") })).toHaveValue("180");
});

signedInTest("a list that is not read goes to the engineers", async ({ page, market, api, person }) => {
  const bom = await new BomPage(page, market).open();
  const skip = page.getByRole("button", { name: market.t("bom.start.skip") });
  await bom.expectAlive(skip);
  await skip.click();
  await bom.dialog
    .getByLabel(market.t("bom.skip.file"))
    .setInputFiles({ name: "handwritten.csv", mimeType: "text/csv", buffer: Buffer.from("no table, only words") });
  await expect(bom.dialog.getByText("handwritten.csv")).toBeVisible();
  await bom.dialog.getByRole("button", { name: market.t("bom.skip.send") }).click();
  await expect(bom.messages).toContainText(/BQ/);
  const { rows } = await api.call(listBomQuotes, {}, person.token);
  expect(rows.map(({ status }) => status)).toEqual(["Inquiry Received"]);
});

const LOOKS = [
  { language: "en", colorScheme: "light", width: 1440 },
  { language: "zh", colorScheme: "dark", width: 390 },
] as const;

for (const { language, colorScheme, width } of LOOKS) {
  test.describe(`${language}, ${colorScheme}, ${width} px`, () => {
    test.use({ language, colorScheme, viewport: { width, height: 900 } });

    test("the page has no axe violations, with a list and with a line open", async ({ page, market }) => {
      test.slow();
      const bom = await new BomPage(page, market).open();
      await expectNoFindings(page, "without a list");
      await bom.upload(LIST);
      await bom.uploadCoordinates(COORDINATES);
      await expect(bom.placedPart).toBeVisible();
      await expect(bom.settledPrice).toBeAttached();
      await expectNoFindings(page, "with a list");
      await bom.line("C7, C8").click();
      await expect(bom.panel).toBeVisible();
      await expectNoFindings(page, "with a line open");
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  });
}
