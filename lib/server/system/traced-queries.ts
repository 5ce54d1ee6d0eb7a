// Spans of SQL statements, without the values they were run with.

import type pg from "pg";
import { currentScope } from "@/lib/server/system/scope";

const MAX_STATEMENT = 500;

/** Literals are values too, where a statement was written with them. */
export function statementOf(query: unknown): string {
  const text = typeof query === "string" ? query : (query as { text?: unknown } | null)?.text;
  if (typeof text !== "string") return "";
  return text
    .replaceAll(/'(?:[^']|'')*'/g, "?")
    .replaceAll(/\s+/g, " ")
    .slice(0, MAX_STATEMENT);
}

type Query = (...all: unknown[]) => unknown;
type Callback = (error: unknown, result: unknown) => void;

/** Every connection of the pool makes a span of each query below the span of whoever asks, and none without one. */
export function traceQueries(pool: pg.Pool): void {
  const known = new WeakSet<pg.PoolClient>();
  // Not at "connect": connections that migrated the database are open by now.
  pool.on("acquire", (client) => {
    if (known.has(client)) return;
    known.add(client);
    const query = client.query.bind(client) as Query;
    client.query = ((...all: unknown[]) => {
      const span = currentScope()?.span;
      if (!span) return query(...all);
      const statement = statementOf(all[0]);
      const name = /^\w+/.exec(statement)?.[0].toUpperCase() ?? "SQL";
      const own = span.child(name, { "db.system.name": "postgresql", "db.query.text": statement }, "client");
      const callback = all.at(-1);
      if (typeof callback === "function") {
        const wrapped: Callback = (error, result) => {
          own.end(error ?? undefined);
          (callback as Callback)(error, result);
        };
        return query(...all.slice(0, -1), wrapped);
      }
      const answer = query(...all);
      if (answer instanceof Promise) {
        answer.then(
          () => own.end(),
          (error: unknown) => own.end(error),
        );
      } else own.end();
      return answer;
    }) as typeof client.query;
  });
}
