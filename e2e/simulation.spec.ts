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
