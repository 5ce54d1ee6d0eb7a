// Quotes in the admin, for API tests: requested by ann, viewed, started and offered by eve.

import { offerAdminQuote, takeAdminQuote, viewAdminQuote } from "@/lib/contracts/ops-quote";
import { bomQuotes } from "@/lib/server/db/tables/quote";
import { newId } from "@/lib/server/ids";
import { ann, api, as, eve } from "./admin-test";

/** A stored inquiry for a bare board that staff must price: 100 × 100 mm, two layers. */
export async function inquireBoard(change: Record<string, unknown> = {}): Promise<string> {
  const id = newId();
  await api.db.insert(bomQuotes).values({
    ...{ id, quoteNumber: "PQ261121-000001", accountId: ann.accountId, area: "en-US", kind: "pcb" },
    ...{ currency: "USD", status: "Inquiry Received", reasons: ["asked"], quantity: 50 },
    specification: { layers: 2, widthMm: 100, heightMm: 100, quantity: 50, ...change },
    createdAt: api.clock.now,
  });
  return id;
}

export const seen = async (id: string) => (await api.call(viewAdminQuote, { id }, as(eve))).data;

export const take = (id: string, from = "Inquiry Received", staff = eve) =>
  api.callRaw(takeAdminQuote, { id, from }, as(staff));

export const offer = (id: string, lines: unknown, change: Record<string, unknown> = {}) =>
  api.callRaw(offerAdminQuote, { id, from: "Quoting", lines, ...change }, { ...as(eve), key: newId() });
