// Typed calls of endpoints by their contracts.

import type { AxiosInstance, AxiosProgressEvent, AxiosRequestConfig } from "axios";
import type { Access, AnswerKind, Endpoint, InputOf, OutputOf } from "@/lib/contracts/endpoint";
import { type Fields, fillPath } from "@/lib/client/address-of";
import type { DownloadedFile } from "@/lib/client/upload/download";
import { encodeInput } from "@/lib/client/transport/encode";
import type { RequestPolicy } from "@/lib/client/transport/http";
import { newKey } from "@/lib/client/intent";
import { loadTransport } from "@/lib/client/transport/load-transport";
import type * as z from "zod/mini";

/** A contract whose output is `never` returns a file. */
export type AnswerOf<E extends Endpoint> = [OutputOf<E>] extends [never] ? DownloadedFile : OutputOf<E>;

export interface CallOptions {
  signal?: AbortSignal;
  onUploadProgress?: (event: AxiosProgressEvent) => void;
  /** For endpoints that take one; by default each call has its own, which covers retries of the network. */
  idempotencyKey?: string;
  /** The caller shows the refusal itself, even if the contract is not quiet. */
  isQuiet?: boolean;
  isAbsolute?: boolean;
  /** For tests. */
  clock?: RequestPolicy["clock"];
  instance?: AxiosInstance;
}

type Wide = { method: Endpoint["method"]; path: string; body: Endpoint["body"]; answer: AnswerKind };

function build(endpoint: Wide, input: unknown, options: CallOptions & { key: string | null }): AxiosRequestConfig {
  const { path, rest } = fillPath(endpoint.path, (input ?? {}) as Fields);
  const { headers, ...encoded } = encodeInput(endpoint.method, endpoint.body, rest);
  return {
    ...encoded,
    method: endpoint.method,
    url: path,
    headers: options.key === null ? headers : { ...headers, "Idempotency-Key": options.key },
    signal: options.signal,
    onUploadProgress: options.onUploadProgress,
  };
}

/**
 * Sends `input` to `endpoint` and returns its data (or the file). The shape of the answer is trusted: the server has
 * validated it with the contract's output, and validating again would cost every page. Rejects with `ApiError`; the
 * toast is already shown unless the contract or the caller is quiet.
 */
export async function call<I extends z.core.$ZodType, O extends z.core.$ZodType, A extends Access>(
  endpoint: Endpoint<I, O, A>,
  input: InputOf<Endpoint<I, O, A>>,
  options: CallOptions = {},
): Promise<AnswerOf<Endpoint<I, O, A>>> {
  const key = endpoint.idempotent ? (options.idempotencyKey ?? newKey()) : null;
  const policy: RequestPolicy = {
    isQuiet: endpoint.quiet || options.isQuiet === true,
    mayRetry: endpoint.method === "GET" || key !== null,
    isAbsolute: options.isAbsolute,
    clock: options.clock,
  };
  const { http, request } = await loadTransport(policy);
  return request(() => build(endpoint, input, { ...options, key }), policy, options.instance ?? http);
}
