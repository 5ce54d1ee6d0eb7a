// A process: the database and the dependencies, and on them the roles that the environment names.

import type { Server } from "node:http";
import type { Logger } from "pino";
import { copyBeforeMigration } from "@/lib/server/backup/before-migration";
import { createDeps } from "@/lib/server/compose";
import type { Environment } from "@/lib/server/config/environment";
import { sandboxAllowed } from "@/lib/server/config/sandbox";
import { loadContent, syncSeed } from "@/lib/server/content/load";
import { CONTENT_TASK_MS, createContentTask } from "@/lib/server/content/publish";
import { createFeatured } from "@/lib/server/community/featured";
import { syncCampaigns } from "@/lib/server/coupon/campaigns";
import { migrateDatabase, readMigrations } from "@/lib/server/db/migrate";
import { openDatabase, type OpenDatabase } from "@/lib/server/db/open";
import { syncDemoAccount } from "@/lib/server/db/seed/demo-account";
import type { Deps } from "@/lib/server/deps";
import { healthPages } from "@/lib/server/health";
import { startIdleCollection } from "@/lib/server/idle-collection";
import { startTasks } from "@/lib/server/jobs/scheduled-tasks";
import { createMetrics } from "@/lib/server/metrics";
import { createStockClaim, STOCK_TASK_MS } from "@/lib/server/part/stock-claim";
import { BOOK_TASKS_MS, createBookTask } from "@/lib/server/pricing/book-task";
import { loadBooks } from "@/lib/server/pricing/load-books";
import { followSite } from "@/lib/server/realtime/follow-site";
import { watchRedis } from "@/lib/server/redis/watch-redis";
import { createShutdown, type Shutdown } from "@/lib/server/shutdown";
import { startHealthServer } from "@/lib/server/start-health-server";
import { startWeb, type OpenPages } from "@/lib/server/start-web";
import { startWorker } from "@/lib/server/start-worker";
import { openSystem } from "@/lib/server/system/open-system";
import { openStore } from "@/lib/server/storage/open-store";
import { createS3Metrics } from "@/lib/server/storage/s3/s3-metrics";

type Options = {
  environment: Environment;
  log: Logger;
  openPages: OpenPages;
  exit: (code: number) => void;
};

export type Started = { server: Server; deps: Deps; shutdown: Shutdown };

/** Opens everything and listens. Rejects, with all closed again, when a part does not start (LockedError, EADDRINUSE). */
export async function start(options: Options): Promise<Started> {
  const { environment, log, exit } = options;
  const onCrash = (reason: string) => {
    log.fatal({ reason }, "the database is gone");
    exit(1);
  };
  const opened = await openDatabase(environment, onCrash);
  try {
    const migrations = readMigrations();
    await copyBeforeMigration(opened, { dataDir: environment.dataDir, migrations, log });
    const applied = await migrateDatabase(opened.database, migrations);
    if (applied.length > 0) log.info({ applied }, "migrated the database");
    await syncCampaigns(opened.database);
    await syncDemoAccount(opened.database, sandboxAllowed(environment));
    await syncSeed(opened.database, new Date());
    return await startRoles(options, opened);
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function startRoles({ environment, log, openPages, exit }: Options, opened: OpenDatabase): Promise<Started> {
  const db = opened.database;
  const s3Metrics = createS3Metrics();
  // A full or read-only disk is reported now, in one sentence, and not by the first upload.
  const store = await openStore(environment, { log, observe: s3Metrics.observe });
  const metrics = createMetrics([s3Metrics.render]);
  let draining = false;
  const isDraining = () => draining;
  const system = await openSystem({ environment, db, log, metrics });
  const { observe, count, tracer } = system;
  const deps = createDeps({ environment, db, store, isDraining, observe, count, tracer });
  if (deps.redis) watchRedis(metrics, deps.redis);
  await loadBooks(deps);
  const stock = createStockClaim({ db, isSampleSold: sandboxAllowed(environment) });
  await stock.load();
  const featured = createFeatured(db);
  await featured.load();
  const revision = await loadContent(db);
  const health = healthPages({ environment, db, store, metrics, isDraining });
  const isWeb = environment.role !== "worker";
  const web = isWeb
    ? await startWeb({ deps, log, health, metrics, openPages })
    : await startHealthServer({ environment, health });
  const worker = environment.role === "web" ? { closings: [] } : await startWorker({ deps, log });
  const priceBooks = createBookTask({
    load: () => loadBooks(deps),
    books: () => deps.books,
    refreshPages: web.refreshPages,
    startedMs: deps.now().getTime(),
  });
  const stopBookTask = startTasks({ priceBooks }, BOOK_TASKS_MS, log);
  deps.refreshPages = web.refreshPages;
  const content = createContentTask({ db, refreshPages: web.refreshPages, revision });
  const stopContentTask = startTasks({ content }, CONTENT_TASK_MS, log);
  const statedOnPages = { stock: stock.task(web.refreshPages), featured: featured.task(web.refreshPages) };
  const stopStockTask = startTasks(statedOnPages, STOCK_TASK_MS, log);
  const stopFollowing = followSite(deps, [content, priceBooks]);
  const stopCollection = startIdleCollection();
  const shutdown = createShutdown({
    server: web.server,
    log,
    exit,
    onDrain: () => {
      draining = true;
    },
    endSockets: web.endSockets,
    closings: [
      ...worker.closings,
      { name: "price books", close: stopBookTask },
      { name: "publications", close: stopFollowing },
      { name: "content", close: stopContentTask },
      { name: "stock", close: stopStockTask },
      ...web.closings,
      { name: "event bus", close: deps.eventBus.close },
      { name: "Redis", close: () => deps.redis?.close() },
      ...system.closings,
      { name: "metrics", close: metrics.stop },
      { name: "files", close: () => store.close?.() },
      { name: "idle collection", close: stopCollection },
      { name: "database", close: opened.close },
    ],
  });
  return { server: web.server, deps, shutdown };
}
