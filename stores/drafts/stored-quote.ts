// A quote as this browser keeps it: an address's query, so that a later version passes over what it lacks.

import { completeSpecification } from "@/lib/core/pcb/complete";
import { fromQuery, toQuery } from "@/lib/core/pcb/query";
import type { PcbSpecification } from "@/lib/core/pcb/specification";

export interface StoredQuote {
  specification: PcbSpecification;
  projectId: string | null;
  /** The price book that it was priced by; null for one from before that was kept. */
  bookVersion: string | null;
  atMs: number;
}

export function storeQuote({ specification, ...quote }: StoredQuote): object {
  return { query: toQuery(specification), ...quote };
}

/** Null for what is no quote. */
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
