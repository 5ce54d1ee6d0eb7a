// Daily counters, written in batches outside the requests, so that no request waits for them.

import { sql } from "drizzle-orm";
import { register } from "@/lib/contracts/account";
import { createBomQuote } from "@/lib/contracts/bom";
import { uploadFile } from "@/lib/contracts/file";
import { quotePcb } from "@/lib/contracts/pcb";
import { quotePcba } from "@/lib/contracts/pcba";
import { quoteStencil } from "@/lib/contracts/stencil";
import type { MarketArea } from "@/lib/core/market/area";
import { shanghaiDay } from "@/lib/core/order/working-days";
import { dayCounts } from "@/lib/server/db/tables/admin";
import type { Deps } from "@/lib/server/deps";
import type { Route } from "@/lib/server/http/serve";

export type DayCountKind = "quote" | "upload" | "register";

/** By path: what a call that succeeded counts as. */
const KINDS: Readonly<Record<string, DayCountKind>> = {
  [quotePcb.path]: "quote",
  [quotePcba.path]: "quote",
  [quoteStencil.path]: "quote",
  [createBomQuote.path]: "quote",
  [uploadFile.path]: "upload",
  [register.path]: "register",
};

const FLUSH_MS = 5_000;

type Counted = { day: string; area: MarketArea; kind: DayCountKind; count: number };

export type DayCounter = {
  count: (of: Omit<Counted, "count">) => void;
  /** Writes what has been counted; a killed process loses what was counted in its last seconds. */
  flush: () => Promise<void>;
};

export function createDayCounter({ db, log }: Pick<Deps, "db" | "log">): DayCounter {
  const open = new Map<string, Counted>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const counted = [...open.values()];
    open.clear();
    if (counted.length === 0) return;
    await db
      .insert(dayCounts)
      .values(counted)
      .onConflictDoUpdate({
        target: [dayCounts.day, dayCounts.area, dayCounts.kind],
        set: { count: sql`${dayCounts.count} + excluded.count` },
      });
  }

  function count(of: Omit<Counted, "count">): void {
    const key = `${of.day} ${of.area} ${of.kind}`;
    open.set(key, { ...of, count: (open.get(key)?.count ?? 0) + 1 });
    timer ??= setTimeout(() => {
      flush().catch((error: unknown) => log.warn({ err: error }, "the counts of the day were not kept"));
    }, FLUSH_MS).unref();
  }

  return { count, flush };
}

/** The route itself, with its successes counted where they are of a kind. */
export function countedRoute(counter: DayCounter, route: Route): Route {
  const kind = KINDS[route.endpoint.path];
  if (!kind) return route;
  return {
    ...route,
    async handle(input, context) {
      const answer = await route.handle(input, context);
      const { area, now } = context;
      if (!context.viewer?.apiKey?.isTest) counter.count({ day: shanghaiDay(now.getTime()), area, kind });
      return answer;
    },
  };
}
