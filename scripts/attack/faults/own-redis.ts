// A separate Redis for a case, which may stop it at any time.

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { NotApplicable } from "../attack-case";
import { freePort } from "@/scripts/tasks/free-port";

export type OwnRedis = {
  url: string;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** Stops answering without closing its connections. */
  freeze: () => void;
  thaw: () => void;
};

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  return new Promise((resolve) => {
    socket.once("connect", () => (socket.destroy(), resolve(true))).once("error", () => resolve(false));
  });
}

export async function withRedis(work: (redis: OwnRedis) => Promise<void>): Promise<void> {
  const directory = mkdtempSync(path.join(tmpdir(), "boardwright-redis-"));
  const port = await freePort();
  let child: ChildProcess | undefined;
  async function start(): Promise<void> {
    const args = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
    const started = spawn("redis-server", args, { cwd: directory, stdio: "ignore" });
    child = started;
    let isMissing = false;
    started.once("error", () => (isMissing = true));
    for (let at = 0; at < 100 && !(await answers(port)); at++) {
      if (isMissing) throw new NotApplicable("redis-server is not installed");
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  async function stop(): Promise<void> {
    const last = child;
    child = undefined;
    if (!last || last.exitCode !== null) return;
    last.kill("SIGKILL");
    await once(last, "exit");
  }
  try {
    await start();
    await work({
      url: `redis://127.0.0.1:${port}`,
      start,
      stop,
      freeze: () => void child?.kill("SIGSTOP"),
      thaw: () => void child?.kill("SIGCONT"),
    });
  } finally {
    await stop();
    rmSync(directory, { recursive: true, force: true });
  }
}
