// A quote as this browser keeps it: an address's query, so that a later version passes over what it lacks.

import { completeSpecification } from "@/lib/core/pcb/complete";
import { fromQuery, toQuery } from "@/lib/core/pcb/query";
import type { PcbSpecification } from "@/lib/core/pcb/specification";

export interface StoredQuote {
  specification: PcbSpecification;
  projectId: string | null;
  atMs: number;
}

export function storeQuote({ specification, projectId, atMs }: StoredQuote): object {
  return { query: toQuery(specification), projectId, atMs };
}

/** Null for what is no quote. */
export function readQuote(stored: unknown): StoredQuote | null {
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
