// A separate server for one test, whose clock the test can move.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect } from "@playwright/test";
import type { MarketArea } from "@/lib/core/market/area";
import { freePort } from "@/scripts/tasks/free-port";

export interface OwnServer {
  origin: string;
  dataDir: string;
  nextDay: () => void;
  /** Ends it without warning, as a loss of power does. */
  kill: () => Promise<void>;
  /** Starts it again on what it has stored. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts the built product on an empty database. */
export async function startOwnServer(area: MarketArea): Promise<OwnServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "boardwright-own-"));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const settings = {
    NODE_ENV: "production" as const,
    HOST: "127.0.0.1",
    PORT: String(port),
    BASE_URL: origin,
    DATA_DIR: dataDir,
    MARKET_AREA: area,
    LOG_LEVEL: "warn",
    TRUST_PROXY: "1",
    ALLOW_SANDBOX: "1",
  };
  const isReady = () =>
    fetch(`${origin}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  let running = launch(settings);
  async function stop() {
    await running.end("SIGTERM");
    rmSync(dataDir, { recursive: true, force: true });
  }
  const waitUntilReady = () => expect.poll(isReady, { timeout: 60_000 }).toBe(true);
  try {
    await waitUntilReady();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    ...{ origin, dataDir, stop },
    nextDay: () => running.signal("SIGUSR2"),
    kill: () => running.end("SIGKILL"),
    async restart() {
      running = launch(settings);
      await waitUntilReady();
    },
  };
}

function launch(settings: Partial<NodeJS.ProcessEnv>) {
  const server = spawn("node", ["--import", "./e2e/clock.mjs", "dist/server.mjs"], {
    env: { ...process.env, ...settings },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  return {
    signal: (signal: NodeJS.Signals) => void server.kill(signal),
    end(signal: NodeJS.Signals): Promise<void> {
      server.kill(signal);
      return ended;
    },
  };
}
