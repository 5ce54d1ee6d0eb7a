// Main-thread work of one changed option on the quote page, with the CPU throttled four times.

import { type Browser, chromium, type CDPSession, type Page } from "playwright-core";
import { findChromium } from "../scripts/tasks/chromium.mjs";
import { startBare, startOurs } from "./processes";
import type { Figure } from "./run";

const SLOWDOWN = 4;
const CHANGES = 80;
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"];
/**
 * The URL is written 200 ms after the last change and the server asked after 300: neither belongs to this change's
 * work.
 */
const ADDRESS_MS = 200;
const STILL_MS = 450;

/** Milliseconds of the main thread; `page` is the page's own part, the rest is the browser's frame. */
interface Work {
  all: number;
  page: number;
}

/** Work since the page was opened, in the thread's own CPU time, which excludes other processes. */
async function worked(session: CDPSession): Promise<Work> {
  const { metrics } = await session.send("Performance.getMetrics");
  const milliseconds = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
  return {
    all: milliseconds("TaskDuration"),
    page: milliseconds("ScriptDuration") + milliseconds("RecalcStyleDuration") + milliseconds("LayoutDuration"),
  };
}

/**
 * Marks an available, unselected chip, through the whole form in turn, so that every option is changed. Searching for
 * it is not part of the measurement.
 */
async function markNextChip(page: Page, turn: number): Promise<void> {
  await page.evaluate((at) => {
    document.querySelector("[data-next]")?.removeAttribute("data-next");
    const chips = document.querySelectorAll<HTMLElement>(
      "[role=radio][aria-checked=false]:not([aria-disabled]):not([hidden])",
    );
    const chip = chips[(at * 7) % chips.length];
    if (!chip) throw new Error("the form has no choice left");
    chip.dataset.next = "";
  }, turn);
}

/** Two frames, after which the effect of an earlier click is on the screen. */
async function twoFrames(page: Page, isChange: boolean): Promise<void> {
  await page.evaluate((doesClick) => {
    if (doesClick) {
      performance.mark("boardwright-change");
      document.querySelector<HTMLElement>("[data-next]")?.click();
    }
    return new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  }, isChange);
}

async function workOf(session: CDPSession, work: () => Promise<void>): Promise<Work> {
  const before = await worked(session);
  await work();
  const after = await worked(session);
  return { all: after.all - before.all, page: after.page - before.page };
}

/** Event of a Chromium trace: a task of a thread, in microseconds; `tdur` is the thread's own time. */
interface TraceEvent {
  name: string;
  cat: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
}

const TASK = "ThreadControllerImpl::RunTask";
const CHANGE = "boardwright-change";

/** The longest task of each change before the address is written, in milliseconds of the main thread. */
function longestTasks(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const marks = traceEvents.filter(({ name, cat }) => name === CHANGE && cat.includes("user_timing"));
  return marks.map(({ pid, tid, ts }) => {
    const tasks = traceEvents.filter(
      (event) => event.name === TASK && event.pid === pid && event.tid === tid && event.ts < ts + ADDRESS_MS * 1000,
    );
    // The task in which the mark was set began before it.
    const ofChange = tasks.filter((task) => task.ts + (task.tdur ?? 0) > ts);
    return Math.max(...ofChange.map(({ tdur = 0 }) => tdur / 1000));
  });
}

interface Measured {
  changes: Work[];
  /** The longest task of each change. */
  tasks: number[];
  /** Two frames without a change: the cost of the measurement itself. */
  idle: Work[];
  chips: number;
}

async function measure(browser: Browser, address: string, slowdown: number): Promise<Measured> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(address, { waitUntil: "networkidle" });
  const measured: Measured = { changes: [], tasks: [], idle: [], chips: await page.locator("[role=radio]").count() };
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await browser.startTracing(page, { categories: ["blink.user_timing", "toplevel"] });
  for (let turn = 0; turn < CHANGES; turn++) {
    await markNextChip(page, turn);
    await twoFrames(page, false);
    measured.idle.push(await workOf(session, () => twoFrames(page, false)));
    measured.changes.push(await workOf(session, () => twoFrames(page, true)));
    await page.waitForTimeout(STILL_MS);
  }
  measured.tasks = longestTasks(await browser.stopTracing());
  await page.close();
  return measured;
}

function at(works: readonly Work[], part: keyof Work, fraction: number): number {
  return quantile(
    works.map((work) => work[part]),
    fraction,
  );
}

function quantile(values: readonly number[], fraction: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))] ?? Number.NaN;
}

function figuresOf(slowdown: number, quote: Measured, floor: Measured): Figure[] {
  const against = `${quote.chips} bare chips of React`;
  const figure = (name: string, part: keyof Work, fraction: number): Figure => ({
    name: `${slowdown}×: ${name}, p${fraction * 100}`,
    value: at(quote.changes, part, fraction),
    unit: "ms",
    ratio: at(quote.changes, part, fraction) / at(floor.changes, part, fraction),
    against,
  });
  return [
    { name: `${slowdown}×: two frames without a change, p50`, value: at(quote.idle, "all", 0.5), unit: "ms" },
    { name: `${slowdown}×: the floor, p95`, value: at(floor.changes, "all", 0.95), unit: "ms", against },
    ...[0.5, 0.75, 0.95].map((fraction) => figure("a changed option", "all", fraction)),
    ...[0.5, 0.75, 0.95].map((fraction) => ({
      name: `${slowdown}×: its longest task, p${fraction * 100}`,
      value: quantile(quote.tasks, fraction),
      unit: "ms",
      ratio: quantile(quote.tasks, fraction) / quantile(floor.tasks, fraction),
      against,
    })),
    ...[0.5, 0.95].map((fraction) => figure("of it script, style and layout", "page", fraction)),
  ];
}

export async function benchQuote(): Promise<Figure[]> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error("there is no Chromium to measure in");
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  const ours = await startOurs(3952);
  const bare = await startBare(3951);
  try {
    const figures: Figure[] = [];
    for (const slowdown of [1, SLOWDOWN]) {
      const quote = await measure(browser, `${ours.url}/order/manufacturing/pcb`, slowdown);
      const floor = await measure(browser, `${bare.url}/choice?chips=${quote.chips}`, slowdown);
      figures.push(...figuresOf(slowdown, quote, floor));
      if (slowdown === SLOWDOWN) {
        const ratio = at(quote.changes, "all", 0.95) / 50;
        figures.push({ name: "the budget of a change", value: 50, unit: "ms", ratio, against: "of it is used at p95" });
      }
    }
    return figures;
  } finally {
    await Promise.all([browser.close(), ours.stop(), bare.stop()]);
  }
}
