// Requests per second of the API and of static pages, compared with bare Next's route handler and page in the same run.

import autocannon from "autocannon";
import { type Running, startBare, startOurs } from "./processes";
import type { Figure } from "./run";

const SECONDS = 6;
const CONNECTIONS = 16;
const SPECIFICATION = JSON.stringify({ layers: 4, widthMm: 80, heightMm: 60, quantity: 50, surfaceFinish: "ENIG" });

type Load = { url: string; method?: "GET" | "POST"; body?: string };

async function perSecond({ url, method = "GET", body }: Load): Promise<number> {
  const options = {
    connections: CONNECTIONS,
    duration: SECONDS,
    url,
    method,
    body,
    headers: { "content-type": "application/json" },
  };
  await autocannon({ ...options, duration: 2 });
  const result = await autocannon(options);
  if (result.non2xx > result["2xx"] / 100) throw new Error(`${url}: ${result.non2xx} refusals`);
  return result.requests.average;
}

/** Both servers run; the loads alternate, so that background noise affects both. */
async function compare(name: string, ours: Load, bare: Load): Promise<Figure> {
  const theirs = await perSecond(bare);
  const value = await perSecond(ours);
  return { name, value, unit: "req/s", ratio: value / theirs, against: `bare Next (${theirs.toFixed(0)})` };
}

async function measure(ours: Running, bare: Running): Promise<Figure[]> {
  const handler = { url: `${bare.url}/api/trivial` };
  const page = { url: `${bare.url}/` };
  return [
    await compare("API, health", { url: `${ours.url}/api/health` }, handler),
    await compare(
      "API, a priced specification",
      { url: `${ours.url}/api/eda/quote/pcb`, method: "POST", body: SPECIFICATION },
      handler,
    ),
    await compare("home page", { url: `${ours.url}/` }, page),
    await compare("PCB quote page", { url: `${ours.url}/order/manufacturing/pcb` }, page),
  ];
}

export async function benchHttp(): Promise<Figure[]> {
  const bare = await startBare(3951);
  const ours = await startOurs(3952);
  try {
    return await measure(ours, bare);
  } finally {
    await bare.stop();
    await ours.stop();
  }
}
