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
  });
}
