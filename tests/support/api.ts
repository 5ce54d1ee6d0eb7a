// The whole API on a fresh database, called without a network, with a clock that the test turns.

import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Hono } from "hono";
import { pino } from "pino";
import { err, ok } from "@/lib/base/result";
import type { Envelope } from "@/lib/contracts/envelope";
import type { Endpoint, InputOf, OutputOf } from "@/lib/contracts/endpoint";
import { register } from "@/lib/contracts/account";
import { PRICE_BOOKS } from "@/lib/core/pricing/book";
import { ASSEMBLY_BOOKS } from "@/lib/core/pricing/assembly/book";
import { STENCIL_BOOKS } from "@/lib/core/pricing/stencil/price";
import { createProductApi } from "@/lib/server/api";
import { createMatcher } from "@/lib/server/bom/matcher";
import { createDesignReader } from "@/lib/server/project-import/import-worker-client";
import { createSheetRenderer } from "@/lib/server/schematic-render/sheet-renderer";
import { createTableReader } from "@/lib/server/bom/table-reader";
import { NO_PEERS } from "@/lib/server/chat/answer-peers";
import { readDrawing } from "@/lib/server/community/drawing-reading";
import { readEnvironment } from "@/lib/server/config/environment";
import type { Deps } from "@/lib/server/deps";
import { createMemoryRateLimiter } from "@/lib/server/http/memory-rate-limiter";
import { NO_RATE_LIMITS } from "@/lib/server/http/rate-limiter";
import { partCatalogSource } from "@/lib/server/part/catalog-source";
import { createDatabaseCatalogSearch } from "@/lib/server/part/database-catalog-search";
import { createProviders } from "@/lib/server/payment/providers";
import { createMemoryEventBus } from "@/lib/server/realtime/memory-event-bus";
import { createDiskStore } from "@/lib/server/storage/disk-store";
import { createWebhookSender } from "@/lib/server/webhook/sender";
import { testDatabase } from "./database";

export const SANDBOX_SECRET = "a secret of the tests";
/** Saturday 21 November 2026, noon in Shanghai. */
export const START = new Date("2026-11-21T04:00:00Z");
export const DAY_MS = 86_400_000;

type CallOptions = {
  token?: string;
  /** `name=value` of the visitor's cookie. */
  cookie?: string;
  key?: string;
  headers?: Record<string, string>;
  body?: "json" | "form" | "multipart";
};

export type Answer<T> = {
  status: number;
  type: string;
  code: string | undefined;
  message: string;
  data: T;
  headers: Headers;
};

/** Data of a refusal, which is another than the contract's output. */
export const refusalOf = <T>({ data }: Answer<unknown>): T => data as T;

/** Fields that a refused input names, in their order. */
export const refusedFields = (answer: Answer<unknown>): string[] =>
  refusalOf<{ field: string }[]>(answer).map(({ field }) => field);

type TestApiOptions = { limits?: boolean; deps?: Partial<Deps>; env?: Record<string, string> };

function encodeBody(
  kind: Endpoint["body"],
  input: Record<string, unknown>,
): { body: BodyInit; headers: Record<string, string> } {
  if (kind === "json") return { body: JSON.stringify(input), headers: { "content-type": "application/json" } };
  const entries = Object.entries(input).filter(([, value]) => value !== undefined);
  const fields = entries.map(
    ([name, value]) => [name, typeof value === "object" ? JSON.stringify(value) : String(value)] as const,
  );
  if (kind === "form") return { body: new URLSearchParams(fields.map(([name, value]) => [name, value])), headers: {} };
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return { body: form, headers: {} };
}

function requestOf(endpoint: Endpoint, input: Record<string, unknown>, options: CallOptions): [string, RequestInit] {
  const left = { ...input };
  const address = endpoint.path.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const value = left[name];
    delete left[name];
    return encodeURIComponent(String(value));
  });
  const headers: Record<string, string> = { host: "localhost:3000", "x-locale": "en", ...options.headers };
  if (options.token !== undefined) headers.authorization = options.token;
  if (options.cookie) headers.cookie = options.cookie;
  if (options.key) headers["idempotency-key"] = options.key;
  if (endpoint.method === "GET") {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(left)) if (value !== undefined) query.set(name, String(value));
    return [`http://localhost:3000${address}${query.size ? `?${query}` : ""}`, { method: "GET", headers }];
  }
  const encoded = encodeBody(options.body ?? endpoint.body, left);
  return [
    `http://localhost:3000${address}`,
    { method: endpoint.method, headers: { ...encoded.headers, ...headers }, body: encoded.body },
  ];
}

export type TestApi = Awaited<ReturnType<typeof createTestApi>>;

export async function createTestApi({ limits = false, deps: overrides = {}, env = {} }: TestApiOptions = {}) {
  const db = await testDatabase();
  const clock = { now: START };
  const directory = mkdtempSync(path.join(tmpdir(), "boardwright-test-"));
  const environment = readEnvironment({ NODE_ENV: "test", DATA_DIR: directory, LOG_LEVEL: "silent", ...env });
  const log = pino({ level: "silent" });
  const now = () => clock.now;
  const deps: Deps = {
    environment,
    db,
    store: createDiskStore(path.join(directory, "files")),
    books: { boards: PRICE_BOOKS, stencils: STENCIL_BOOKS, assemblies: ASSEMBLY_BOOKS },
    rateLimiter: limits ? createMemoryRateLimiter() : NO_RATE_LIMITS,
    log,
    eventBus: createMemoryEventBus(log),
    answerPeers: NO_PEERS,
    now,
    isDraining: () => false,
    refreshPages: () => Promise.resolve(true),
    readBoardFile: () => Promise.resolve(err("PARSE_FAILED")),
    checkBoardFile: () => Promise.resolve(err("PARSE_FAILED")),
    // A worker of a test compiles itself before it reads: the product's five seconds are for what it reads.
    tables: createTableReader({ timeoutMs: 20_000 }),
    renderSheet: createSheetRenderer({ timeoutMs: 40_000 }),
    readDesignFile: createDesignReader({ timeoutMs: 40_000 }),
    // Small drawings; tests/server/community/drawing-worker.test.ts has the thread.
    readDrawing: (job) => Promise.resolve(ok(readDrawing(job))),
    matcher: createMatcher(partCatalogSource(db)),
    // Newly written parts are found at once.
    catalogSearch: createDatabaseCatalogSearch({ db, now }),
    paymentProviders: createProviders({ environment, db, secret: SANDBOX_SECRET }),
    webhookSender: createWebhookSender({
      ports: environment.webhookPorts,
      allowsLoopback: environment.webhookLoopback,
    }),
    webhookKey: SANDBOX_SECRET,
    ...overrides,
  };
  const app: Hono = createProductApi(deps);

  async function send(address: string, init: RequestInit): Promise<Response> {
    return app.request(address, init);
  }

  /** Calls with input of any shape, as a stranger may send it. */
  async function callRaw<E extends Endpoint>(
    endpoint: E,
    input: unknown,
    options: CallOptions = {},
  ): Promise<Answer<OutputOf<E>>> {
    const response = await send(...requestOf(endpoint, input as Record<string, unknown>, options));
    const body = (await response.json()) as Envelope<OutputOf<E>>;
    return {
      status: response.status,
      type: body.type,
      code: body.code,
      message: body.message,
      data: body.data as OutputOf<E>,
      headers: response.headers,
    };
  }

  const call = <E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions) =>
    callRaw(endpoint, input, options);

  /** A raw answer, for files and odd requests. */
  async function fetchFile(endpoint: Endpoint, input: Record<string, unknown>, options: CallOptions = {}) {
    return send(...requestOf(endpoint, input, options));
  }

  let people = 0;
  async function signUp(options: CallOptions = {}): Promise<{ token: string; email: string; accountId: string }> {
    const email = `person${++people}-${Math.trunc(performance.now() * 1000)}@example.com`;
    const answer = await call(register, { account: email, password: "correct horse battery" }, options);
    if (answer.type !== "success") throw new Error(`could not sign up: ${answer.code}`);
    return { token: answer.data.token, email, accountId: answer.data.user.info };
  }

  return {
    app,
    db,
    deps,
    clock,
    call,
    callRaw,
    send,
    fetchFile,
    signUp,
    advance: (ms: number) => (clock.now = new Date(clock.now.getTime() + ms)),
  };
}
