// Context of the running code: its request or job, and the span of its trace.

import { AsyncLocalStorage } from "node:async_hooks";
import type { Attributes, Span } from "@/lib/server/system/tracer";

/** Shared by everything that runs for one request or job; `owner` is known once the sender is. */
export type Cause = { requestId: string; owner: string };
export type Scope = { cause: Cause; span: Span | null };

const scopes = new AsyncLocalStorage<Scope>();

export const currentScope = (): Scope | undefined => scopes.getStore();

export function runInScope<T>(scope: Scope, work: () => T): T {
  return scopes.run(scope, work);
}

/** Runs `work` in a span below the current one; without a trace it only runs. */
export async function traced<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  const scope = currentScope();
  if (!scope?.span) return work();
  const span = scope.span.child(name, attributes);
  try {
    const result = await runInScope({ cause: scope.cause, span }, work);
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
}
