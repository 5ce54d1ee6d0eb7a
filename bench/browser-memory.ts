// Memory of a Chromium, over all its processes: a picture's pixels are in another one than the page.

import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";

/**
 * Megabytes of the browser that a page is in, what processes share counted once and the page's rubbish swept; NaN where
 * the system is not Linux.
 */
export async function browserMegabytes(page: Page): Promise<number> {
  await page.requestGC();
  const session = await page.context().browser()?.newBrowserCDPSession();
  if (!session) return NaN;
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  return processInfo.reduce((sum, { id }) => sum + proportionalKilobytes(id), 0) / 1024;
}

function proportionalKilobytes(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1]);
  } catch {
    return NaN;
  }
}
