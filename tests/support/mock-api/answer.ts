// Types and parts of answers.

import type { OutputOf } from "@/lib/contracts/endpoint";
import type { EndpointName, REGISTRY } from "@/lib/contracts/registry";

/** A contract without an output answers with a file. */
export type Answer<N extends EndpointName> = [OutputOf<(typeof REGISTRY)[N]>] extends [never]
  ? Blob
  : OutputOf<(typeof REGISTRY)[N]>;

export type Answers = { [N in EndpointName]: Answer<N> };

export const usd = (amountMicro: number) => ({ currency: "USD" as const, amountMicro });

export const png = new Blob(["png"], { type: "image/png" });
export const svg = new Blob(["<svg xmlns='http://www.w3.org/2000/svg'/>"], { type: "image/svg+xml" });
