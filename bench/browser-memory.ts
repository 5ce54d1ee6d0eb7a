// Memory of Chromium over all its processes, because the pixels of images are not in the page's process.

import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";

/**
 * Megabytes of the browser that shows a page, after garbage collection, shared memory counted once; NaN on systems
 * other than Linux.
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
