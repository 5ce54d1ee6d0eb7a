// Main-thread work of one changed option on the quote page, the processor slowed down four times.

import { type Browser, chromium, type CDPSession, type JSHandle, type Page } from "playwright-core";
import { findChromium } from "../scripts/tasks/chromium.mjs";
import { startOurs } from "./processes";
import type { Figure } from "./run";

const SLOWDOWN = 4;
const CHANGES = 120;
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"];

/** Seconds that the page's main thread has worked since it was opened, at the slowed-down processor. */
async function worked(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
}

/**
 * A chip that can be chosen and is not, through the whole form turn by turn, so that every option is changed. Looking
 * for it is not part of what is measured.
 */
async function nextChip(page: Page, turn: number): Promise<JSHandle<HTMLElement>> {
  return page.evaluateHandle((at) => {
    const chips = document.querySelectorAll<HTMLElement>(
      "[role=radio][aria-checked=false]:not([aria-disabled]):not([hidden])",
    );
    const chip = chips[(at * 7) % chips.length];
    if (!chip) throw new Error("the form has no choice left");
    return chip;
  }, turn);
}

async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

async function measure(browser: Browser, url: string): Promise<{ change: number[]; idle: number }> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${url}/order/manufacturing/pcb`, { waitUntil: "networkidle" });
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  // What measuring itself costs: two frames without a change.
  const before = await worked(session);
  for (let at = 0; at < 20; at++) await settle(page);
  const idle = (await worked(session)) - before;
  const change: number[] = [];
  for (let turn = 0; turn < CHANGES; turn++) {
    const chip = await nextChip(page, turn);
    const start = await worked(session);
    await chip.evaluate((button) => button.click());
    await settle(page);
    change.push(((await worked(session)) - start) * 1000);
    // The server's confirmation comes 300 ms after the last change; it is not part of this one's work.
    await page.waitForTimeout(350);
  }
  await page.close();
  return { change: change.sort((a, b) => a - b), idle: (idle / 20) * 1000 };
}

export async function benchQuote(): Promise<Figure[]> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error("there is no Chromium to measure in");
  const ours = await startOurs(3952);
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const { change, idle } = await measure(browser, ours.url);
    const at = (share: number) => change[Math.min(change.length - 1, Math.floor(change.length * share))] ?? Number.NaN;
    return [
      { name: "two frames without a change", value: idle, unit: "ms" },
      ...[0.5, 0.75, 0.95].map((share) => ({
        name: `a changed option at ${SLOWDOWN}× slow-down, p${share * 100}`,
        value: at(share),
        unit: "ms",
        ratio: 50 / at(share),
        against: "the budget of 50 ms",
      })),
    ];
  } finally {
    await browser.close();
    await ours.stop();
  }
}
