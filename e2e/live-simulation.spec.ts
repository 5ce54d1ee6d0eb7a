// A circuit that runs while its values change: in the editor and on the page about simulation.
import type { Locator } from "@playwright/test";
import { expectNoFindings } from "@/e2e/axe";
import { expect, signedInTest as test } from "@/e2e/fixtures";
import { SchematicPage } from "@/e2e/pages/schematic-page";
import { copyProject } from "@/lib/contracts/project";

/** "12.3 ms" in seconds. */
async function secondsIn(readout: Locator): Promise<number> {
  const [, digits = "", prefix = ""] = /([\d.]+)\s*([munµ]?)s/.exec((await readout.textContent()) ?? "") ?? [];
  return Number(digits) * ({ m: 1e-3, u: 1e-6, µ: 1e-6, n: 1e-9 }[prefix] ?? 1);
}

for (const language of ["en", "zh"] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test("the blinker runs live on its sheet, is paused, and ends", async ({
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
      await editor.press("Shift+F5");
      const pause = page.getByRole("button", { name: t("liveSimulation.pause"), exact: true }).first();
      await expect(pause).toBeVisible({ timeout: 30_000 });
      const time = page.getByText(t("liveSimulation.time"), { exact: true }).first().locator("xpath=..").locator("b");
      await expect.poll(() => secondsIn(time)).toBeGreaterThan(0);
      const before = await secondsIn(time);
      await expect.poll(() => secondsIn(time)).toBeGreaterThan(before);
      await expectNoFindings(page, "a live simulation");

      await pause.click();
      await expect(page.getByRole("button", { name: t("liveSimulation.run"), exact: true }).first()).toBeVisible();
      await page
        .getByRole("button", { name: t("liveSimulation.end"), exact: true })
        .first()
        .click();
      await expect(pause).toBeHidden();
      expect(complaints).toEqual([]);
    });

    test("the page about simulation runs its circuit on a press", async ({ page, market, complaints }) => {
      test.slow();
      const { t } = market;
      await page.goto(market.at("/online-simulate"));
      await expect(page.getByRole("img", { name: t("liveSimulation.example.picture") })).toBeVisible();
      await page.getByRole("button", { name: t("liveSimulation.example.start"), exact: true }).click();
      const led = page.getByText(t("liveSimulation.example.led", { state: "on" }), { exact: true });
      await expect(led).toBeVisible({ timeout: 30_000 });
      await expect(page.getByText(t("liveSimulation.example.led", { state: "off" }), { exact: true })).toBeVisible();
      await expectNoFindings(page, "a running example");
      expect(complaints).toEqual([]);
    });
  });
}
