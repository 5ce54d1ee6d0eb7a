// From files to DFM findings, to an accepted one with a note, to the order that includes it.
import { expectNoFindings } from "@/e2e/axe";
import { expect, newCredentials, test } from "@/e2e/fixtures";
import { DfmPage } from "@/e2e/pages/dfm-page";
import { ViewerPage } from "@/e2e/pages/viewer-page";
import type { Locale } from "@/lib/core/market/area";
import { sampleArchive } from "@/tests/support/e2e-board";

const NOTE = "Prototype 7, we solder it by hand";

for (const language of ["en", "zh"] satisfies Locale[]) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test("findings are reviewed by keyboard without a request to the server", async ({ page, market, complaints }) => {
      const dfm = await new DfmPage(page, market).open();
      const sent: string[] = [];
      page.on("request", (request) => {
        if (request.method() !== "GET") sent.push(`${request.method()} ${request.url()}`);
      });
      await dfm.upload(sampleArchive("field-node"));
      await page.keyboard.press("j");
      await expect(dfm.chosen).toHaveCount(1);
      await expect(dfm.explanation).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dfm.chosen).toHaveCount(0);
      expect(sent).toEqual([]);
      expect(complaints).toEqual([]);
    });

    test("a finding that is accepted with a note is on the order", async ({ page, market }) => {
      test.slow();
      const dfm = await new DfmPage(page, market).open();
      await dfm.upload(sampleArchive("field-node"));
      await dfm.findings.first().getByRole("button").click();
      await dfm.accept(NOTE);
      const quote = await dfm.toQuote();
      const cart = await quote.addToCart();
      const dialog = await cart.checkOutSignedOut();
      const checkout = await dialog.register(newCredentials());
      await checkout.addAddress();
      const payment = await checkout.place();
      const order = await payment.choose("succeed");
      await order.expectAnswer("Paid");
      const check = page.getByRole("region", { name: market.t("finding.order.title") });
      await expect(check).toContainText(NOTE);
    });

    test("missing holes are proposed, edited and added only after approval", async ({ page, market }) => {
      const dfm = await new DfmPage(page, market).open();
      await dfm.upload(sampleArchive("field-node", "zip", (name) => name.endsWith(".drl")));
      await page.getByRole("button", { name: market.t("dfm.repair.propose") }).click();
      const dialog = page.getByRole("dialog", { name: market.t("dfm.holes.title") });
      const sizes = dialog.getByRole("textbox");
      await sizes.first().fill("9");
      await expect(dialog.getByText(market.t("dfm.holes.wrong.pad"))).toBeVisible();
      await sizes.first().fill("0.25");
      await dialog.getByRole("button", { name: /\d+/ }).click();
      await expect(dialog).toHaveCount(0);
      await dfm.untilChecked();
      await expect(page.getByText(market.t("dfm.repair.drills"))).toHaveCount(0);
    });

    test("unreadable files are refused with a message, and the report stays", async ({ page, market }) => {
      const dfm = await new DfmPage(page, market).open();
      await dfm.upload(sampleArchive("field-node"));
      const count = await dfm.findings.count();
      await dfm.correctWith({ name: "letter.zip", mimeType: "application/zip", buffer: Buffer.from("no board") });
      await expect(page.getByText(market.t("viewer.notices.boardStays"))).toBeVisible();
      await expect(dfm.findings).toHaveCount(count);
    });

    test("the viewer hands its files over to the check", async ({ page, market }) => {
      const viewer = await new ViewerPage(page, market).open();
      await viewer.chooseFile(sampleArchive("field-node"));
      await page.getByRole("button", { name: market.t("finding.facts.link"), exact: true }).click();
      await page.waitForURL(/\/order\/dfm$/);
      await new DfmPage(page, market).untilChecked();
    });

    test("the report has no axe violations, without a selection and with a finding", async ({ page, market }) => {
      const dfm = await new DfmPage(page, market).open();
      await expectNoFindings(page, "the entrance");
      await dfm.upload(sampleArchive("field-node"));
      await expectNoFindings(page, "the whole board");
      await dfm.findings.first().getByRole("button").click();
      await expect(dfm.explanation).toBeVisible();
      await expectNoFindings(page, "a finding");
    });
  });
}
