// The panel of the simulation and its results, in the schematic editor.
import { expect, type Locator, type Page } from "@playwright/test";
import type { Market } from "@/e2e/fixtures";
import { SchematicPage } from "@/e2e/pages/schematic-page";

/** Loading and starting the engine takes its time on a busy machine. */
const RUN_MS = 60_000;

export class SimulationPage {
  readonly panel: Locator;
  readonly results: Locator;

  private constructor(
    readonly page: Page,
    readonly market: Market,
    readonly editor: SchematicPage,
  ) {
    const region = (name: string) => page.getByRole("region", { name, exact: true });
    this.panel = region(market.t("simulation.title"));
    this.results = region(market.t("simulation.results"));
  }

  static async open(page: Page, market: Market, projectId: string): Promise<SimulationPage> {
    const editor = await new SchematicPage(page, market).open(projectId);
    await editor.sheet.focus();
    await editor.press("F5");
    const made = new SimulationPage(page, market, editor);
    await expect(made.panel).toBeVisible();
    return made;
  }

  /** Unfolds a section of the set-up by its heading. */
  async unfold(title: string): Promise<void> {
    const section = this.panel.locator("details", { has: this.page.locator("summary", { hasText: title }) }).first();
    if ((await section.getAttribute("open")) === null) await section.locator("summary").first().click();
  }

  field(name: string): Locator {
    return this.panel.getByLabel(name, { exact: true });
  }

  async measure(lines: string): Promise<void> {
    await this.unfold(this.market.t("simulation.setup.measurements.title"));
    await this.field(this.market.t("simulation.setup.measurements.lines")).fill(lines);
  }

  async sweep(kind: "step" | "monteCarlo" | "worstCase"): Promise<void> {
    await this.unfold(this.market.t("simulation.sweeps.title"));
    await this.field(this.market.t("simulation.sweeps.kind")).selectOption(kind);
  }

  /** Runs, and waits until it has ended with results. */
  async run(): Promise<void> {
    const { t } = this.market;
    const button = this.panel.getByRole("button", { name: t("simulation.run"), exact: true });
    await button.click();
    await expect(this.results).toBeVisible({ timeout: RUN_MS });
    await expect(button).toBeVisible({ timeout: RUN_MS });
  }

  /** The spread of the measured quantities over a series. */
  get spread(): Locator {
    return this.panel.getByRole("region", { name: this.market.t("simulation.sweeps.summary.title"), exact: true });
  }

  /** A command, a part or a net by the palette. */
  async find(text: string): Promise<void> {
    await this.editor.sheet.focus();
    await this.editor.press("Control+k");
    await expect(this.page.locator("[role=combobox]:focus")).toBeVisible();
    await this.page.keyboard.type(text);
    // The panel has options of select elements.
    const offered = this.page.locator("[role=option]");
    await expect(offered.first()).toContainText(text);
    await this.editor.press("Enter");
    await expect(offered).toHaveCount(0);
  }
}
