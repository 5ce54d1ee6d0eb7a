// Leases of scheduled tasks in the database, so that no two processes run one at the same time.

import { and, eq, sql } from "drizzle-orm";
import type { Database } from "@/lib/server/db/client";
import { taskLeases } from "@/lib/server/db/tables/promise";
import { newId } from "@/lib/server/ids";
import type { Tasks } from "@/lib/server/jobs/scheduled-tasks";

/** A process that ends without a word holds a task up for so long. */
const LEASE_MS = 60_000;

/** By the clock of the database: those of two machines may differ. */
const leaseEnd = (leaseMs: number) => sql`now() + ${leaseMs} * interval '1 millisecond'`;

async function acquire(db: Database, task: string, holder: string, leaseMs: number): Promise<boolean> {
  const lease = { holder, leaseUntil: leaseEnd(leaseMs) };
  const acquired = await db
    .insert(taskLeases)
    .values({ task, ...lease })
    .onConflictDoUpdate({ target: taskLeases.task, set: lease, setWhere: sql`${taskLeases.leaseUntil} <= now()` })
    .returning({ task: taskLeases.task });
  return acquired.length > 0;
}

/** Runs the task unless another process runs it now. Returns whether it ran; rejects as `work` does. */
export async function withTaskLease(
  db: Database,
  task: string,
  work: () => Promise<unknown>,
  leaseMs = LEASE_MS,
): Promise<boolean> {
  const holder = newId();
  if (!(await acquire(db, task, holder, leaseMs))) return false;
  const own = and(eq(taskLeases.task, task), eq(taskLeases.holder, holder));
  const heartbeat = setInterval(() => {
    const extended = db
      .update(taskLeases)
      .set({ leaseUntil: leaseEnd(leaseMs) })
      .where(own);
    extended.catch(() => undefined);
  }, leaseMs / 3);
  heartbeat.unref();
  try {
    await work();
    return true;
  } finally {
    clearInterval(heartbeat);
    await db.delete(taskLeases).where(own);
  }
}

/** The same tasks, each under a lease of its name. */
export function leasedTasks(db: Database, tasks: Tasks): Tasks {
  const leased = Object.entries(tasks).map(([task, work]): [string, Tasks[string]] => [
    task,
    (now) => withTaskLease(db, task, () => work(now)),
  ]);
  return Object.fromEntries(leased);
}
