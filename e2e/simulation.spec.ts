// An example is simulated by the engine in the browser: run and waveforms, and what an empty drawing lacks.
import { expectNoFindings } from "@/e2e/axe";
import { expect, signedInTest as test } from "@/e2e/fixtures";
import { SchematicPage } from "@/e2e/pages/schematic-page";
import { copyProject, createProject } from "@/lib/contracts/project";

test("the blinker runs in the browser and shows its waveforms", async ({ page, market, api, person, complaints }) => {
  test.slow();
  const { projectId } = await api.call(copyProject, { projectId: "example-blinker" }, person.token);
  const editor = await new SchematicPage(page, market).open(projectId);
  await editor.sheet.focus();
  await editor.press("F5");
  const panel = page.getByRole("region", { name: market.t("simulation.title"), exact: true });
  const run = panel.getByRole("button", { name: market.t("simulation.run"), exact: true });
  await expect(panel.getByText(market.t("simulation.setup.own"))).toBeVisible();
  await run.click();
  const results = page.getByRole("region", { name: market.t("simulation.results"), exact: true });
  await expect(results).toBeVisible({ timeout: 60_000 });
  await expect(panel.getByRole("status")).toContainText("1 result in");
  await expectNoFindings(page, "the results of a simulation");

  expect(complaints).toEqual([]);
});

test("an empty drawing says what is missing", async ({ page, market, api, person }) => {
  const { projectId } = await api.call(createProject, { projectType: 1, projectName: "Empty" }, person.token);
  const editor = await new SchematicPage(page, market).open(projectId);
  await editor.sheet.focus();
  await editor.press("F5");
  const panel = page.getByRole("region", { name: market.t("simulation.title"), exact: true });
  await panel.getByRole("button", { name: market.t("simulation.run"), exact: true }).click();
  await expect(panel.getByText(market.t("simulation.findings.EMPTY_NETLIST.title"))).toBeVisible();
});

for (const language of ["en", "zh"] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test("values stand on the sheet, results are kept and compared", async ({
      page,
      market,
      api,
      person,
      complaints,
    }) => {
      test.slow();
      const { t } = market;
      const { projectId } = await api.call(copyProject, { projectId: "example-blinker" }, person.token);
      const editor = await new SchematicPage(page, market).open(projectId);
      await editor.sheet.focus();
      await editor.press("F5");
      const panel = page.getByRole("region", { name: t("simulation.title"), exact: true });
      await panel.getByRole("button", { name: t("simulation.run"), exact: true }).click();
      const results = page.getByRole("region", { name: t("simulation.results"), exact: true });
      await expect(results).toBeVisible({ timeout: 60_000 });

      await panel.getByRole("checkbox", { name: t("simulation.sheet.showPoint") }).check();
      await expect(panel.getByText(/10\.00 µs/).first()).toBeVisible();
      await panel.getByLabel(t("simulation.kept.name"), { exact: true }).fill("Reference");
      await panel.getByRole("button", { name: t("simulation.kept.keep"), exact: true }).click();
      await expect(panel.getByText("Reference", { exact: true })).toBeVisible();

      await page.reload();
      await expect(editor.sheet).toBeVisible();
      await editor.sheet.focus();
      await editor.press("F5");
      await panel
        .getByRole("button", { name: new RegExp(`^${t("simulation.kept.open")}`) })
        .first()
        .click();
      await expect(results).toBeVisible({ timeout: 60_000 });
      expect(complaints).toEqual([]);
    });

    test("a netlist is opened as text, corrected and run", async ({ page, market, complaints }) => {
      test.slow();
      const { t } = market;
      await page.goto(market.at("/workbench/import"));
      await expect(page.getByRole("button", { name: t("workbench.import.folder") })).toBeVisible();
      const netlist = "RC low pass\nV1 in 0 SIN(0 1 1k)\nR1 in out 1k\nC1 out 0 MISSING{\n.tran 10u 5m\n.end\n";
      await page
        .locator('input[type="file"][multiple]')
        .setInputFiles({ name: "rc.cir", mimeType: "text/plain", buffer: Buffer.from(netlist) });
      await page.getByRole("button", { name: t("workbench.import.netlist.asText") }).click();
      await page.waitForURL(/\/sim\?id=/);
      const text = page.getByRole("textbox", { name: t("spiceText.editor") });
      await expect(text).toContainText("RC low pass", { timeout: 30_000 });
      await text.press("Control+a");
      await page.keyboard.insertText(netlist.replace("MISSING{", "100n"));
      await expect(page.getByText(t("spiceText.findings.none"))).toBeVisible({ timeout: 30_000 });
      await text.press("Control+Enter");
      await expect(page.getByText(/V\(out\)/i).first()).toBeVisible({ timeout: 60_000 });
      await expectNoFindings(page, "a netlist as text");
      expect(complaints).toEqual([]);
    });
  });
}
