// The schematic editor in Chromium with 2,000 parts and 6,000 wires: what it loads, when it shows the drawing, and the
// script of the main thread per frame while it is panned, zoomed and dragged, beside a bare canvas with as many lines.

import { type Browser, type CDPSession, chromium, type Page } from "playwright-core";
import { createApi } from "../e2e/api";
import { register } from "../lib/contracts/account";
import { createProject, getDocument, putDocument } from "../lib/contracts/project";
import { schematicFile } from "../lib/contracts/schematic-file";
import { writeSchematic } from "../lib/core/schematic/format/schematic-file";
import { findChromium } from "../scripts/tasks/chromium.mjs";
import { TOKEN_KEY, USER_KEY } from "../stores/drafts/browser-storage";
import { largeSheet, SHEET } from "./large-sheet";
import { percentile } from "./percentile";
import { startOurs } from "./processes";
import type { Figure } from "./run";

const PORT = 3961;
const FRAMES = 40;
const REOPENED = 50;
const LINES = 8_000;
const GOALS = { frameMs: 8, openMs: 1_000, kilobytes: 300 };
const SIZE = { width: 1440, height: 900 };

const p95 = (values: readonly number[]): number => percentile(values, 0.95);

async function seed(url: string) {
  const api = createApi({ origin: url, address: "127.0.0.1", locale: "en" });
  const account = "bench-editor@boardwright.example";
  const { token, user } = await api.call(register, { account, password: "a long password for a bench" });
  const open = async (records: Parameters<typeof writeSchematic>[0]["records"] | null) => {
    const { projectId } = await api.call(createProject, { projectType: 0 }, token);
    const { version } = await api.call(getDocument, { projectId }, token);
    if (!records) return projectId;
    const content = schematicFile.parse(writeSchematic({ rootSheetId: SHEET, records }));
    await api.call(putDocument, { projectId, version, content }, token);
    return projectId;
  };
  return { token, user, large: await open(largeSheet()), small: await open(null) };
}

type Seeded = Awaited<ReturnType<typeof seed>>;

async function openContext(browser: Browser, origin: string, { token, user }: Seeded): Promise<Page> {
  const entries = Object.entries({ [TOKEN_KEY]: token, [USER_KEY]: JSON.stringify(user) });
  const localStorage = entries.map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    ...{ baseURL: origin, viewport: SIZE, serviceWorkers: "block" },
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    // The canvas is painted when it is inserted; what is shown is shown with the next frame.
    new MutationObserver((_, observer) => {
      if (!document.querySelector("canvas")) return;
      observer.disconnect();
      requestAnimationFrame(() =>
        requestAnimationFrame(() => Object.assign(globalThis, { shownAt: performance.now() })),
      );
    }).observe(document, { subtree: true, childList: true });
  });
  return page;
}

const shownAt = (page: Page): Promise<number> =>
  page
    .waitForFunction(() => (globalThis as { shownAt?: number }).shownAt)
    .then((handle) => handle.jsonValue() as Promise<number>);

/** Kilobytes of scripts and styles that came before the drawing was shown, as sent. */
async function firstLoad(page: Page, path: string): Promise<{ kilobytes: number; openMs: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const counted = new Set<string>();
  let bytes = 0;
  let isOpen = true;
  session.on("Network.responseReceived", ({ requestId, type }) => {
    if (isOpen && (type === "Script" || type === "Stylesheet")) counted.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (counted.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(path);
  const openMs = await shownAt(page);
  isOpen = false;
  await page.waitForLoadState("networkidle");
  await session.detach();
  return { kilobytes: bytes / 1000, openMs };
}

/** Milliseconds of script that the main thread has run. */
async function scriptMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? Number.NaN) * 1_000;
}

async function frames(page: Page, session: CDPSession, act: (frame: number) => Promise<void>): Promise<number[]> {
  const spent: number[] = [];
  for (let frame = 0; frame < FRAMES; frame++) {
    const before = await scriptMs(session);
    await act(frame);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    spent.push((await scriptMs(session)) - before);
  }
  return spent;
}

async function measured(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return session;
}

async function gestures(page: Page) {
  const session = await measured(page);
  const canvas = page.locator("canvas").first();
  const box = await canvas.boundingBox();
  if (!box) throw new Error("the editor has no canvas");
  const at = (x: number, y: number): [number, number] => [box.x + box.width * x, box.y + box.height * y];
  await page.keyboard.press("Home");
  // Rule checks and nets of the large sheet end first.
  await page.waitForTimeout(2_000);

  await page.mouse.move(...at(0.5, 0.5));
  const zoomed = await frames(page, session, (frame) => page.mouse.wheel(0, frame < FRAMES / 2 ? -120 : 120));
  await page.keyboard.press("Home");
  await page.mouse.down({ button: "middle" });
  const panned = await frames(page, session, (frame) => page.mouse.move(...at(0.5 + frame / 200, 0.5 + frame / 300)));
  await page.mouse.up({ button: "middle" });
  await page.keyboard.press("Home");

  // A quarter of the sheet each way: some 125 parts and 375 wires.
  await page.mouse.move(...at(0.3, 0.3));
  await page.mouse.down();
  await page.mouse.move(...at(0.45, 0.45), { steps: 4 });
  await page.mouse.up();
  await page.keyboard.press("m");
  const dragged = await frames(page, session, (frame) => page.mouse.move(...at(0.4 + frame / 300, 0.4)));
  await page.keyboard.press("Escape");
  await session.detach();
  return { zoomed, panned, dragged };
}

/** Lines of a bare canvas, moved by one pixel each frame. */
async function bareCanvas(browser: Browser): Promise<number[]> {
  const page = await browser.newPage({ viewport: SIZE });
  await page.setContent("<canvas width=1000 height=800></canvas>");
  await page.evaluate((lines) => {
    const context = document.querySelector("canvas")?.getContext("2d", { alpha: false });
    // A method: the name of a function in a constant would be kept by a helper that the page does not have.
    Object.assign(globalThis, {
      paint(by: number) {
        if (!context) return;
        context.clearRect(0, 0, 1000, 800);
        context.beginPath();
        for (let line = 0; line < lines; line++) {
          const [x, y] = [(line * 37) % 1000, (line * 53) % 800];
          context.moveTo(x + by, y);
          context.lineTo(x + by + 20, y);
        }
        context.stroke();
      },
    });
  }, LINES);
  const session = await measured(page);
  const spent = await frames(page, session, (frame) =>
    page.evaluate((by) => {
      requestAnimationFrame(() => (globalThis as typeof globalThis & { paint: (by: number) => void }).paint(by));
    }, frame),
  );
  await page.close();
  return spent;
}

/** Megabytes of the page's heap after the first openings and after all of them. */
async function reopened(page: Page, projectId: string): Promise<{ first: number; last: number }> {
  const session = await measured(page);
  const heap = async (): Promise<number> => {
    await session.send("HeapProfiler.collectGarbage");
    const { usedSize } = await session.send("Runtime.getHeapUsage");
    return usedSize / 1e6;
  };
  await page.goto("/workbench/my-files");
  let first = Number.NaN;
  for (let at = 0; at < REOPENED; at++) {
    await page.locator(`a[href*="${projectId}"]`).first().click();
    await page.locator("canvas").first().waitFor();
    await page.goBack();
    await page.locator(`a[href*="${projectId}"]`).first().waitFor();
    if (at === 4) first = await heap();
  }
  const last = await heap();
  await session.detach();
  return { first, last };
}

export async function benchEditorPage(): Promise<Figure[]> {
  const executablePath = await findChromium();
  if (!executablePath) return [];
  const ours = await startOurs(PORT);
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const seeded = await seed(ours.url);
    // Once without measuring: the server compiles and reads what it needs.
    const warm = await openContext(browser, ours.url, seeded);
    await firstLoad(warm, `/eda/sch?id=${seeded.large}`);
    await warm.context().close();
    const page = await openContext(browser, ours.url, seeded);
    const { kilobytes, openMs } = await firstLoad(page, `/eda/sch?id=${seeded.large}`);
    const { zoomed, panned, dragged } = await gestures(page);
    const bare = p95(await bareCanvas(browser));
    const memory = await reopened(page, seeded.small);
    const frame = (name: string, values: readonly number[]): Figure => ({
      name: `script per frame while ${name}, p95 (goal ${GOALS.frameMs})`,
      value: p95(values),
      unit: "ms",
      against: `a bare canvas of ${LINES} lines`,
      ratio: p95(values) / bare,
    });
    return [
      {
        name: "scripts and styles before the drawing is shown",
        value: kilobytes,
        unit: "kB sent",
        against: "the goal",
        ratio: kilobytes / GOALS.kilobytes,
      },
      { name: "open to first picture", value: openMs, unit: "ms", against: "the goal", ratio: openMs / GOALS.openMs },
      frame("zooming", zoomed),
      frame("panning", panned),
      frame("dragging some 500 objects", dragged),
      { name: "a frame of the bare canvas, p95", value: bare, unit: "ms" },
      {
        name: `heap after ${REOPENED} openings`,
        value: memory.last,
        unit: "MB",
        against: "after 5",
        ratio: memory.last / memory.first,
      },
    ];
  } finally {
    await browser.close();
    await ours.stop();
  }
}
