// The last quote of this browser, kept so that whoever comes back can go on with it.

import { completeSpecification } from "@/lib/core/pcb/complete";
import { fromQuery, toQuery } from "@/lib/core/pcb/query";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { drafts } from "@/stores/draft";

const KEY = "quote-pcb";

export interface KeptQuote {
  specification: PcbSpecification;
  projectId: string | null;
  atMs: number;
}

/** As an address's query: what a later version does not know any more is passed over. */
export function keepQuote({ specification, projectId, atMs }: KeptQuote): Promise<void> {
  return drafts.keep(KEY, { query: toQuery(specification), projectId, atMs });
}

function read(stored: unknown): KeptQuote | null {
  if (typeof stored !== "object" || stored === null) return null;
  const { query, projectId, atMs } = stored as { query?: unknown; projectId?: unknown; atMs?: unknown };
  if (!Array.isArray(query) || typeof atMs !== "number") return null;
  const named = new Map<string, string>(
    query.filter(Array.isArray).map(([name, value]) => [String(name), String(value)]),
  );
  return {
    specification: completeSpecification(fromQuery((option) => named.get(option))),
    projectId: typeof projectId === "string" ? projectId : null,
    atMs,
  };
}

export function findKeptQuote(): Promise<KeptQuote | null> {
  return drafts.find(KEY, read);
}

export function forgetKeptQuote(): Promise<void> {
  return drafts.forget(KEY);
}
