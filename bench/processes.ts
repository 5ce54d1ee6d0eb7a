// The two servers of a benchmark: the production build, and bare Next from the folder next to this file.

import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "..");
const BARE = path.join(import.meta.dirname, "bare");
const NEXT = path.join(ROOT, "node_modules/next/dist/bin/next");
const QUIET = { NEXT_TELEMETRY_DISABLED: "1", LOG_LEVEL: "silent" };

export type Running = { url: string; stop: () => Promise<void> };
export type RunningOurs = Running & {
  /** The server's data directory. */
  dataDir: string;
  pid: number;
  /** Stops it and starts another on the same data. */
  restart: () => Promise<RunningOurs>;
};

type Catalogue = "full" | "none";

async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 240; attempt++) {
    if (child.exitCode !== null) throw new Error(`the server at ${url} ended with ${child.exitCode}`);
    const isUp = await fetch(url).then(
      (response) => response.status < 500,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`nothing answers at ${url}`);
}

function start(args: string[], cwd: string, env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...QUIET, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

function stopOf(child: ChildProcess, afterwards: () => void): () => Promise<void> {
  return () =>
    new Promise((resolve) => {
      child.once("exit", () => {
        afterwards();
        resolve();
      });
      child.kill("SIGTERM");
    });
}

/** The production build on a new data directory. */
export async function startOurs(port: number, { catalogue = "none" as Catalogue } = {}): Promise<RunningOurs> {
  execFileSync(process.execPath, ["scripts/build.mjs"], {
    cwd: ROOT,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...QUIET },
  });
  return startOn(port, mkdtempSync(path.join(tmpdir(), "boardwright-bench-")), catalogue);
}

async function startOn(port: number, data: string, catalogue: Catalogue): Promise<RunningOurs> {
  const child = start(["dist/server.mjs"], ROOT, {
    NODE_ENV: "production",
    PORT: String(port),
    DATA_DIR: data,
    // A single visitor creates the whole load.
    RATE_LIMITS: "0",
    PART_CATALOGUE: catalogue,
  });
  await untilAnswers(`http://localhost:${port}/api/health`, child);
  const stop = stopOf(child, () => rmSync(data, { recursive: true, force: true }));
  const restart = async () => {
    await stopOf(child, () => undefined)();
    return startOn(port, data, catalogue);
  };
  return { url: `http://localhost:${port}`, dataDir: data, pid: child.pid ?? 0, stop, restart };
}

/** Bare Next: an empty page, one with next-intl, one with chips, a route handler with a constant answer. */
export async function startBare(port: number): Promise<Running> {
  execFileSync(process.execPath, [NEXT, "build", BARE], {
    cwd: BARE,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...QUIET },
  });
  const child = start([NEXT, "start", BARE, "-p", String(port)], BARE, { NODE_ENV: "production" });
  await untilAnswers(`http://localhost:${port}/`, child);
  return { url: `http://localhost:${port}`, stop: stopOf(child, () => undefined) };
}
