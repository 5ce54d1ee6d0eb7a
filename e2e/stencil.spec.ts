// The apertures of a stencil: read from a board's files in the browser, and reviewed by thickness.
import { expect, test } from "@/e2e/fixtures";
import { StencilPage } from "@/e2e/pages/stencil-page";
import { sampleArchive } from "@/tests/support/e2e-board";

test.use({ language: "en" });

test("the paste layer of a board is drawn, and apertures at risk depend on the thickness", async ({
  page,
  market,
  complaints,
}) => {
  const stencil = await new StencilPage(page, market).open();
  await stencil.expectPrice("$18.60");
  await stencil.upload(sampleArchive("field-node"));
  // 176 flashes in its paste layer, none of which touch; 56 of them are 0.22 × 0.85 mm: in 0.15 mm their area ratio is
  // 0.187 / (2.14 · 0.15) = 0.58 and their aspect ratio 1.47, in 0.1 mm 0.87 and 2.2.
  const drawing = (risk: number) =>
    stencil.apertures.getByRole("img", { name: market.t("stencil.check.drawing.top", { count: 176, risk }) });
  await expect(drawing(0)).toBeVisible();
  await stencil.choice("thicknessUm", "150 µm").click();
  await expect(drawing(56)).toBeVisible();
  await expect(stencil.apertures.getByRole("cell", { name: "56" })).toBeVisible();
  // Files and choices survive a reload.
  await page.waitForURL(/150/);
  await page.reload();
  await expect(drawing(56)).toBeVisible();
  await stencil.apertures.getByRole("button", { name: market.t("stencil.check.bottom") }).click();
  await expect(stencil.apertures.getByText(market.t("stencil.check.noPaste"))).toBeVisible();
  expect(complaints).toEqual([]);
});
