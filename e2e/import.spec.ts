// A design of another program: imported by its file, reported on, and opened at a place of the report.
import { expectNoFindings } from "@/e2e/axe";
import { netsOf } from "@/e2e/drawn-nets";
import { expect, signedInTest as test } from "@/e2e/fixtures";
import { KICAD_DIVIDER } from "@/tests/support/kicad-divider";

for (const language of ["en", "zh"] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test("a KiCad schematic becomes a project with the same nets, and its report leads to the place", async ({
      page,
      market,
      api,
      person,
      complaints,
    }) => {
      await page.goto(market.at("/workbench/import"));
      await expect(page.getByRole("button", { name: market.t("workbench.import.folder") })).toBeVisible();
      await page
        .locator('input[type="file"][multiple]')
        .setInputFiles({ name: "divider.kicad_sch", mimeType: "text/plain", buffer: Buffer.from(KICAD_DIVIDER) });
      await page.waitForURL(/\/workbench\/import\/report\?id=/);
      const title = market.t("importReport.titleOf", { name: "divider" });
      await expect(page.getByRole("heading", { name: title })).toBeVisible();
      await expectNoFindings(page, "an import report");
      const projectId = new URL(page.url()).searchParams.get("id") ?? "";
      expect(await netsOf(api, person, projectId)).toMatchObject({ "/OUT": ["R1.2", "R2.1"] });

      await page.getByRole("link", { name: market.t("importReport.open"), exact: true }).click();
      const sheet = page.getByRole("group", { name: market.t("schematic.stage.label"), exact: true });
      await expect(sheet).toBeVisible();
      await expect(page.getByRole("tab", { name: /2$/ }).first()).toBeVisible();
      expect(complaints).toEqual([]);
    });
  });
}

test("an archive without a schematic goes to the board quote, and a damaged file says where", async ({
  page,
  market,
}) => {
  await page.goto(market.at("/workbench/import"));
  const input = page.locator('input[type="file"][multiple]');
  const cut = Buffer.from(KICAD_DIVIDER.slice(0, 2_000));
  await expect(page.getByRole("button", { name: market.t("workbench.import.folder") })).toBeVisible();
  await input.setInputFiles({ name: "cut.kicad_sch", mimeType: "text/plain", buffer: cut });
  await expect(page.getByText(/cut\.kicad_sch/).first()).toBeVisible();
  await expect(page).toHaveURL(/\/workbench\/import$/);
});
