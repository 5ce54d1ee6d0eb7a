// The 555 blinker in Chromium, in a context with nothing cached: from the press of Run to the first waveform on the screen.
import { type Browser, chromium } from "playwright-core";
import simulation from "../messages/en/simulation.json";
import { findChromium } from "../scripts/tasks/chromium.mjs";
import { openExample, seedExample, type SeededExample } from "./example-page";
import { percentile } from "./percentile";
import { startOurs } from "./processes";
import type { Figure } from "./run";

const PORT = 3964;
const OPENINGS = 5;
const GOAL_MS = 2_000;

/** Milliseconds on a page that was opened just now, and on it again. */
async function firstWaveform(
  browser: Browser,
  origin: string,
  seeded: SeededExample,
): Promise<{ cold: number; again: number }> {
  const { page, sheet } = await openExample(browser, origin, seeded);
  await sheet.focus();
  await page.keyboard.press("F5");
  const panel = page.getByRole("region", { name: simulation.title, exact: true });
  const run = panel.getByRole("button", { name: simulation.run, exact: true });
  await run.waitFor();
  const measure = async (): Promise<number> => {
    const start = performance.now();
    await run.click();
    // The status tells the number of results, and the canvas is painted with the next frame.
    await panel.getByText(/ results? in /).waitFor({ timeout: 120_000 });
    await page.getByRole("region", { name: simulation.results, exact: true }).locator("canvas").first().waitFor();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    return performance.now() - start;
  };
  try {
    const cold = await measure();
    return { cold, again: await measure() };
  } finally {
    await page.context().close();
  }
}

export async function benchFirstWaveform(): Promise<Figure[]> {
  const executablePath = await findChromium();
  if (!executablePath) return [];
  const ours = await startOurs(PORT);
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const seeded = await seedExample(ours.url, "example-blinker");
    // Once without measuring: the server reads what it needs.
    await firstWaveform(browser, ours.url, seeded);
    const all: { cold: number; again: number }[] = [];
    for (let at = 0; at < OPENINGS; at++) all.push(await firstWaveform(browser, ours.url, seeded));
    const median = (values: readonly number[]): number => percentile(values, 0.5);
    const cold = median(all.map((one) => one.cold));
    const worst = Math.max(...all.map((one) => one.cold));
    const goal = { unit: "ms", against: "the goal" };
    return [
      { name: "Run to first waveform, cold page, median", value: cold, ...goal, ratio: cold / GOAL_MS },
      { name: `the slowest of ${OPENINGS}`, value: worst, ...goal, ratio: worst / GOAL_MS },
      { name: "again on the same page, median", value: median(all.map((one) => one.again)), unit: "ms" },
    ];
  } finally {
    await browser.close();
    await ours.stop();
  }
}
