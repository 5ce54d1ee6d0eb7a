// The process: reads its settings, starts everything, says where it is, and ends in good order.

import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { reachableHost } from "@/lib/core/market/origin";
import { EnvironmentError, getEnvironment, loadSettingsFile, type Environment } from "@/lib/server/config/environment";
import { sandboxAllowed } from "@/lib/server/config/sandbox";
import { startFailure } from "@/lib/server/config/start-failure";
import { LockedError } from "@/lib/server/db/lock";
import { DEMO_EMAIL, DEMO_PASSWORD } from "@/lib/server/db/seed/demo-account";
import { createLog } from "@/lib/server/log";
import { start } from "@/lib/server/start";
import type { Pages } from "@/lib/server/start-web";

/** Supervisors send SIGTERM and need a moment to see that we are not ready; a person at the terminal does not. */
const SUPERVISOR_GRACE_MS = 2_000;

async function main(): Promise<void> {
  loadSettingsFile();
  const environment = getEnvironment();
  const log = createLog(environment.logLevel);
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "a fault that nothing caught");
    process.exit(1);
  });
  const { server, shutdown } = await start({
    environment,
    log,
    openPages: (httpServer) => openNext(environment, httpServer),
    exit: (code) => process.exit(code),
  });
  process.on("SIGTERM", () => void shutdown("SIGTERM", SUPERVISOR_GRACE_MS));
  process.on("SIGINT", () => void shutdown("SIGINT"));
  announce(environment, server.address() as AddressInfo);
}

/** Never given a host name: it would turn every rewrite of the middleware into a request to another server. */
async function openNext({ mode, port }: Environment, httpServer: Server): Promise<Pages> {
  // A worker has no pages, and does not load what makes them.
  const { default: next } = await import("next");
  const dev = mode === "development";
  // In production every upgrade is the socket's; while developing, Next reloads pages over one of its own.
  const app = next({ dev, port, ...(dev ? { httpServer } : {}) });
  await app.prepare();
  const handle = app.getRequestHandler();
  return { listener: (request, response) => handle(request, response), close: () => app.close() };
}

function announce(environment: Environment, { address: host, port }: AddressInfo): void {
  if (environment.role === "worker") {
    console.log(
      `\nBoardwright's worker is running; its health is at http://${reachableHost(host)}:${port}/api/health\n`,
    );
    return;
  }
  const address = environment.port === 0 ? `http://localhost:${port}` : environment.baseUrl;
  console.log(`\nBoardwright is ready on ${address}`);
  if (sandboxAllowed(environment))
    console.log(`Demo account: ${DEMO_EMAIL} / ${DEMO_PASSWORD} (play money, this machine only)`);
  console.log("");
}

/** One readable line, or list, for what a person can put right; everything else with its trace. */
function explain(error: unknown): string {
  if (error instanceof EnvironmentError || error instanceof LockedError) return error.message;
  const { host, port, dataDir, databaseUrl } = getEnvironment();
  const failure = startFailure(error, { host, port, dataDir, databaseUrl });
  if (failure !== null) return failure;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
