// `npm run mock-api`: the product's pages over the mock, in one process.

import type { Server } from "node:http";
import next from "next";
import type { MarketArea } from "@/lib/core/market/area";
import { getEnvironment } from "@/lib/server/config/environment";
import { SEED_CUSTOMER, SEED_PASSWORD, SEED_STAFF } from "./seed-accounts";
import { startMockServer, type Listener } from "./serve";

/** Pages of a named build, else reloading pages. */
async function openNext(port: number, httpServer: Server): Promise<Listener> {
  const dev = process.env.BUILD_ID === undefined;
  const app = next({ dev, port, ...(dev ? { httpServer } : {}) });
  await app.prepare();
  return app.getRequestHandler();
}

// Pages read the same settings as under the product's server.
const { port, marketArea } = getEnvironment();
const area: MarketArea = marketArea;
const mock = await startMockServer({ port, area, openPages: (server) => openNext(port, server) });
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void mock.close().then(() => process.exit(0)));
}
console.log(`\nThe mock API and the pages are ready on http://127.0.0.1:${port}`);
console.log(`Customer: ${SEED_CUSTOMER}, staff: ${SEED_STAFF}; password of both: ${SEED_PASSWORD}`);
console.log("Faults: see scripts/mock-api/README.md\n");
