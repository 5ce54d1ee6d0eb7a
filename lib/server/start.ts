// A process from its parts: database, API, jobs, socket and pages behind one HTTP server.

import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { Logger } from "pino";
import { composeApi, createDeps } from "@/lib/server/compose";
import type { Environment } from "@/lib/server/config/environment";
import { sandboxAllowed } from "@/lib/server/config/sandbox";
import { syncCampaigns } from "@/lib/server/coupon/campaigns";
import { migrateDatabase } from "@/lib/server/db/migrate";
import { openDatabase } from "@/lib/server/db/open";
import { syncDemoAccount } from "@/lib/server/db/seed/demo-account";
import type { Deps } from "@/lib/server/deps";
import { healthPages } from "@/lib/server/health";
import { BOOK_TASKS_MS, createBookTask } from "@/lib/server/pricing/book-task";
import { isStaffSession } from "@/lib/server/auth/sessions";
import { createAdminGuard } from "@/lib/server/http/admin-cookie";
import { createHttpServer, type Listener } from "@/lib/server/http/listen";
import { createMemoryPageCache } from "@/lib/server/http/memory-page-cache";
import { createWorkInHand } from "@/lib/server/http/work-in-hand";
import { expireQuotes } from "@/lib/server/bom/expire";
import { expireVisitorFiles, ORPHAN_SWEEP_MS, sweepOrphans } from "@/lib/server/file/expiry";
import { startTasks, startHousekeeping } from "@/lib/server/jobs/housekeeping";
import { createJobRunner } from "@/lib/server/jobs/runner";
import { CODE_JOB, createCodeHandler } from "@/lib/server/account/contact-codes";
import { loadBooks } from "@/lib/server/pricing/load-books";
import { createMailHandler, MAIL_JOB } from "@/lib/server/mail/outbox";
import { openMailer } from "@/lib/server/mail/open-mailer";
import { createOrderCheck, ORDER_CHECK_JOB } from "@/lib/server/order/change/check";
import { completeDelivered } from "@/lib/server/order/care/complete";
import { cancelUnpaidOrders } from "@/lib/server/order/pay/cancel-unpaid";
import { PAYMENT_TASKS_MS, paymentTasks } from "@/lib/server/payment/tasks";
import { CLOSE_JOB, createCloseHandler } from "@/lib/server/payment/closing";
import { createPartListJob, PART_LIST_JOB } from "@/lib/server/ops/catalog/part-lists";
import { createCatalogueFill, PART_FILL_JOB, requestFill } from "@/lib/server/part/fill";
import { startIdleCollection } from "@/lib/server/idle-collection";
import { createMetrics } from "@/lib/server/metrics";
import { REFRESH_HEADER, REFRESH_PATH, refreshKey } from "@/lib/server/refresh-key";
import { attachSocket, SOCKET_PATH } from "@/lib/server/realtime/socket";
import { createShutdown, type Shutdown } from "@/lib/server/shutdown";
import { createDiskStore } from "@/lib/server/storage/disk-store";

export type Pages = { listener: Listener; close: () => Promise<void> };

type Options = {
  environment: Environment;
  log: Logger;
  /** Makes what answers everything but the API; given the server, on which development listens for its own socket. */
  openPages: (server: Server) => Promise<Pages>;
  exit: (code: number) => void;
};

export type Started = { server: Server; deps: Deps; shutdown: Shutdown };

/** Opens everything and listens. Rejects, with all closed again, when a part does not start (LockedError, EADDRINUSE). */
export async function start({ environment, log, openPages, exit }: Options): Promise<Started> {
  const onCrash = (reason: string) => {
    log.fatal({ reason }, "the database is gone");
    exit(1);
  };
  const opened = await openDatabase(environment, onCrash);
  try {
    const applied = await migrateDatabase(opened.database);
    if (applied.length > 0) log.info({ applied }, "migrated the database");
    await syncCampaigns(opened.database);
    await syncDemoAccount(opened.database, sandboxAllowed(environment));
    return await serve({ environment, log, openPages, exit }, opened);
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function serve(
  { environment, log, openPages, exit }: Options,
  opened: Awaited<ReturnType<typeof openDatabase>>,
): Promise<Started> {
  const { database: db } = opened;
  const store = createDiskStore(path.join(environment.dataDir, "files"));
  // A full or read-only disk is said now, in one sentence, and not by the first upload.
  await store.check();
  const metrics = createMetrics();
  let draining = false;
  const isDraining = () => draining;
  const deps = createDeps({ environment, db, store, isDraining, observe: metrics.observe });
  await loadBooks(deps);
  const api = composeApi(deps, [healthPages({ environment, db, store, metrics, isDraining })]);
  let pages: Pages = {
    listener: (_request, response) => void response.writeHead(503, { "retry-after": "5" }).end(),
    close: () => Promise.resolve(),
  };
  const calls = createWorkInHand();
  const server = createHttpServer({
    environment,
    api: getRequestListener(calls.track(api.fetch)),
    page: (request, response) => pages.listener(request, response),
    door: createAdminGuard(environment, (sessionId) => isStaffSession(db, sessionId, deps.now())),
    pageCache: createMemoryPageCache(),
    isDraining,
    ownPaths: [SOCKET_PATH],
    observe: metrics.observe,
    onFault: ({ message, error, ...rest }) => log[error ? "error" : "warn"]({ err: error, ...rest }, message),
  });
  pages = await openPages(server);
  const mailer = openMailer(environment);
  const handlers = {
    [MAIL_JOB]: createMailHandler(db, mailer),
    [CODE_JOB]: createCodeHandler(deps),
    [CLOSE_JOB]: createCloseHandler(deps),
    [ORDER_CHECK_JOB]: createOrderCheck(deps),
    [PART_FILL_JOB]: createCatalogueFill(db, deps.now),
    [PART_LIST_JOB]: createPartListJob(deps),
  };
  const jobs = createJobRunner({ db, log, handlers });
  await listen(server, environment).catch(async (error: unknown) => {
    await pages.close();
    throw error;
  });
  await refreshPages(server, log);
  const socket = attachSocket(server, deps);
  const stopHousekeeping = startHousekeeping(
    { db, store, log },
    {
      cancelUnpaidOrders: (now) => cancelUnpaidOrders(deps, now),
      completeDelivered: (now) => completeDelivered(deps, now),
      expireQuotes: (now) => expireQuotes(deps, now),
      expireVisitorFiles: (now) => expireVisitorFiles(deps, now),
    },
  );
  const stopOrphanSweep = startTasks({ sweepOrphans: () => sweepOrphans(deps) }, ORPHAN_SWEEP_MS, log);
  const stopPaymentTasks = startTasks(paymentTasks(deps), PAYMENT_TASKS_MS, log);
  const priceBooks = createBookTask({
    load: () => loadBooks(deps),
    books: () => deps.books,
    refreshPages: () => refreshPages(server, log),
    startedMs: deps.now().getTime(),
  });
  const stopBookTask = startTasks({ priceBooks }, BOOK_TASKS_MS, log);
  await requestFill(db, environment.partCatalogue);
  jobs.start();
  const stopCollection = startIdleCollection();
  const shutdown = createShutdown({
    server,
    log,
    exit,
    onDrain: () => {
      draining = true;
    },
    endSockets: () => void socket.close(),
    closings: [
      { name: "calls", close: calls.settled },
      { name: "housekeeping", close: stopHousekeeping },
      { name: "orphan sweep", close: stopOrphanSweep },
      { name: "payment chores", close: stopPaymentTasks },
      { name: "price books", close: stopBookTask },
      { name: "jobs", close: () => jobs.stop(4_000) },
      { name: "mail", close: mailer.close },
      { name: "pages", close: pages.close },
      { name: "metrics", close: metrics.stop },
      { name: "idle collection", close: stopCollection },
      { name: "database", close: opened.close },
    ],
  });
  return { server, deps, shutdown };
}

/** Prerendered pages are made anew, each at its next visit: after a start, and when another price book takes effect. */
async function refreshPages(server: Server, log: Logger): Promise<boolean> {
  const { address, family, port } = server.address() as AddressInfo;
  const host =
    address === "0.0.0.0" ? "127.0.0.1" : address === "::" ? "[::1]" : family === "IPv6" ? `[${address}]` : address;
  const url = `http://${host}:${port}${REFRESH_PATH}`;
  const response = await fetch(url, { headers: { [REFRESH_HEADER]: refreshKey() } }).catch(() => null);
  const isDone = response?.ok === true;
  if (!isDone) log.warn({ status: response?.status }, "pages keep the settings and prices they were made with");
  return isDone;
}

function listen(server: Server, { port, host }: Environment): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
}
