// The process, with its embedded database behind a wire that raises a signal at a chosen statement.

import { mkdirSync } from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { readEnvironment } from "@/lib/server/config/environment";
import { chooseSocketDirectory, openEmbedded, SOCKET_NAME } from "@/lib/server/db/embedded";
import { createLog } from "@/lib/server/log";
import { start } from "@/lib/server/start";
import { type Side, startCuttingProxy, throughProxy } from "./cutting-proxy";

const environment = readEnvironment(process.env);
mkdirSync(environment.dataDir, { recursive: true });
const socketDirectory = chooseSocketDirectory(environment.dataDir);
const embedded = await openEmbedded({ directory: path.join(environment.dataDir, "db"), socketDirectory }, () =>
  process.exit(1),
);
const proxy = await startCuttingProxy({ path: path.join(socketDirectory, SOCKET_NAME) });

const { server, shutdown } = await start({
  environment: { ...environment, databaseUrl: throughProxy({}, proxy.port) },
  log: createLog(environment.logLevel),
  exit: (code) => void embedded.close().then(() => process.exit(code)),
  openPages: () =>
    Promise.resolve({ listener: (_request, response) => void response.end(), close: () => Promise.resolve() }),
});
process.on("SIGTERM", () => void shutdown("SIGTERM"));
process.on("message", ({ at, side, signal }: { at: number; side: Side; signal: NodeJS.Signals }) => {
  proxy.arm(at, side, () => process.kill(process.pid, signal));
  process.send?.("armed");
});
process.send?.({ port: (server.address() as AddressInfo).port });
