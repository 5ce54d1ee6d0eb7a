// Types of handlers, for endpoints whose data must be meaningful.

import type { DeepReadonly } from "@/lib/base/deep-readonly";
import type { Access, OutputOf, ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import type { EndpointName, REGISTRY } from "@/lib/contracts/registry";
import type { Locale, MarketArea } from "@/lib/core/market/area";
import type { FileAnswer } from "@/lib/server/http/context";
import type { Customer, MockState, StoredFile } from "./state";

type Registry = typeof REGISTRY;

export interface MockContext<A extends Access = Access> {
  state: MockState;
  customer: A extends "public" ? Customer | null : Customer;
  token: string | null;
  area: MarketArea;
  locale: Locale;
  now: Date;
  /** File of a multipart body. */
  file: StoredFile | null;
}

type Data<N extends EndpointName> = [OutputOf<Registry[N]>] extends [never]
  ? FileAnswer
  : DeepReadonly<OutputOf<Registry[N]>>;

export type Handlers = {
  [N in EndpointName]?: (
    input: ParsedInputOf<Registry[N]>,
    context: MockContext<Registry[N]["access"]>,
  ) => Data<N> | Promise<Data<N>>;
};

/** Throws NOT_FOUND. */
export function getOr404<T>(found: T | null | undefined): T {
  if (found === null || found === undefined) throw new AppError("NOT_FOUND");
  return found;
}
