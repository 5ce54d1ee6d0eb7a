// A customer's own quotes that use a part.

import type { MarketArea } from "@/lib/core/market/area";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { AppError } from "@/lib/contracts/errors";
import type { PartUses } from "@/lib/contracts/part";
import type { Queryable } from "@/lib/server/db/client";
import { bomLines, bomQuotes } from "@/lib/server/db/tables/quote";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { find } from "./rows";

/** Quotes that somebody looks through; the rest are counted. */
const MAX_USES = 20;

type Owner = { accountId: string; area: MarketArea };

async function list(db: Queryable, { accountId, area }: Owner, partId: string) {
  const total = sql<number>`count(*) over ()`.mapWith(Number);
  const { id, quoteNumber, projectName, status, createdAt } = bomQuotes;
  return db
    .select({
      ...{ id, quoteNumber, projectName, status, createdAt, total },
      designators: sql<string>`string_agg(${bomLines.designator}, ', ' order by ${bomLines.position})`,
      quantity: sql<number>`sum(${bomLines.quantity})`.mapWith(Number),
    })
    .from(bomQuotes)
    .innerJoin(bomLines, eq(bomLines.quoteId, bomQuotes.id))
    .where(
      and(
        eq(bomQuotes.accountId, accountId),
        eq(bomQuotes.area, area),
        isNull(bomQuotes.hiddenAt),
        eq(bomLines.partId, partId),
      ),
    )
    .groupBy(id)
    .orderBy(desc(createdAt), desc(id))
    .limit(MAX_USES);
}

export async function uses(
  { db }: Pick<Deps, "db">,
  partId: string,
  { viewer, area }: Pick<RequestContext<Viewer>, "viewer" | "area">,
): Promise<PartUses> {
  if (!(await find(db, partId))) throw new AppError("NOT_FOUND");
  const found = await list(db, { accountId: viewer.accountId, area }, partId);
  return {
    rows: found.map(({ id, createdAt, total: _total, ...rest }) => ({
      ...rest,
      quoteId: id,
      createdAt: createdAt.toISOString(),
    })),
    total: found[0]?.total ?? 0,
  };
}
