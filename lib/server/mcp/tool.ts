// A tool of the MCP server: endpoints of the API put together for an agent, with the rights of its key.

import type * as z from "zod/mini";
import type { Endpoint, ParsedInputOf } from "@/lib/contracts/endpoint";
import { requireScope } from "@/lib/server/api-key/authenticate";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { parseInput } from "@/lib/server/http/parse-input";
import { requireSandboxCall } from "@/lib/server/sandbox/refused";

export interface McpContext {
  readonly deps: Deps;
  readonly request: RequestContext<Viewer>;
  readonly signal: AbortSignal;
  /** Work that takes longer is answered as running, before the client gives up. */
  readonly patienceMs: number;
}

/** Annotations of a tool, as the protocol names them. None of ours deletes, and none reaches beyond this service. */
export interface Effect {
  readonly isReadOnly: boolean;
  /** True where the same call again changes nothing more. */
  readonly isIdempotent: boolean;
}

export const READS: Effect = { isReadOnly: true, isIdempotent: true };
/** Keeps something new with each call: a file, a project, a line of the cart. */
export const ADDS: Effect = { isReadOnly: false, isIdempotent: false };

export interface McpResult {
  /** For agents that read text alone: the same in a few lines. */
  readonly text: string;
  readonly structured: Record<string, unknown>;
}

export interface McpTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** JSON Schema of the arguments. */
  readonly inputSchema: Record<string, unknown>;
  readonly effect: Effect;
  /** Rejects with INVALID_INPUT, SCOPE_MISSING, TOO_MANY_REQUESTS, and the codes of the services. */
  readonly run: (input: unknown, context: McpContext) => Promise<McpResult>;
  /** False where the key lacks a scope: the tool is not listed to it. */
  readonly isOpenTo: (viewer: Viewer) => boolean;
}

export interface Definition<I extends z.core.$ZodType> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: I;
  /** The endpoints whose work it does: their scopes and limits are its own. */
  readonly endpoints: readonly Endpoint[];
  readonly effect: Effect;
  readonly run: (input: z.output<I>, context: McpContext) => Promise<McpResult>;
}

/** Input of an endpoint, checked by its contract. INVALID_INPUT with the fields. */
export const inputOf = <E extends Endpoint>(
  endpoint: E,
  parameters: unknown,
  { request }: McpContext,
): ParsedInputOf<E> => parseInput(endpoint, parameters, request.locale);

/** Counts the call for each endpoint, with the calls that come over the API. */
export async function takeLimits(endpoints: readonly Endpoint[], { deps, request }: McpContext): Promise<void> {
  for (const { path, limit } of endpoints) {
    if (!limit) continue;
    await deps.rateLimiter.take(path, request.viewer.accountId, { points: limit.perMinute, seconds: 60 });
  }
}

export function requireScopes(endpoints: readonly Endpoint[], viewer: Viewer): void {
  for (const endpoint of endpoints) {
    requireScope(endpoint, viewer);
    requireSandboxCall(endpoint, viewer);
  }
}
