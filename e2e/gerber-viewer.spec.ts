// A board in the viewer: dropped without an account, inspected, measured, corrected, and shared by link.
import { expectNoFindings } from "@/e2e/axe";
import { expect, test } from "@/e2e/fixtures";
import { QuotePage } from "@/e2e/pages/quote-page";
import { ViewerPage } from "@/e2e/pages/viewer-page";
import type { Locale } from "@/lib/core/market/area";
import { sampleArchive } from "@/tests/support/e2e-board";

/** A browser without a GPU logs its own slowness. */
const DRIVER = /GL Driver Message/;

for (const language of ["en", "zh"] satisfies Locale[]) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test("a board is inspected without an account and without a request to the server", async ({
      page,
      market,
      complaints,
    }) => {
      const viewer = await new ViewerPage(page, market).open();
      const sent: string[] = [];
      page.on("request", (request) => {
        if (request.method() !== "GET") sent.push(`${request.method()} ${request.url()}`);
      });
      await viewer.chooseFile(sampleArchive("field-node", language === "zh" ? "rar" : "zip"));
      await expect.poll(() => viewer.countColours()).toBeGreaterThan(20);

      await page.keyboard.press("4");
      await expect(page).toHaveURL(/view=layers&layers=/);
      await page.keyboard.press("d");
      const row = viewer.panels.getByRole("row").nth(1);
      await row.getByRole("button").click();
      await expect(row.getByRole("button")).toHaveAttribute("aria-pressed", "true");
      await page.keyboard.press("Escape");

      await page.keyboard.press("1");
      await viewer.clickAt(0.5, 0.5);
      await expect(viewer.panels.getByRole("list", { name: market.t("viewer.inspect.list") })).toBeVisible();

      await page.keyboard.press("m");
      await viewer.clickAt(0.45, 0.45);
      await viewer.clickAt(0.55, 0.45);
      await expect(viewer.measured).toContainText("mm");
      expect(sent).toEqual([]);
      expect(complaints.filter((line) => !DRIVER.test(line))).toEqual([]);
    });

    test("a reload opens the files again, and a new visit does not", async ({ page, market }) => {
      const viewer = await (await new ViewerPage(page, market).open()).chooseFile(sampleArchive("ring-16"));
      await page.reload();
      await expect(viewer.stage).toBeVisible();
      await viewer.open();
      await expect(viewer.chooseButton).toBeVisible();
    });

    test("a layer assignment is corrected, and restored on the next visit", async ({ page, market }) => {
      const archive = sampleArchive("ring-16");
      const viewer = await (await new ViewerPage(page, market).open()).chooseFile(archive);
      await viewer.panel("files").click();
      const change = viewer.panels.getByRole("button", {
        name: market.t("viewer.files.changeOf", { file: "ring-16-top-silk.gbr" }),
      });
      await change.click();
      await viewer.panels.getByLabel(market.t("viewer.purpose.type")).selectOption("drawing");
      await viewer.panels.getByRole("button", { name: market.t("viewer.purpose.save") }).click();
      const corrected = viewer.panels.getByText(market.t("viewer.files.corrected", { count: 1 }));
      await expect(corrected).toBeVisible();

      await (await viewer.open()).chooseFile(archive);
      await expect(page.getByText(market.t("viewer.notices.remembered", { count: 1 }))).toBeVisible();
      await page.getByRole("button", { name: market.t("viewer.notices.asRead") }).click();
      await viewer.panel("files").click();
      await expect(corrected).toHaveCount(0);
    });

    test("the board of a quote opens in the viewer from its picture", async ({ page, market }) => {
      const quote = await new QuotePage(page, market).open();
      await quote.chooseFile(sampleArchive("blinky"));
      const link = page.getByRole("link", { name: market.t("gerber.openViewer") });
      const [opened] = await Promise.all([page.waitForEvent("popup"), link.click()]);
      const viewer = new ViewerPage(opened, market);
      await expect(viewer.stage).toBeVisible();
      await expect(viewer.main.getByRole("heading", { level: 1 })).toContainText("blinky.zip");
    });

    const width = language === "en" ? 1440 : 390;
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: width === 390 ? 844 : 900 } });

      test("the viewer has no axe violations, empty and with every panel open", async ({ page, market }) => {
        test.slow();
        const viewer = await new ViewerPage(page, market).open();
        await expectNoFindings(page, "entrance");
        await viewer.chooseFile(sampleArchive("ring-16"));
        await expectNoFindings(page, "board");
        await viewer.stage.focus();
        for (const panel of ["inspect", "holes", "find", "files", "compare"] as const) {
          await (width === 390 ? viewer.sheetTab(panel) : viewer.panel(panel)).click();
          await expectNoFindings(page, panel);
        }
        await page.keyboard.press("?");
        await expect(page.getByRole("dialog")).toBeVisible();
        await expectNoFindings(page, "keys");
        await page.keyboard.press("Escape");
        await page.keyboard.press("p");
        await expect(page.getByRole("dialog")).toBeVisible();
        await expectNoFindings(page, "print");
      });
    });
  });
}
