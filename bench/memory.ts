// Memory of a server with the full catalog: idle after the start, after visits and searches, idle again.

import { readFileSync } from "node:fs";
import { findCatalogue } from "@/lib/server/part/rows";
import { SAMPLE_SOURCE } from "@/lib/server/part/sources";
import { readEnvironment } from "@/lib/server/config/environment";
import { openSharedDatabase } from "@/lib/server/db/open";
import { startOurs } from "./processes";
import type { Figure } from "./run";

const PORT = 3954;
/** An idle server collects its garbage after at most two of its 15 s periods. */
const IDLE_MS = 45_000;
const MAX_FILL_MS = 20 * 60_000;
const PAGES = ["/", "/order/manufacturing/pcb", "/component", "/shopping-cart", "/zh", "/pcb-capability", "/order/bom"];
const SEARCHES = ["10uF 0603", "STM32F103", "led red 0805", "resistor 10k 1%"];

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function residentMb(pid: number): number {
  const kb = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kb) / 1024;
}

async function untilFilled(dataDir: string): Promise<void> {
  const environment = readEnvironment({ ...process.env, DATA_DIR: dataDir });
  const { database, close } = await openSharedDatabase(environment, (reason) => {
    throw new Error(reason);
  });
  try {
    const end = Date.now() + MAX_FILL_MS;
    while (!(await findCatalogue(database, SAMPLE_SOURCE))?.filledAt) {
      if (Date.now() > end) throw new Error("the catalogue is not filled in time");
      await wait(1_000);
    }
  } finally {
    await close();
  }
}

async function visit(url: string): Promise<void> {
  for (const page of PAGES) await (await fetch(url + page)).arrayBuffer();
  for (const words of SEARCHES) {
    const query = new URLSearchParams({ keyword: words, pageSize: "25", type: "1" });
    await (await fetch(`${url}/api/eda/cart/part/search?${query}`)).arrayBuffer();
  }
}

export async function benchMemory(): Promise<Figure[]> {
  const filling = await startOurs(PORT, { catalogue: "full" });
  try {
    await untilFilled(filling.dataDir);
  } catch (error) {
    await filling.stop();
    throw error;
  }
  const server = await filling.restart();
  try {
    const started = residentMb(server.pid);
    await wait(IDLE_MS);
    const idle = residentMb(server.pid);
    await visit(server.url);
    const visited = residentMb(server.pid);
    await wait(IDLE_MS);
    return [
      { name: "just started", value: started, unit: "MB" },
      { name: `idle, ${IDLE_MS / 1000} s later`, value: idle, unit: "MB" },
      { name: "after pages and part searches", value: visited, unit: "MB" },
      { name: `idle again, ${IDLE_MS / 1000} s later`, value: residentMb(server.pid), unit: "MB" },
    ];
  } finally {
    await server.stop();
  }
}
