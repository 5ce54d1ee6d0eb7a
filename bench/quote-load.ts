// The quote page under many connections, compared with the home page in the same run, and other requests in the
// meantime.

import { Worker } from "node:worker_threads";
import autocannon from "autocannon";
import { percentile } from "./percentile";
import { type RunningOurs, startOurs } from "./processes";
import type { Figure } from "./run";

const SECONDS = 10;
const MANY = 200;

/** Probes the health endpoint in a separate thread, because this one is busy with the load. */
const PROBE = `
const { parentPort, workerData } = require("node:worker_threads");
let isOver = false;
parentPort.once("message", () => (isOver = true));
(async () => {
  const times = [];
  while (!isOver) {
    const startedAt = performance.now();
    await (await fetch(workerData)).text();
    times.push(performance.now() - startedAt);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  parentPort.postMessage(times);
})();`;

type Load = { path: string; connections: number; other?: () => string };

async function underLoad(ours: RunningOurs, { path, connections, other }: Load) {
  const probe = new Worker(PROBE, { eval: true, workerData: `${ours.url}/api/health` });
  const requests = other
    ? [{ setupRequest: (request: autocannon.Request) => ({ ...request, path: other() }) }]
    : undefined;
  const result = await autocannon({ url: ours.url + path, connections, duration: SECONDS, requests });
  const health = new Promise<number[]>((resolve) => probe.once("message", resolve));
  probe.postMessage("over");
  const times = await health;
  await probe.terminate();
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} refusals, ${result.errors} errors`);
  return { p99: result.latency.p99, healthP99: percentile(times, 0.99) };
}

export async function benchQuoteLoad(): Promise<Figure[]> {
  const ours = await startOurs(3954);
  try {
    const quote = "/order/manufacturing/pcb";
    let at = 0;
    const home = await underLoad(ours, { path: "/", connections: MANY });
    const loads = {
      "quote page": await underLoad(ours, { path: quote, connections: MANY }),
      "one quote in the address": await underLoad(ours, { path: `${quote}?layers=4&widthMm=60`, connections: MANY }),
      "another quote each": await underLoad(ours, {
        ...{ path: quote, connections: MANY },
        other: () => `${quote}?layers=4&widthMm=${(++at % 9000) + 1}`,
      }),
    };
    const figures: Figure[] = [
      { name: `home page, ${MANY} connections, p99`, value: home.p99, unit: "ms" },
      { name: "health meanwhile, p99", value: home.healthP99, unit: "ms" },
    ];
    for (const [name, load] of Object.entries(loads)) {
      const compared = { ratio: load.p99 / home.p99, against: "the home page" };
      figures.push({ name: `${name}, ${MANY} connections, p99`, value: load.p99, unit: "ms", ...compared });
      figures.push({ name: "health meanwhile, p99", value: load.healthP99, unit: "ms" });
    }
    return figures;
  } finally {
    await ours.stop();
  }
}
