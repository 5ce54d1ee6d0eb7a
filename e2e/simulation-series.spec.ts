// Sweeps, Monte Carlo and worst case of a circuit, models of one's own, waveforms of sources, distortion, results that are
// compared, and the way from a simulated maximum to the quote of its parts.
import { expectNoFindings } from "@/e2e/axe";
import { dividerCircuit, storeCircuit } from "@/e2e/divider-circuit";
import { expect, signedInTest as test } from "@/e2e/fixtures";
import { SimulationPage } from "@/e2e/pages/simulation-page";

const SINE = "SIN(0 5 1k)";
/** 2.5 V at OUT; all corners of two 1 % resistors are within 25 mV of it. */
const MAXIMUM = ".meas tran vmax max v(out)";

for (const language of ["en", "zh"] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });
    test.slow();

    test("values are stepped, and each run has its traces", async ({ page, market, api, person, complaints }) => {
      const { t } = market;
      const projectId = await storeCircuit(api, person.token, dividerCircuit({ source: SINE }));
      const simulation = await SimulationPage.open(page, market, projectId);
      await simulation.measure(MAXIMUM);
      await simulation.sweep("step");
      await simulation.field(t("simulation.sweeps.target")).fill("R2");
      await simulation.field(t("simulation.sweeps.list")).fill("500 1k 2k");
      await simulation.run();
      await expect(simulation.spread.getByText("vmax", { exact: true })).toBeVisible();
      await expect(simulation.spread.locator("dd").getByText("3", { exact: true }).first()).toBeVisible();
      await expectNoFindings(page, "a sweep");
      expect(complaints).toEqual([]);
    });

    test("Monte Carlo has a yield, worst case its corners", async ({ page, market, api, person, complaints }) => {
      const { t } = market;
      const projectId = await storeCircuit(api, person.token, dividerCircuit({ source: SINE }));
      const simulation = await SimulationPage.open(page, market, projectId);
      await simulation.measure(MAXIMUM);
      await simulation.sweep("monteCarlo");
      await simulation.field(t("simulation.sweeps.runs")).fill("20");
      await simulation.panel.getByLabel(t("simulation.sweeps.limits")).fill("vmax 2 3");
      await simulation.run();
      const summary = simulation.spread.locator("summary", { hasText: "vmax" });
      await expect(summary).toContainText(t("simulation.sweeps.summary.yield", { percent: "100%" }));
      await expect(simulation.spread.getByRole("img").first()).toBeVisible();

      await simulation.sweep("worstCase");
      await expect(simulation.field(t("simulation.sweeps.corners"))).toHaveValue("sensitivity");
      await simulation.run();
      // The four corners of R1 and R2.
      await expect(simulation.spread.locator("dd").getByText("4", { exact: true }).first()).toBeVisible();
      await expectNoFindings(page, "a worst case");
      expect(complaints).toEqual([]);
    });

    test("a part takes a model of the project's own file", async ({ page, market, api, person, complaints }) => {
      const { t } = market;
      const circuit = dividerCircuit({ source: SINE, hasDiode: true });
      const projectId = await storeCircuit(api, person.token, circuit);
      const simulation = await SimulationPage.open(page, market, projectId);
      await simulation.panel.getByRole("button", { name: t("simulation.models.open"), exact: true }).click();
      const dialog = page.getByRole("dialog", { name: t("simulation.models.title"), exact: true });
      await dialog.getByRole("button", { name: t("simulation.models.addFile"), exact: true }).click();
      await dialog.getByLabel(t("simulation.models.fileName"), { exact: true }).fill("own.lib");
      await dialog
        .getByLabel(t("simulation.models.fileText"), { exact: true })
        .fill(".model OWNDIODE D(IS=1e-12 N=1.5)");
      await dialog.getByRole("button", { name: t("common.save"), exact: true }).click();
      await dialog
        .getByRole("button", { name: t("simulation.models.assign", { designator: "D1" }), exact: true })
        .click();
      const model = dialog.getByLabel(t("simulation.models.model"), { exact: true });
      await model.selectOption({ index: 1 });
      await dialog.getByRole("button", { name: t("common.save"), exact: true }).click();
      await expect(dialog.getByRole("row", { name: /D1/ })).toContainText("owndiode");
      await expectNoFindings(page, "models of the simulation");
      await page.keyboard.press("Escape");
      await simulation.run();
      expect(complaints).toEqual([]);
    });

    test("a source gets its waveform in a form", async ({ page, market, api, person, complaints }) => {
      const { t } = market;
      const projectId = await storeCircuit(api, person.token, dividerCircuit({ source: "5" }));
      const simulation = await SimulationPage.open(page, market, projectId);
      await simulation.find("V1");
      await simulation.panel.getByRole("button", { name: t("simulation.sources.edit"), exact: true }).click();
      const dialog = page.getByRole("dialog", {
        name: t("simulation.sources.title", { designator: "V1" }),
        exact: true,
      });
      await dialog.getByLabel(t("simulation.sources.kind"), { exact: true }).selectOption("sine");
      await dialog.getByLabel(t("simulation.sources.fields.amplitude"), { exact: true }).fill("2");
      await dialog.getByLabel(t("simulation.sources.fields.frequency"), { exact: true }).fill("1k");
      await expect(dialog.getByRole("img")).toBeVisible();
      await expectNoFindings(page, "the form of a source");
      await dialog.getByRole("button", { name: t("common.save"), exact: true }).click();
      await expect(dialog).toBeHidden();
      await simulation.measure(MAXIMUM);
      await simulation.run();
      // Half of 2 V.
      await expect(simulation.panel.getByRole("row", { name: /^vmax/ })).toContainText(/1(?:\.0\d*)?$|999\./);
      expect(complaints).toEqual([]);
    });

    test("a clipped sine has a spectrum with its distortion", async ({ page, market, api, person, complaints }) => {
      const { t } = market;
      const projectId = await storeCircuit(api, person.token, dividerCircuit({ source: SINE, hasDiode: true }));
      const simulation = await SimulationPage.open(page, market, projectId);
      await simulation.run();
      await simulation.results.getByRole("button", { name: t("waveforms.toolbar.spectrum"), exact: true }).click();
      await expect(simulation.results.getByRole("region", { name: t("waveforms.spectrum.title") })).toBeVisible();
      const table = simulation.results.getByRole("table", { name: t("waveforms.spectrum.distortion") });
      await expect(table.getByRole("columnheader", { name: t("waveforms.spectrum.thd") })).toBeVisible();
      await expect(table.getByText(/%/).first()).toBeVisible();
      await expectNoFindings(page, "a spectrum");
      expect(complaints).toEqual([]);
    });

    test("kept results are compared with a new run", async ({ page, market, api, person, complaints }) => {
      const { t } = market;
      const projectId = await storeCircuit(api, person.token, dividerCircuit({ source: SINE }));
      const simulation = await SimulationPage.open(page, market, projectId);
      await simulation.run();
      await simulation.field(t("simulation.kept.name")).fill("Before");
      await simulation.panel.getByRole("button", { name: t("simulation.kept.keep"), exact: true }).click();
      const kept = simulation.panel.getByRole("group", { name: "Before", exact: true });
      await kept.getByRole("button", { name: t("simulation.kept.open"), exact: true }).click();
      await expect(kept.getByRole("button", { name: t("simulation.kept.close"), exact: true })).toBeVisible();
      await simulation.run();
      await expect(simulation.results.getByText(/Before/).first()).toBeVisible();
      await kept.getByRole("button", { name: t("simulation.kept.close"), exact: true }).click();
      await expect(simulation.results.getByText(/Before/)).toHaveCount(0);
      expect(complaints).toEqual([]);
    });

    test("parts are proposed from the simulated maximum, and quoted", async ({
      page,
      market,
      api,
      person,
      complaints,
    }) => {
      const { t } = market;
      const projectId = await storeCircuit(api, person.token, dividerCircuit({ source: SINE }));
      const simulation = await SimulationPage.open(page, market, projectId);
      await simulation.run();
      await simulation.find(t("schematic.commands.proposeParts"));
      const dialog = page.getByRole("dialog", { name: t("partProposal.title"), exact: true });
      // 2.5 V over 1 kΩ.
      const power = dialog.getByRole("row", { name: /R2/ }).getByText(/mW/).first();
      await expect(power).toBeVisible({ timeout: 30_000 });
      await expect(dialog.getByText(t("partProposal.searching"))).toHaveCount(0, { timeout: 30_000 });
      await expectNoFindings(page, "proposed parts");
      await dialog.getByRole("button", { name: t("partProposal.acceptOne", { part: "R2" }), exact: true }).click();
      await dialog.getByRole("button", { name: t("partProposal.quote"), exact: true }).click();
      await page.waitForURL(/\/order\/bom/);
      await expect(page.getByRole("grid", { name: t("bom.table.label") })).toContainText("R2", { timeout: 30_000 });
      expect(complaints).toEqual([]);
    });
  });
}
