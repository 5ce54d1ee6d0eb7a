// A quote as stored in this browser: an address query, so that a later version skips unknown parameters.

import { completeSpecification } from "@/lib/core/pcb/complete";
import { fromQuery, toQuery } from "@/lib/core/pcb/query";
import type { PcbSpecification } from "@/lib/core/pcb/specification";

export interface StoredQuote {
  specification: PcbSpecification;
  projectId: string | null;
  /** Price book of its price; null for quotes stored before that was recorded. */
  bookVersion: string | null;
  atMs: number;
}

export function storeQuote({ specification, ...quote }: StoredQuote): object {
  return { query: toQuery(specification), ...quote };
}

/** Null if it is no quote. */
export function readQuote(stored: unknown): StoredQuote | null {
  if (typeof stored !== "object" || stored === null) return null;
  const { query, projectId, bookVersion, atMs } = stored as Partial<Record<keyof StoredQuote | "query", unknown>>;
  if (!Array.isArray(query) || typeof atMs !== "number") return null;
  const named = new Map<string, string>(
    query.filter(Array.isArray).map(([name, value]) => [String(name), String(value)]),
  );
  return {
    specification: completeSpecification(fromQuery((option) => named.get(option))),
    projectId: typeof projectId === "string" ? projectId : null,
    bookVersion: typeof bookVersion === "string" ? bookVersion : null,
    atMs,
  };
}
