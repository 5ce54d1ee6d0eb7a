// The worker role: queued jobs and scheduled tasks.

import type { Logger } from "pino";
import { CODE_JOB, createCodeHandler } from "@/lib/server/account/contact-codes";
import { expireQuotes } from "@/lib/server/bom/expire";
import { purgeDeletedComments } from "@/lib/server/community/discussion/comments";
import { refreshPrices } from "@/lib/server/community/prices";
import { seedProjectsFor, syncSeedProjects } from "@/lib/server/community/seed/sync-seed";
import type { Deps } from "@/lib/server/deps";
import { expireVisitorFiles, ORPHAN_SWEEP_MS, sweepOrphans } from "@/lib/server/file/expiry";
import { HOUSEKEEPING_MS, tidyUp } from "@/lib/server/jobs/housekeeping";
import { createJobRunner } from "@/lib/server/jobs/runner";
import { startTasks } from "@/lib/server/jobs/scheduled-tasks";
import { leasedTasks } from "@/lib/server/jobs/task-lease";
import { countedMailer } from "@/lib/server/mail/counted-mailer";
import { openMailer } from "@/lib/server/mail/open-mailer";
import { createMailHandler, MAIL_JOB } from "@/lib/server/mail/outbox";
import { createDigestHandler, DIGEST_JOB, forgetNotifications, queueDigests } from "@/lib/server/notification/digest";
import { createPartListJob, PART_LIST_JOB } from "@/lib/server/ops/catalog/part-lists";
import { completeDelivered } from "@/lib/server/order/care/complete";
import { createOrderCheck, ORDER_CHECK_JOB } from "@/lib/server/order/change/check";
import { cancelUnpaidOrders } from "@/lib/server/order/pay/cancel-unpaid";
import { createCatalogueFill, PART_FILL_JOB, requestFill } from "@/lib/server/part/fill";
import { CLOSE_JOB, createCloseHandler } from "@/lib/server/payment/closing";
import { PAYMENT_TASKS_MS, paymentTasks } from "@/lib/server/payment/tasks";
import { expireResults } from "@/lib/server/project/results";
import { eraseExpired, RETENTION_MS } from "@/lib/server/retention/expire";
import type { Closing } from "@/lib/server/shutdown";
import { forgetEvents } from "@/lib/server/webhook/deliveries";
import { createDeliveryHandler } from "@/lib/server/webhook/deliver";
import { DELIVERY_JOB } from "@/lib/server/webhook/delivery-job";

/** Time for a running job to end; one that takes longer runs again elsewhere. */
const STOP_MS = 4_000;

export async function startWorker({ deps, log }: { deps: Deps; log: Logger }): Promise<{ closings: Closing[] }> {
  const { db, environment, store } = deps;
  const mailer = countedMailer(openMailer(environment), deps.count);
  const syncSeeds = async (now: Date) => syncSeedProjects(deps, now, await seedProjectsFor(deps));
  const jobs = createJobRunner({
    db,
    log,
    count: deps.count,
    tracer: deps.tracer,
    handlers: {
      [MAIL_JOB]: createMailHandler(db, mailer, { supportEmail: environment.supportEmail }),
      [CODE_JOB]: createCodeHandler(deps),
      [DIGEST_JOB]: createDigestHandler(deps),
      [CLOSE_JOB]: createCloseHandler(deps),
      [ORDER_CHECK_JOB]: createOrderCheck(deps),
      [PART_FILL_JOB]: createCatalogueFill(db, deps.now, () => syncSeeds(deps.now())),
      [DELIVERY_JOB]: createDeliveryHandler(deps),
      [PART_LIST_JOB]: createPartListJob(deps),
    },
  });
  const hourly = {
    tidyUp: (now: Date) => tidyUp({ db, store }, now),
    cancelUnpaidOrders: (now: Date) => cancelUnpaidOrders(deps, now),
    completeDelivered: (now: Date) => completeDelivered(deps, now),
    expireQuotes: (now: Date) => expireQuotes(deps, now),
    syncSeedProjects: syncSeeds,
    refreshPublicationPrices: (now: Date) => refreshPrices(deps, now),
    purgeDeletedComments: (now: Date) => purgeDeletedComments(deps, now),
    queueDigests: (now: Date) => queueDigests(deps, now),
    forgetNotifications: (now: Date) => forgetNotifications(deps, now),
    expireVisitorFiles: (now: Date) => expireVisitorFiles(deps, now),
    expireResults: (now: Date) => expireResults(deps, now),
    forgetWebhookEvents: (now: Date) => forgetEvents(deps, now),
  };
  const stops = [
    startTasks(leasedTasks(db, hourly), HOUSEKEEPING_MS, log),
    startTasks(leasedTasks(db, { sweepOrphans: () => sweepOrphans(deps) }), ORPHAN_SWEEP_MS, log),
    startTasks(leasedTasks(db, { eraseExpired: (now) => eraseExpired(deps, now) }), RETENTION_MS, log),
    startTasks(leasedTasks(db, paymentTasks(deps)), PAYMENT_TASKS_MS, log),
  ];
  await requestFill(db, environment.partCatalogue);
  jobs.start();
  return {
    closings: [
      { name: "scheduled tasks", close: () => Promise.all(stops.map((stop) => stop())) },
      { name: "jobs", close: () => jobs.stop(STOP_MS) },
      { name: "mail", close: mailer.close },
    ],
  };
}
