// The job whose turn it is: owners of jobs take turns, so that many jobs of one customer do not hold up another's.

import { sql } from "drizzle-orm";
import type { Database } from "@/lib/server/db/client";

/** Jobs of one owner that may be looked at in one round: more than any process leases at once. */
const PER_LANE = 16;

/** Candidates of a round: more than processes look at one moment, and few enough to be found by their ids. */
const MAX_CANDIDATES = 64;

/**
 * The subquery of the next due job's id, locked against other processes.
 *
 * A lane is the jobs of one owner and kind. Lanes are found by jumping through the index, whatever their length. First
 * come lanes of which the fewest jobs run, then the one that was served the longest ago, or waits the longest if it never
 * was: a lane that was just served stands behind every other that waits. Further jobs of a lane are candidates too, so that
 * processes that look at the same moment, and skip what another has locked, all find one.
 */
export function nextJob(now: Date) {
  const isDue = sql`state = 'waiting' and run_at <= ${now} and attempts < max_attempts
    and (lease_until is null or lease_until < ${now})`;
  return sql`
    with recursive lanes as (
      (select kind, owner from jobs where state = 'waiting' order by kind, owner limit 1)
      union all
      select next.kind, next.owner from lanes, lateral (
        select kind, owner from jobs
        where state = 'waiting' and (kind, owner) > (lanes.kind, lanes.owner)
        order by kind, owner limit 1
      ) as next
    ),
    running as materialized (
      select kind, owner, count(*) as count from jobs
      where state = 'waiting' and lease_until >= ${now} group by kind, owner
    ),
    candidates as materialized (
      select due.id, due.run_at, due.place + coalesce(running.count, 0) as place,
        coalesce(served.at, due.first_at) as since
      from lanes left join running on running.kind = lanes.kind and running.owner = lanes.owner,
      lateral (
        select id, run_at, row_number() over (order by run_at) as place, min(run_at) over () as first_at
        from (
          select id, run_at from jobs
          where kind = lanes.kind and owner = lanes.owner and ${isDue}
          order by run_at limit ${PER_LANE}
        ) as first
      ) as due,
      lateral (
        select max(leased_at) as at from jobs where kind = lanes.kind and owner = lanes.owner
      ) as served
      order by place, since, due.run_at limit ${MAX_CANDIDATES}
    )
    select job.id from jobs as job join candidates on candidates.id = job.id
    where job.state = 'waiting' and job.attempts < job.max_attempts
      and (job.lease_until is null or job.lease_until < ${now})
    order by candidates.place, candidates.since, candidates.run_at
    limit 1
    for update of job skip locked`;
}

/** True where a job is due for ten minutes while none runs: no worker lives, or none gets anywhere. */
export async function isQueueStuck(db: Database, now: Date): Promise<boolean> {
  const { rows } = await db.$client.query<{ stuck: boolean }>(
    `select exists (
       select from jobs where state = 'waiting' and run_at < $1::timestamptz - interval '10 minutes'
         and attempts < max_attempts and (lease_until is null or lease_until < $1)
     ) and not exists (select from jobs where state = 'waiting' and lease_until >= $1) as stuck`,
    [now],
  );
  return rows[0]?.stuck ?? false;
}

/** One row per kind with jobs that wait, run or are dead. */
export type KindCount = { kind: string; waiting: number; running: number; dead: number; oldest: Date | null };

/** `waiting` are due and not leased; `oldest` is when the first of them became due. */
export async function countJobs(db: Database, now: Date): Promise<KindCount[]> {
  const { rows } = await db.$client.query<KindCount>(
    `select kind,
       count(*) filter (where state = 'waiting' and run_at <= $1 and (lease_until is null or lease_until < $1)) as waiting,
       count(*) filter (where state = 'waiting' and lease_until >= $1) as running,
       count(*) filter (where state = 'dead') as dead,
       min(run_at) filter (where state = 'waiting' and run_at <= $1 and (lease_until is null or lease_until < $1)) as oldest
     from jobs where state in ('waiting', 'dead') group by kind order by kind`,
    [now],
  );
  return rows;
}
