// The process without Next, for tests that start, stop and kill it.

import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { readEnvironment } from "@/lib/server/config/environment";
import { createLog } from "@/lib/server/log";
import { start } from "@/lib/server/start";

const environment = readEnvironment(process.env);
const { server, shutdown } = await start({
  environment,
  log: createLog(environment.logLevel),
  exit: (code) => process.exit(code),
  openPages: () =>
    Promise.resolve({
      listener: async (request, response) => {
        const ms = Number(/^\/slow\/(\d+)$/.exec(request.url ?? "")?.[1] ?? 0);
        if (ms > 0) process.send?.("slow");
        await sleep(ms);
        response.end("done");
      },
      close: () => Promise.resolve(),
    }),
}).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
process.on("SIGTERM", () => void shutdown("SIGTERM", Number(process.env.GRACE_MS ?? 0)));
process.send?.({ port: (server.address() as AddressInfo).port });
