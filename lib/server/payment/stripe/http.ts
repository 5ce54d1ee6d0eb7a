// Calls to Stripe's HTTP API: form-encoded, keyed, timed out, and made again only where that is safe.

import { setTimeout as pause } from "node:timers/promises";
import { ProviderError } from "../provider";

/** The version whose fields are read here. */
const API_VERSION = "2024-06-20";

export type StripeSettings = {
  secretKey: string;
  apiBase: string;
  /** Two tries fit into what a process that ends still waits for its requests. */
  timeoutMs?: number;
  backoffMs?: number;
};

const DEFAULTS = { timeoutMs: 6_000, backoffMs: 500 };
const TRIES = 2;
const MAX_ANSWER = 1024 * 1024;

/** `null` and `undefined` are left out. */
export type StripeFields = {
  [name: string]: string | number | null | undefined | StripeFields | StripeFields[] | string[];
};
type StripeCall = { method: "GET" | "POST"; path: string; fields?: StripeFields; key?: string };
export type StripeApi = (call: StripeCall) => Promise<unknown>;

/** `{a: {b: 1}, c: ["x"]}` as `a[b]=1&c[0]=x`. */
export function encodeFields(fields: StripeFields, prefix = ""): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    const full = prefix === "" ? name : `${prefix}[${name}]`;
    if (value === null || value === undefined) return [];
    if (typeof value === "object") return encodeFields(value as StripeFields, full);
    return [[full, String(value)]];
  });
}

type StripeFault = { error?: { code?: string; type?: string; message?: string } };

/** Error for an answer without success. */
function faultOf(status: number, body: unknown): ProviderError {
  const { code, type, message } = (body as StripeFault | null)?.error ?? {};
  const text = `Stripe answered ${status}: ${message ?? type ?? "no reason given"}`;
  if (status >= 500) return new ProviderError("broken", text, code);
  // A wrong key, a call that is still running under this key, too many calls: none is the payment's fault.
  if ([401, 403, 409, 429].includes(status)) return new ProviderError("unanswered", text, code);
  return new ProviderError("refused", text, code);
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text.length > MAX_ANSWER) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

export function createStripeApi(settings: StripeSettings): StripeApi {
  const { secretKey, apiBase, timeoutMs, backoffMs } = { ...DEFAULTS, ...settings };

  async function ask({
    method,
    path,
    fields = {},
    key,
  }: StripeCall): Promise<{ fault: ProviderError | null; body: unknown }> {
    const encoded = new URLSearchParams(encodeFields(fields)).toString();
    const query = method === "GET" && encoded !== "" ? `?${encoded}` : "";
    const headers: Record<string, string> = { authorization: `Bearer ${secretKey}`, "stripe-version": API_VERSION };
    if (key !== undefined) headers["idempotency-key"] = key;
    if (method === "POST") headers["content-type"] = "application/x-www-form-urlencoded";
    const init = { method, headers, redirect: "error" as const, signal: AbortSignal.timeout(timeoutMs) };
    try {
      const response = await fetch(`${apiBase}${path}${query}`, method === "POST" ? { ...init, body: encoded } : init);
      const body = await readBody(response);
      if (!response.ok) return { fault: faultOf(response.status, body), body };
      if (typeof body !== "object" || body === null)
        return { fault: new ProviderError("unanswered", "Stripe answered what cannot be read"), body };
      return { fault: null, body };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return { fault: new ProviderError("unanswered", `Stripe did not answer: ${reason}`), body: null };
    }
  }

  /** Reads and keyed writes are tried twice; only the key makes a write safe to repeat. */
  return async (call) => {
    const tries = call.method === "GET" || call.key !== undefined ? TRIES : 1;
    for (let tried = 1; ; tried++) {
      const { fault, body } = await ask(call);
      if (!fault) return body;
      if (fault.kind === "refused" || tried >= tries) throw fault;
      await pause(backoffMs);
    }
  };
}
