// A contract joined to the function that fulfils it.

import type { Access, Endpoint, OutputOf, ParsedInputOf } from "@/lib/contracts/endpoint";
import type * as z from "zod/mini";
import type { ContextOf, FileAnswer } from "./context";

export type Route = {
  endpoint: Endpoint;
  /** `input` has passed the contract; the answer is what the contract's output names, or a file. */
  handle: (input: unknown, context: never) => Promise<unknown>;
  /** The body is left unread: the handler streams it, or checks a signature over its bytes. */
  raw: boolean;
};

type Answer<E extends Endpoint> = [OutputOf<E>] extends [never] ? FileAnswer : OutputOf<E>;

export function serve<I extends z.core.$ZodType, O extends z.core.$ZodType, A extends Access>(
  endpoint: Endpoint<I, O, A>,
  handle: (input: ParsedInputOf<Endpoint<I, O, A>>, context: ContextOf<A>) => Promise<Answer<Endpoint<I, O, A>>>,
): Route {
  return { endpoint: endpoint as unknown as Endpoint, handle: handle as Route["handle"], raw: false };
}

/** Like `serve`, for a body that the handler reads itself; its input holds the path's parameters alone. */
export function serveRaw<I extends z.core.$ZodType, O extends z.core.$ZodType, A extends Access>(
  endpoint: Endpoint<I, O, A>,
  handle: (parameters: Record<string, string>, context: ContextOf<A>) => Promise<Answer<Endpoint<I, O, A>>>,
): Route {
  return { endpoint: endpoint as unknown as Endpoint, handle: handle as Route["handle"], raw: true };
}
