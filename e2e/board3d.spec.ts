// The 3D view of a board: from the viewer's drawing, and next to a quote without files.
import { expect, test } from "@/e2e/fixtures";
import { QuotePage } from "@/e2e/pages/quote-page";
import { ViewerPage } from "@/e2e/pages/viewer-page";
import type { Locale } from "@/lib/core/market/area";
import { sampleArchive } from "@/tests/support/e2e-board";

for (const language of ["en", "zh"] satisfies Locale[]) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test("the viewer builds its board up in space, and goes back to the drawing", async ({ page, shop }) => {
      test.slow();
      const viewer = await new ViewerPage(page, shop).open();
      await viewer.chooseFile(sampleArchive("field-node"));
      await page.getByRole("button", { name: shop.t("viewer.bar.modes.space"), exact: true }).click();
      await expect(page.locator("[data-shown]")).toBeVisible({ timeout: 30_000 });
      await page.getByRole("button", { name: shop.t("viewer.bar.modes.board"), exact: true }).click();
      await expect(page.locator("[data-shown]")).toHaveCount(0);
    });

    test("a quote shows a board of the typed size in space", async ({ page, shop }) => {
      test.slow();
      await new QuotePage(page, shop).open();
      await page.getByRole("button", { name: shop.t("board3d.open"), exact: true }).click();
      await expect(page.locator("[data-shown]")).toBeVisible({ timeout: 30_000 });
    });
  });
}
