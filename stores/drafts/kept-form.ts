// The last quote of a kind in this browser, which a returning user can continue.

import { drafts } from "@/stores/drafts/draft";

export interface KeptForm<T> {
  specification: T;
  projectId: string | null;
  /** Price book of its price. */
  bookVersion: string | null;
  atMs: number;
}

export interface FormKeeper<T> {
  keep: (form: KeptForm<T>) => Promise<void>;
  find: () => Promise<KeptForm<T> | null>;
  forget: () => Promise<void>;
}

/** Conversion between a specification and an address query, which skips unknown parameters. */
interface AsQuery<T> {
  toQuery: (specification: T) => readonly (readonly [string, string])[];
  fromQuery: (read: (name: string) => string | undefined) => T;
}

const textOrNull = (value: unknown) => (typeof value === "string" ? value : null);

export function createFormKeeper<T>(key: string, { toQuery, fromQuery }: AsQuery<T>): FormKeeper<T> {
  function read(stored: unknown): KeptForm<T> | null {
    if (typeof stored !== "object" || stored === null) return null;
    const { query, projectId, bookVersion, atMs } = stored as Record<string, unknown>;
    if (!Array.isArray(query) || typeof atMs !== "number") return null;
    const named = new Map(query.filter(Array.isArray).map(([name, value]) => [String(name), String(value)] as const));
    const specification = fromQuery((name) => named.get(name));
    return { specification, projectId: textOrNull(projectId), bookVersion: textOrNull(bookVersion), atMs };
  }
  return {
    keep: ({ specification, ...rest }) => drafts.keep(key, { query: toQuery(specification), ...rest }),
    find: () => drafts.find(key, read),
    forget: () => drafts.forget(key),
  };
}
