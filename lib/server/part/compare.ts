// Parts beside each other: those that were chosen, and those that may stand in for one.

import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import {
  type Alternatives,
  type compareParts,
  type listAlternatives,
  MAX_ALTERNATIVES,
  type PartComparison,
} from "@/lib/contracts/part";
import { currencyOf } from "@/lib/core/market/area";
import { alternativesOf, isByValue } from "@/lib/core/part/alternatives";
import { orderable } from "@/lib/core/part/order-quantity";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext } from "@/lib/server/http/context";
import * as rows from "./rows";
import { toListed, toPriced } from "./service";

type Reader = Pick<RequestContext, "area">;

export async function compare(
  { db }: Pick<Deps, "db">,
  { ids, quantity = 1 }: ParsedInputOf<typeof compareParts>,
  { area }: Reader,
): Promise<PartComparison> {
  const currency = currencyOf(area);
  const found = new Map((await rows.listByIds(db, ids)).map((row) => [row.id, row]));
  const ordered = [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
  return { rows: ordered.map((row) => ({ ...toPriced(row, quantity, currency), series: row.series })), currency };
}

export async function alternatives(
  { db }: Pick<Deps, "db">,
  { id, quantity }: ParsedInputOf<typeof listAlternatives>,
  { area }: Reader,
): Promise<Alternatives> {
  const row = await rows.find(db, id);
  if (!row) throw new AppError("NOT_FOUND");
  const currency = currencyOf(area);
  const part = toListed(row, currency);
  const wanted = quantity ?? orderable(row, 1);
  const peers = await rows.listPeers(db, row);
  const byId = new Map(peers.map((peer) => [peer.id, peer]));
  const offers = peers.map((peer) => toListed(peer, currency));
  const found = alternativesOf(part, offers, wanted).slice(0, MAX_ALTERNATIVES);
  return {
    rows: found.flatMap(({ part: other, reasons }) => {
      const peer = byId.get(other.id);
      return peer ? [{ ...toPriced(peer, wanted, currency), reasons }] : [];
    }),
    isByValue: isByValue(part.category),
    currency,
  };
}
