// The activity log: every act of staff, written in the transaction of its change, and read by staff.

import type { AdminAct, listAdminActs } from "@/lib/contracts/ops";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { currencyOf } from "@/lib/core/market/area";
import type { Queryable } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import * as rows from "./audit-rows";

/** Plain facts: states, amounts, numbers and notes; never a secret, an address or what somebody wrote to us. */
export type Details = AdminAct["details"];

export type Act = {
  /** `order-moved`, `quote-offered`, ...: a key of messages/ops.json under `audit.kind`. */
  kind: string;
  /** Whom it happens to; null for nobody, as a price book. */
  accountId: string | null;
  /** `order:ID`, `quote:ID`, `refund:ID`, ... */
  subject: string;
  details?: Details;
};

export async function recordAct(
  tx: Queryable,
  { viewer, now }: Pick<RequestContext<Viewer>, "viewer" | "now">,
  { kind, accountId, subject, details = {} }: Act,
): Promise<void> {
  await rows.insertAct(tx, { actorId: viewer.accountId, accountId, kind, subject, details, createdAt: now });
}

/** A network address is private to its person. */
const PRIVATE: readonly string[] = ["ip"];

const isPlain = (value: unknown): value is Details[string] =>
  value === null || ["string", "number", "boolean"].includes(typeof value);

/** The record's own, or what the details say: a currency, or a market area that has one. */
function currencyIn({ event: { details }, currency: ofRecord }: rows.NamedEvent): AdminAct["currency"] {
  const { currency, area } = details;
  if (ofRecord !== null) return ofRecord;
  if (currency === "USD" || currency === "CNY") return currency;
  return area === "en-US" || area === "zh-CN" ? currencyOf(area) : null;
}

function toAct(named: rows.NamedEvent): AdminAct {
  const { event, actor, account, name } = named;
  const details = Object.entries(event.details).filter(
    (entry): entry is [string, Details[string]] => !PRIVATE.includes(entry[0]) && isPlain(entry[1]),
  );
  return {
    actId: event.id,
    at: event.createdAt.toISOString(),
    actor: actor ?? "",
    account: account ?? "",
    kind: event.kind,
    subject: event.subject,
    name: name ?? "",
    currency: currencyIn(named),
    details: Object.fromEntries(details),
  };
}

export async function actsOn(db: Queryable, subject: string): Promise<AdminAct[]> {
  const { rows: found } = await rows.listEvents(db, { subject, pageNum: 1, pageSize: 100 });
  return found.map(toAct);
}

export async function list(deps: Deps, filter: ParsedInputOf<typeof listAdminActs>) {
  const found = await rows.listEvents(deps.db, filter);
  return { rows: found.rows.map(toAct), total: found.total, kinds: await rows.listKinds(deps.db) };
}
