// A contract joined to the function that fulfils it.

import type { DeepReadonly } from "@/lib/base/deep-readonly";
import type { Access, Endpoint, OutputOf, ParsedInputOf } from "@/lib/contracts/endpoint";
import type * as z from "zod/mini";
import type { ContextOf, FileAnswer, RequestContext } from "./context";

export type Route = {
  endpoint: Endpoint;
  /** `input` has passed the contract; the answer is what the contract's output names, or a file. */
  handle: (input: unknown, context: RequestContext) => Promise<unknown>;
  /** The body is left unread: the handler streams it, or checks a signature over its bytes. */
  raw: boolean;
};

/** The contract parses the answer, so that a handler may give what others must not change. */
type Answer<E extends Endpoint> = [OutputOf<E>] extends [never] ? FileAnswer : DeepReadonly<OutputOf<E>>;

export function serve<I extends z.core.$ZodType, O extends z.core.$ZodType, A extends Access>(
  endpoint: Endpoint<I, O, A>,
  handle: (input: ParsedInputOf<Endpoint<I, O, A>>, context: ContextOf<A>) => Promise<Answer<Endpoint<I, O, A>>>,
): Route {
  return { endpoint, handle: handle as Route["handle"], raw: false };
}

/** Like `serve`, for a body that the handler reads itself; its input holds the path's parameters alone. */
export function serveRaw<I extends z.core.$ZodType, O extends z.core.$ZodType, A extends Access>(
  endpoint: Endpoint<I, O, A>,
  handle: (parameters: Record<string, string>, context: ContextOf<A>) => Promise<Answer<Endpoint<I, O, A>>>,
): Route {
  return { endpoint, handle: handle as Route["handle"], raw: true };
}
