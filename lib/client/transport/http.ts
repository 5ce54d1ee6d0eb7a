// The axios instance: headers of every request, handling of every response.

import axios, {
  AxiosError,
  type AxiosInstance,
  type AxiosRequestConfig,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from "axios";
import { isErrorCode } from "@/lib/contracts/errors";
import { absoluteAddress, withLeadingSlash } from "@/lib/client/address-of";
import {
  fileOf,
  headerOf,
  isBody,
  malformed,
  readBody,
  refusalOf,
  retryAfterMs,
  sayWords,
} from "@/lib/client/transport/answer";
import { ApiError } from "@/lib/client/transport/api-error";
import { currentToken, forgetSession, keepNewToken } from "@/lib/client/transport/end-session";
import { ports } from "@/lib/client/ports";
import { reportFailure, sayAloud } from "@/lib/client/transport/report-failure";
import { BROWSER_CLOCK, type RetryClock, withRetries } from "@/lib/client/transport/retry";

export const TIMEOUT_MS = 180_000;

/** Treatment of a request beyond the options of axios. */
export interface RequestPolicy {
  /** The caller shows refusals itself. */
  isQuiet?: boolean;
  /** The same request may be sent again: reads, and writes with an idempotency key. */
  mayRetry?: boolean;
  /** Prefixes the main host and `/api/`. */
  isAbsolute?: boolean;
  clock?: RetryClock;
}

function sentToken(config: AxiosResponse["config"]): string | null {
  const value = config.headers.get("Authorization");
  return typeof value === "string" ? value : null;
}

function takeToken(response: AxiosResponse): void {
  const token = headerOf(response, "authorization");
  if (token !== null) keepNewToken(token, sentToken(response.config));
}

function throwRefusal(refusal: NonNullable<ReturnType<typeof refusalOf>>): never {
  const { error, isGeneric } = refusal;
  if (error.kind === "left") ports().goToRoot("refused");
  if (!isGeneric) sayAloud(error);
  throw error;
}

function onAnswer(response: AxiosResponse): AxiosResponse {
  takeToken(response);
  const file = fileOf(response);
  if (file !== null) return { ...response, data: file };
  const body = readBody(response);
  if (!isBody(body)) throw malformed(response.status);
  const refusal = refusalOf(body, response.status);
  if (refusal !== null) throwRefusal(refusal);
  if (typeof body.type !== "string") throw malformed(response.status);
  sayWords(body);
  return { ...response, data: body.data };
}

/** A 403 for an outdated token is ignored: another user has signed in meanwhile, or this one has signed out. */
function onForbidden(response: AxiosResponse): ApiError {
  if (currentToken() === sentToken(response.config)) {
    forgetSession();
    ports().goToRoot("session-ended");
  }
  return new ApiError("UNAUTHENTICATED", ports().text("UNAUTHENTICATED"), { kind: "left", status: 403 });
}

/** Our server answers with an envelope and a known code; below 500 its message is specific. */
function onErrorStatus(response: AxiosResponse): ApiError {
  const { status } = response;
  if (status === 403) return onForbidden(response);
  takeToken(response);
  const body = readBody(response);
  const code = isBody(body) && typeof body.code === "string" && isErrorCode(body.code) ? body.code : null;
  const message = isBody(body) && code !== null && status < 500 && typeof body.message === "string" ? body.message : "";
  return new ApiError(code ?? `HTTP_${status}`, message || ports().text("OPERATION_FAILED"), {
    kind: "transport",
    status,
    data: isBody(body) ? body.data : undefined,
    retryAfterMs: retryAfterMs(headerOf(response, "retry-after"), Date.now()),
  });
}

function toApiError(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  const message = ports().text("OPERATION_FAILED");
  if (axios.isCancel(cause)) return new ApiError("CANCELLED", message, { kind: "cancelled", cause });
  if (!(cause instanceof AxiosError)) return new ApiError("NOT_SENT", message, { kind: "unsent", cause });
  if (cause.response) return onErrorStatus(cause.response);
  // Without a request object, nothing was sent.
  if (cause.request === undefined && cause.code !== AxiosError.ERR_NETWORK) {
    return new ApiError("NOT_SENT", message, { kind: "unsent", cause });
  }
  const isTimeout = cause.code === AxiosError.ECONNABORTED || cause.code === AxiosError.ETIMEDOUT;
  return isTimeout
    ? new ApiError("TIMEOUT", ports().text("client.timeout"), { kind: "transport", cause })
    : new ApiError("NETWORK", ports().text("client.networkError"), { kind: "transport", cause });
}

function carry(config: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  const token = currentToken();
  if (token !== null) config.headers.set("Authorization", token);
  config.headers.set("x-locale", ports().locale());
  return config;
}

export function createHttp(options: AxiosRequestConfig = {}): AxiosInstance {
  const form = { "Content-Type": "application/x-www-form-urlencoded" };
  const instance = axios.create({ timeout: TIMEOUT_MS, responseType: "arraybuffer", ...options });
  for (const method of ["post", "put", "delete"] as const) Object.assign(instance.defaults.headers[method], form);
  instance.interceptors.request.use(carry);
  instance.interceptors.response.use(onAnswer, (cause: unknown) => Promise.reject(toApiError(cause)));
  return instance;
}

export const http = createHttp();

/**
 * Sends a request and returns the envelope's data, or the file. Rejects only with an `ApiError`; its toast is already
 * shown, so callers do not show it again.
 */
export async function request<T>(
  config: AxiosRequestConfig | (() => AxiosRequestConfig),
  policy: RequestPolicy = {},
  instance: AxiosInstance = http,
): Promise<T> {
  const { isQuiet, mayRetry = false, isAbsolute = false, clock = BROWSER_CLOCK } = policy;
  try {
    const built = typeof config === "function" ? config() : config;
    const path = built.url ?? "";
    const url = isAbsolute ? absoluteAddress(path, ports().mainHost()) : withLeadingSlash(path);
    const attempt = async () => (await instance.request<T>({ ...built, url })).data;
    return await withRetries(attempt, { clock, signal: built.signal as AbortSignal | undefined, mayRetry });
  } catch (cause) {
    const error = toApiError(cause);
    reportFailure(error, isQuiet);
    throw error;
  }
}
