// Calls of the API with a key or as a visitor: repeated while the server asks to wait, within the command's time.

import { CliFailure, ServerRefusal } from "@/lib/cli/failure";
import { EXIT, type Exit } from "@/lib/cli/exit";
import { encodeRequest } from "@/lib/cli/net/encode-request";
import type { FilePart } from "@/lib/cli/net/file-part";
import { pauseMs } from "@/lib/cli/net/pause";
import type { Endpoint, InputOf, OutputOf } from "@/lib/contracts/endpoint";

const MAX_ATTEMPTS = 5;
/** Answers that are too early, too many or from a proxy without a server: the call was not carried out. */
const REPEATED: readonly number[] = [429, 502, 503, 504];
const MAX_ANSWER_BYTES = 64 * 1024 * 1024;

export interface ClientSettings {
  /** Origin without a slash at the end. */
  readonly address: string;
  readonly key: string | null;
  readonly locale: "en" | "zh";
  /** Milliseconds of all calls together. */
  readonly timeoutMs: number;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  readonly sleep: (ms: number) => Promise<void>;
  readonly onWait: (ms: number) => void;
  readonly userAgent: string;
}

interface CallOptions {
  /** The same key for every attempt, so that nothing happens twice. */
  readonly idempotencyKey?: string;
  readonly file?: FilePart;
}

export interface Client {
  readonly address: string;
  readonly hasKey: boolean;
  /** Rejects with ServerRefusal for what the server refused, with CliFailure for what has no answer. */
  readonly call: <E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions) => Promise<OutputOf<E>>;
}

interface Answered {
  readonly type?: unknown;
  readonly code?: unknown;
  readonly message?: unknown;
  readonly data?: unknown;
}

export function createClient(settings: ClientSettings): Client {
  const { address, key, locale, timeoutMs } = settings;
  const endsAt = performance.now() + timeoutMs;
  let cookie: string | null = null;

  const timedOut = () => new CliFailure(EXIT.network, "timedOut", { seconds: Math.round(timeoutMs / 1000) });

  async function attempt(url: string, init: RequestInit): Promise<Response | null> {
    const leftMs = endsAt - performance.now();
    if (leftMs <= 0) throw timedOut();
    try {
      // A redirect that is followed would carry the key elsewhere.
      return await settings.fetch(url, { ...init, redirect: "manual", signal: AbortSignal.timeout(Math.ceil(leftMs)) });
    } catch {
      if (performance.now() >= endsAt) throw timedOut();
      return null;
    }
  }

  async function send(url: string, init: RequestInit): Promise<Response> {
    for (let count = 1; ; count++) {
      const response = await attempt(url, init);
      if (response !== null && !REPEATED.includes(response.status)) return response;
      if (count === MAX_ATTEMPTS) {
        if (response !== null) return response;
        throw new CliFailure(EXIT.network, "unreachable", { address });
      }
      const waitMs = pauseMs(response?.headers.get("retry-after") ?? null, count);
      if (performance.now() + waitMs > endsAt) throw timedOut();
      await response?.body?.cancel();
      settings.onWait(waitMs);
      await settings.sleep(waitMs);
    }
  }

  function headersOf({ idempotencyKey }: CallOptions): Record<string, string> {
    return {
      accept: "application/json",
      "x-locale": locale,
      "user-agent": settings.userAgent,
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      ...(key === null && cookie !== null ? { cookie } : {}),
      ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }),
    };
  }

  async function bodyOf(response: Response): Promise<Answered> {
    const notOurs = new CliFailure(EXIT.network, "notOurServer", { address, status: response.status });
    if (Number(response.headers.get("content-length") ?? 0) > MAX_ANSWER_BYTES) throw notOurs;
    const text = await response.text().catch(() => {
      throw performance.now() >= endsAt ? timedOut() : new CliFailure(EXIT.network, "unreachable", { address });
    });
    try {
      const body: unknown = JSON.parse(text);
      if (typeof body === "object" && body !== null && "type" in body) return body;
    } catch {
      // No JSON: a proxy, or another server.
    }
    throw notOurs;
  }

  return {
    address,
    hasKey: key !== null,
    async call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options: CallOptions = {}) {
      const { path, body, headers } = encodeRequest(endpoint, input as Record<string, unknown>, options.file);
      const init = { method: endpoint.method, headers: { ...headersOf(options), ...headers }, body };
      const response = await send(`${address}${path}`, init);
      const location = response.headers.get("location");
      if (response.status >= 300 && response.status < 400)
        throw new CliFailure(EXIT.network, "redirected", { address, location: location ?? "-" });
      // The visitor's key: what was sent without an API key stays reachable during this command alone.
      cookie = response.headers.get("set-cookie")?.split(";")[0] ?? cookie;
      const answered = await bodyOf(response);
      if (answered.type === "success") return answered.data as OutputOf<E>;
      throw refusalOf(response.status, answered);
    },
  };
}

function refusalOf(status: number, { code, message, data }: Answered): ServerRefusal {
  const name = typeof code === "string" ? code : `HTTP_${status}`;
  return new ServerRefusal(exitOf(status, name), name, typeof message === "string" ? message : name, data);
}

function exitOf(status: number, code: string): Exit {
  if (status === 401 || status === 403) return EXIT.auth;
  if (code === "INVALID_INPUT") return EXIT.usage;
  return status === 429 || status === 404 || status >= 500 ? EXIT.network : EXIT.refused;
}
