// Main-thread work of one changed option on the quote page, the processor slowed down four times.

import { type Browser, chromium, type CDPSession, type JSHandle, type Page } from "playwright-core";
import { findChromium } from "../scripts/tasks/chromium.mjs";
import { startBare, startOurs } from "./processes";
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

interface Measured {
  /** Milliseconds of each change, the shortest first. */
  change: number[];
  /** Of two frames without one. */
  idle: number;
  chips: number;
}

async function measure(browser: Browser, address: string): Promise<Measured> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(address, { waitUntil: "networkidle" });
  const chips = await page.locator("[role=radio]").count();
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  // What measuring itself costs.
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
  return { change: change.sort((a, b) => a - b), idle: (idle / 20) * 1000, chips };
}

const at = ({ change }: Measured, share: number) =>
  change[Math.min(change.length - 1, Math.floor(change.length * share))] ?? Number.NaN;

export async function benchQuote(): Promise<Figure[]> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error("there is no Chromium to measure in");
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const ours = await startOurs(3952);
    const quote = await measure(browser, `${ours.url}/order/manufacturing/pcb`).finally(ours.stop);
    const bare = await startBare(3951);
    const floor = await measure(browser, `${bare.url}/choice?chips=${quote.chips}`).finally(bare.stop);
    const p95 = at(quote, 0.95);
    return [
      { name: "two frames without a change", value: quote.idle, unit: "ms" },
      ...[0.5, 0.75, 0.95].map((share) => ({
        name: `a changed option at ${SLOWDOWN}× slow-down, p${share * 100}`,
        value: at(quote, share),
        unit: "ms",
        ratio: at(quote, share) / at(floor, share),
        against: `${quote.chips} bare chips of React`,
      })),
      { name: "the budget of a change", value: 50, unit: "ms", ratio: p95 / 50, against: "of it is used at p95" },
    ];
  } finally {
    await browser.close();
  }
}
