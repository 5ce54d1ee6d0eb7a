// The server under attack: the production build on loopback, with its own data directory, and clients for it.

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { type IncomingMessage, request as httpRequest } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { freePort } from "@/scripts/tasks/free-port";

const ROOT = path.resolve(import.meta.dirname, "../..");
const READY_SECONDS = 120;

export type Answer = { status: number; headers: Headers; text: string; body: Record<string, unknown> };
type Call = {
  method?: string;
  token?: string;
  cookie?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** The client IP address that the server sees. */
  from?: string;
};
export type Person = { token: string; email: string; password: string };

export type Target = {
  origin: string;
  port: number;
  call: (path: string, call?: Call) => Promise<Answer>;
  /** Sends raw bytes; returns everything received until the connection ends or `seconds` have passed. */
  raw: (bytes: string | Buffer, seconds?: number) => Promise<string>;
  signUp: () => Promise<Person>;
  upload: (
    content: Uint8Array,
    options?: {
      name?: string;
      fileType?: number;
      token?: string;
      from?: string;
      fields?: Record<string, string>;
    },
  ) => Promise<Answer>;
  /** Resident memory of the server in megabytes, and CPU seconds that it has used. */
  usage: () => { residentMb: number; cpuSeconds: number };
  log: () => string;
  dataDir: string;
  /** Tokens and passwords that were issued or sent, which no log may contain. */
  secrets: ReadonlySet<string>;
};

const ENDED: Answer = {
  status: 0,
  headers: new Headers(),
  text: "",
  body: { type: "error", code: "CONNECTION_ENDED" },
};

let callers = 0;
/** Another client address for each case, so that their rate limits are separate. */
const someAddress = () => `203.0.${(++callers >> 8) & 255}.${callers & 255}`;

export type RunningTarget = {
  target: Target;
  /** Stops the server by SIGTERM and removes its data, unless the directory was given. */
  stop: () => Promise<void>;
  /** Sends the signal and waits for the exit; returns the exit code, null after a signal. */
  end: (signal: "SIGTERM" | "SIGKILL") => Promise<number | null>;
};
type Place = { dataDir?: string; port?: number };

const running = new Set<() => Promise<void>>();

/** Stops every server that was started. */
export async function stopTargets(): Promise<void> {
  await Promise.all([...running].map((stop) => stop()));
}

function spawnServer(settings: Record<string, string>, { dataDir, port }: Required<Place>): ChildProcess {
  return spawn(process.execPath, ["dist/server.mjs"], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: dataDir,
      PART_CATALOGUE: "none",
      LOG_LEVEL: "warn",
      TRUST_PROXY: "1",
      // Behind a proxy, sandbox payments are refused unless they are enabled.
      ALLOW_SANDBOX: "1",
      MARKET_HOSTS: "cn.example=zh-CN",
      MIN_FREE_DISK_MB: "64",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

function gather(child: ChildProcess): () => string {
  let log = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (log += chunk.toString()));
  return () => log;
}

export const temporaryData = () => mkdtempSync(path.join(tmpdir(), "boardwright-attack-"));

/** `settings` override those of the server. */
export async function startTarget(settings: Record<string, string> = {}, place: Place = {}): Promise<RunningTarget> {
  const port = place.port ?? (await freePort());
  const dataDir = place.dataDir ?? temporaryData();
  const child = spawnServer(settings, { dataDir, port });
  const log = gather(child);
  const target = createTarget({ port, pid: child.pid ?? 0, dataDir, log });
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  const end = async (signal: "SIGTERM" | "SIGKILL") => {
    running.delete(stop);
    if (!isOver()) {
      child.kill(signal);
      await once(child, "exit");
    }
    return child.exitCode;
  };
  const stop = async () => {
    await end("SIGTERM");
    if (place.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  running.add(stop);
  try {
    await untilReady(target, child);
  } catch (error) {
    await stop();
    throw new Error(`the server did not start:\n${log()}`, { cause: error });
  }
  return { target, stop, end };
}

/** Starts a server that is expected to fail; returns its exit and all output. */
export async function startInVain(settings: Record<string, string>, dataDir: string) {
  const child = spawnServer(settings, { dataDir, port: await freePort() });
  const log = gather(child);
  const timer = setTimeout(() => child.kill("SIGKILL"), READY_SECONDS * 1000);
  await once(child, "close");
  clearTimeout(timer);
  return { code: child.exitCode, output: log().trim() };
}

async function untilReady(target: Target, child: ChildProcess): Promise<void> {
  for (let second = 0; second < READY_SECONDS * 4; second++) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`);
    const answer = await target.call("/api/ready").catch(() => null);
    if (answer?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error("it was not ready in time");
}

/** `pid` is the process whose memory and CPU time `usage` reads. */
type Parts = { port: number; pid: number; dataDir: string; log: () => string };

export function createTarget({ port, pid, dataDir, log }: Parts): Target {
  const secrets = new Set<string>();
  const origin = `http://localhost:${port}`;

  async function send(address: string, init: RequestInit, from = someAddress()): Promise<Answer> {
    const headers = { "x-forwarded-for": from, "x-locale": "en", ...(init.headers as Record<string, string>) };
    // A server may refuse before the whole body was sent, and close the connection: then the answer may be lost.
    const response = await fetch(origin + address, { redirect: "manual", ...init, headers }).catch(() => null);
    if (response === null) return ENDED;
    const body = await response.text();
    return { status: response.status, headers: response.headers, text: body, body: parse(body) };
  }

  async function call(address: string, { method, token, cookie, body, headers, from }: Call = {}): Promise<Answer> {
    const all: Record<string, string> = { ...headers };
    if (token !== undefined) all.authorization = token;
    if (cookie !== undefined) all.cookie = cookie;
    if (body !== undefined && typeof body !== "string") all["content-type"] = "application/json";
    const sent = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
    if (all.host !== undefined)
      return sendToHost(port, address, { method: method ?? (sent ? "POST" : "GET"), headers: all, sent });
    return send(address, { method: method ?? (body === undefined ? "GET" : "POST"), headers: all, body: sent }, from);
  }

  let people = 0;
  return {
    origin,
    port,
    call,
    async raw(bytes, seconds = 5) {
      const socket = connect(port, "127.0.0.1");
      socket.on("error", () => undefined);
      const timer = setTimeout(() => socket.destroy(), seconds * 1000);
      socket.write(bytes);
      return text(socket)
        .catch(() => "")
        .finally(() => clearTimeout(timer));
    },
    async signUp() {
      const [email, password] = [`attack-${++people}@example.com`, "correct horse battery"];
      const { body } = await call("/api/auth/register", { body: { account: email, password } });
      const { token } = body.data as { token: string };
      secrets.add(token).add(password);
      return { token, email, password };
    },
    upload(content, { name = "board.zip", fileType = 8, token, from, fields = {} } = {}) {
      const form = new FormData();
      for (const [field, value] of Object.entries({ fileType: String(fileType), ...fields })) form.set(field, value);
      form.set("file", new File([new Uint8Array(content)], name));
      const headers: Record<string, string> = token === undefined ? {} : { authorization: token };
      return send("/api/eda/file/upload", { method: "POST", body: form, headers }, from);
    },
    usage() {
      const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
      const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
      return { residentMb: Number(resident) / 1024, cpuSeconds: (Number(fields[11]) + Number(fields[12])) / 100 };
    },
    log,
    dataDir,
    secrets,
  };
}

type HostCall = { method: string; headers: Record<string, string>; sent: string | undefined };

/** `fetch` derives the Host header from the URL alone. */
async function sendToHost(port: number, address: string, { method, headers, sent }: HostCall): Promise<Answer> {
  const asked = httpRequest({ port, host: "127.0.0.1", path: address, method, headers });
  asked.end(sent);
  const [response] = (await once(asked, "response")) as [IncomingMessage];
  const body = await text(response);
  const entries = Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)]);
  return { status: response.statusCode ?? 0, headers: new Headers(entries), text: body, body: parse(body) };
}

function parse(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
