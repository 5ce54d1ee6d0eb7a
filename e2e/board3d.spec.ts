// The 3D view of a board: from the viewer's drawing, and next to a quote without files.
import { expect, test } from "@/e2e/fixtures";
import { QuotePage } from "@/e2e/pages/quote-page";
import { ViewerPage } from "@/e2e/pages/viewer-page";
import type { Locale } from "@/lib/core/market/area";
import { sampleArchive } from "@/tests/support/e2e-board";

for (const language of ["en", "zh"] satisfies Locale[]) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test("the viewer shows its board in 3D, and returns to the drawing", async ({ page, market }) => {
      test.slow();
      const viewer = await new ViewerPage(page, market).open();
      await viewer.chooseFile(sampleArchive("field-node"));
      await page.getByRole("button", { name: market.t("viewer.bar.modes.space"), exact: true }).click();
      await expect(page.locator("[data-shown]")).toBeVisible({ timeout: 30_000 });
      await page.getByRole("button", { name: market.t("viewer.bar.modes.board"), exact: true }).click();
      await expect(page.locator("[data-shown]")).toHaveCount(0);
    });

    test("a quote shows a board of the typed size in 3D", async ({ page, market }) => {
      test.slow();
      const quote = await new QuotePage(page, market).open();
      const openButton = page.getByRole("button", { name: market.t("board3d.open"), exact: true });
      await quote.expectAlive(openButton);
      await openButton.click();
      await expect(page.locator("[data-shown]")).toBeVisible({ timeout: 30_000 });
    });
  });
}
