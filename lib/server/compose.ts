// The composition of a running process: each port with its adapter, and the API on top of them.

import type { Hono } from "hono";
import { PRICE_BOOKS } from "@/lib/core/pricing/book";
import { ASSEMBLY_BOOKS } from "@/lib/core/pricing/assembly/book";
import { STENCIL_BOOKS } from "@/lib/core/pricing/stencil/price";
import { createProductApi } from "./api";
import type { Environment } from "./config/environment";
import { sandboxAllowed } from "./config/sandbox";
import { readSecret } from "./config/secret";
import type { Database } from "./db/client";
import type { Deps } from "./deps";
import { createMatcher } from "./bom/matcher";
import { createTableReader } from "./bom/table-reader";
import { NO_PEERS } from "./chat/answer-peers";
import { createDrawingReader } from "./community/drawing-worker-client";
import { createDfmChecker } from "./dfm/dfm-worker-client";
import { createBoardReader } from "./gerber/board-worker-client";
import { createLimitCounters } from "./http/limit-counters";
import { createMemoryPageCache } from "./http/memory-page-cache";
import { createMemoryRateLimiter } from "./http/memory-rate-limiter";
import type { PageCache } from "./http/page-cache";
import { NO_RATE_LIMITS } from "./http/rate-limiter";
import { createLog } from "./log";
import { partCatalogSource, searchCatalogSource } from "./part/catalog-source";
import { createDatabaseCatalogSearch } from "./part/database-catalog-search";
import { createThreadCatalogSearch } from "./part/thread-catalog-search";
import { createProviders } from "./payment/providers";
import { sandboxPages } from "./payment/sandbox-page";
import { createMemoryEventBus } from "./realtime/memory-event-bus";
import { connectRedis } from "./redis/connection";
import { createRedisAnswerPeers } from "./redis/redis-answer-peers";
import { createRedisEventBus } from "./redis/redis-event-bus";
import { createRedisRateLimiter } from "./redis/redis-rate-limiter";
import { createDesignReader } from "./project-import/import-worker-client";
import { createSheetRenderer } from "./schematic-render/sheet-renderer";
import type { FileStore } from "./storage/file-store";
import { createWebhookSender } from "./webhook/sender";

/** Delay of the sandbox's late notifications. */
const SANDBOX_LATE_MS = 60_000;

type Parts = { environment: Environment; db: Database; store: FileStore } & Pick<
  Deps,
  "isDraining" | "observe" | "count" | "tracer"
>;

export function createDeps(parts: Parts): Deps {
  const { environment } = parts;
  const secret = readSecret(environment.dataDir);
  const log = createLog(environment.logLevel);
  const redis = environment.redisUrl === undefined ? null : connectRedis({ url: environment.redisUrl, secret, log });
  const local = createMemoryRateLimiter(createLimitCounters(parts.db, secret));
  const limiter = redis ? createRedisRateLimiter({ redis, secret, local }) : local;
  const now = () => new Date();
  return {
    ...parts,
    books: { boards: PRICE_BOOKS, stencils: STENCIL_BOOKS, assemblies: ASSEMBLY_BOOKS },
    rateLimiter: environment.rateLimits || !sandboxAllowed(environment) ? limiter : NO_RATE_LIMITS,
    log,
    eventBus: redis ? createRedisEventBus({ redis, log }) : createMemoryEventBus(log),
    answerPeers: redis ? createRedisAnswerPeers({ redis }) : NO_PEERS,
    redis,
    // Replaced by the web role, which has pages.
    refreshPages: () => Promise.resolve(false),
    now,
    readBoardFile: createBoardReader(),
    checkBoardFile: createDfmChecker(),
    tables: createTableReader(),
    renderSheet: createSheetRenderer(),
    readDesignFile: createDesignReader(),
    readDrawing: createDrawingReader(),
    matcher: createMatcher(partCatalogSource(parts.db)),
    catalogSearch: createThreadCatalogSearch(
      searchCatalogSource(parts.db),
      createDatabaseCatalogSearch({ db: parts.db, now }),
    ),
    paymentProviders: createProviders({ environment, db: parts.db, secret }),
    webhookSender: createWebhookSender({
      ports: environment.webhookPorts,
      allowsLoopback: environment.webhookLoopback && sandboxAllowed(environment),
    }),
    webhookKey: secret,
  };
}

export const createPageCache = (): PageCache => createMemoryPageCache();

/** The API with the sandbox provider's page, where that provider is offered. `pages` stand beside them. */
export function composeApi(deps: Deps, pages: Hono[] = []): Hono {
  if (!deps.paymentProviders.sandbox) return createProductApi(deps, pages);
  const sandbox = sandboxPages({
    secret: readSecret(deps.environment.dataDir),
    db: deps.db,
    now: deps.now,
    later(work) {
      const failed = (error: unknown) => deps.log.error({ err: error }, "the sandbox's late notice failed");
      setTimeout(() => void work().catch(failed), SANDBOX_LATE_MS).unref();
    },
    async deliver(body, headers) {
      const init = { method: "POST", body, headers: { ...headers, "content-type": "application/json" } };
      const response = await api.request("/api/pay/sandbox/notify", init);
      if (!response.ok) deps.log.error({ status: response.status }, "the sandbox's notice was refused");
    },
  });
  const api: Hono = createProductApi(deps, [...pages, sandbox]);
  return api;
}
