// `npm run cluster`: web processes and workers behind one proxy on this machine, on PostgreSQL and, if named, Redis.
//
//   --web 2 --workers 2   how many processes of each role
//   --kill-every 20       for tests: kills a process at random every so many seconds
//
// SIGHUP replaces all processes one by one without a failed request; SIGTERM and Ctrl+C end them.

import { once } from "node:events";
import { parseArgs } from "node:util";
import { ensureBuilt } from "@/scripts/build.mjs";
import { createClusterProxy } from "./proxy";
import { createSupervisor } from "./supervisor";

const { values } = parseArgs({
  options: {
    web: { type: "string", default: "2" },
    workers: { type: "string", default: "2" },
    "kill-every": { type: "string" },
  },
});

function whole(name: string, text: string, least: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= 64) return value;
  console.error(`--${name} must be a whole number from ${least} to 64`);
  process.exit(2);
}

const web = whole("web", values.web, 1);
const workers = whole("workers", values.workers, 0);
if (!process.env.DATABASE_URL) {
  console.error("DATABASE_URL must name a PostgreSQL database: the embedded one belongs to a single process.");
  process.exit(2);
}
if (!process.env.REDIS_URL)
  console.warn("Without REDIS_URL each process has its own limits, and sockets of one do not hear another.");

const code = await ensureBuilt();
if (code !== 0) process.exit(code);

const host = process.env.HOST ?? "127.0.0.1";
const port = Number(process.env.PORT ?? 3000);
const supervisor = createSupervisor({
  web,
  workers,
  settings: {
    NODE_ENV: "production",
    BASE_URL: process.env.BASE_URL ?? `http://localhost:${port}`,
    // The proxy of this command is one more that stands in front.
    TRUST_PROXY: String(Number(process.env.TRUST_PROXY ?? 0) + 1),
  },
});
const proxy = createClusterProxy(supervisor.up);

let isEnding = false;
async function end(): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  await supervisor.stop();
  proxy.close();
  proxy.closeAllConnections();
  process.exit(0);
}
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void end());
process.on("SIGHUP", () => void supervisor.roll().then(() => console.log("every process was replaced")));

try {
  // Before the processes are started: a port in use ends the command at once.
  proxy.listen(port, host);
  await once(proxy, "listening");
} catch (error) {
  console.error(
    `The proxy cannot listen on ${host}:${port}: ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exit(1);
}
await supervisor.start();
console.log(`\nBoardwright's cluster is ready on http://${host}:${port} (${web} web, ${workers} workers)\n`);

if (values["kill-every"] !== undefined) {
  const seconds = whole("kill-every", values["kill-every"], 1);
  setInterval(() => {
    const up = supervisor.all().filter(({ state }) => state === "up");
    const victim = up[Math.floor(Math.random() * up.length)];
    // The last web process stays, so that there is always one that answers.
    if (!victim || (victim.role === "web" && supervisor.up().length < 2)) return;
    console.log(`${victim.name} is killed`);
    victim.child.kill("SIGKILL");
  }, seconds * 1000);
}
