// A process of the cluster: the built server in one role, on a port of its own.

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { ROOT } from "@/scripts/tasks/run.mjs";
import { freePort } from "@/scripts/tasks/free-port";

export type Role = "web" | "worker";

/** Only processes that are `up` receive requests. */
export type BackendState = "starting" | "up" | "draining" | "gone";

export interface Backend {
  readonly name: string;
  readonly role: Role;
  readonly port: number;
  readonly child: ChildProcess;
  state: BackendState;
}

const READY_MS = 120_000;
const POLL_MS = 200;
/** The server itself needs up to 22 s for what is running when it is asked to end. */
const END_MS = 30_000;

/** Starts the process and passes its output on, each line behind its name. */
export async function spawnBackend(
  name: string,
  role: Role,
  settings: Readonly<Record<string, string>>,
): Promise<Backend> {
  const port = await freePort();
  const child = spawn(process.execPath, ["dist/server.mjs"], {
    cwd: ROOT,
    env: { ...process.env, ...settings, ROLE: role, HOST: "127.0.0.1", PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on("line", (line) => {
      if (line.trim() !== "") console.log(`${name} | ${line}`);
    });
  return { name, role, port, child, state: "starting" };
}

/** Resolves to false if the process ended first, or was not ready within two minutes. */
export async function untilReady(backend: Backend): Promise<boolean> {
  const endsAt = performance.now() + READY_MS;
  while (backend.state === "starting" && performance.now() < endsAt) {
    const answer = await fetch(`http://127.0.0.1:${backend.port}/api/ready`, {
      signal: AbortSignal.timeout(5_000),
    }).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.status === 200) {
      backend.state = "up";
      return true;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return false;
}

/** Asks the process to finish what it is doing, and ends it if that takes too long. */
export async function drain(backend: Backend): Promise<void> {
  if (backend.state === "gone") return;
  backend.state = "draining";
  const exited = once(backend.child, "exit");
  backend.child.kill("SIGTERM");
  const late = setTimeout(() => backend.child.kill("SIGKILL"), END_MS);
  await exited;
  clearTimeout(late);
}
