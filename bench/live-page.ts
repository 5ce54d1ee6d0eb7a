// A circuit of 20 parts that runs live in Chromium, as fast as it can: steps per second of its worker, and frames per second
// of the sheet beside it, beside those of the same sheet at rest.
import { chromium, type Page } from "playwright-core";
import liveSimulation from "../messages/en/liveSimulation.json";
import { findChromium } from "../scripts/tasks/chromium.mjs";
import { openExample, seedExample } from "./example-page";
import { startOurs } from "./processes";
import type { Figure } from "./run";

const PORT = 3965;
const SECONDS = 5;
const GOAL_FRAMES = 30;

interface Counts {
  /** The worker's. */
  liveFrames: number;
  steps: number;
  /** s of the circuit. */
  time: number;
  /** The screen's. */
  frames: number;
}

/** Counts what workers tell and what the screen shows, before the page uses either. */
function count(): void {
  const counts: Counts = { liveFrames: 0, steps: 0, time: 0, frames: 0 };
  // A method: the name of a function in a constant would be kept by a helper that the page does not have.
  const screen = {
    shown() {
      counts.frames++;
      requestAnimationFrame(screen.shown);
    },
  };
  Object.assign(globalThis, { counts });
  const Native = globalThis.Worker;
  globalThis.Worker = class extends Native {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      this.addEventListener("message", ({ data }: MessageEvent<{ kind?: string; frame?: Counts }>) => {
        if (data?.kind !== "frame" || !data.frame) return;
        counts.liveFrames++;
        counts.steps += data.frame.steps;
        counts.time = data.frame.time;
      });
    }
  };
  requestAnimationFrame(screen.shown);
}

const countsOf = (page: Page): Promise<Counts> =>
  page.evaluate(() => ({ ...(globalThis as typeof globalThis & { counts: Counts }).counts }));

/** Each count per second. */
async function rates(page: Page): Promise<Counts> {
  const [before, start] = [await countsOf(page), performance.now()];
  await page.waitForTimeout(SECONDS * 1_000);
  const [after, seconds] = [await countsOf(page), (performance.now() - start) / 1_000];
  return {
    liveFrames: (after.liveFrames - before.liveFrames) / seconds,
    steps: (after.steps - before.steps) / seconds,
    time: (after.time - before.time) / seconds,
    frames: (after.frames - before.frames) / seconds,
  };
}

export async function benchLivePage(): Promise<Figure[]> {
  const executablePath = await findChromium();
  if (!executablePath) return [];
  const ours = await startOurs(PORT);
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const seeded = await seedExample(ours.url, "example-filters");
    const { page, sheet } = await openExample(browser, ours.url, seeded, count);
    const rest = await rates(page);
    await sheet.focus();
    await page.keyboard.press("Shift+F5");
    await page.getByRole("button", { name: liveSimulation.pause, exact: true }).first().waitFor({ timeout: 30_000 });
    const speed = page.getByLabel(liveSimulation.speed, { exact: true }).first();
    await speed.focus();
    await page.keyboard.press("End");
    const live = await rates(page);
    return [
      { name: "steps of a live circuit of 20 parts", value: live.steps, unit: "steps/s" },
      { name: "its simulated time per second", value: live.time * 1_000, unit: "ms/s" },
      { name: "its frames from the worker", value: live.liveFrames, unit: "frames/s" },
      {
        ...{ name: `frames of the screen beside it (goal ${GOAL_FRAMES})`, value: live.frames, unit: "frames/s" },
        ...{ against: "the same sheet at rest", ratio: live.frames / rest.frames },
      },
    ];
  } finally {
    await browser.close();
    await ours.stop();
  }
}
