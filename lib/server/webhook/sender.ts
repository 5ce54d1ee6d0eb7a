// Requests to addresses that customers wrote: the one place of the server that calls such an address.

import { lookup } from "node:dns/promises";
import { request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import type { TLSSocket } from "node:tls";
import { MAX_KEPT_ANSWER, type WebhookAttempt } from "@/lib/contracts/webhook";
import { mayConnect, readTarget, type Target, type TargetRules } from "./target";

/** Time from the look-up of the name to the last kept byte of the answer. */
const TIMEOUT_MS = 10_000;

export type Sent = Omit<WebhookAttempt, "at">;
export interface WebhookRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
export interface WebhookSender {
  readonly rules: TargetRules;
  /** Never rejects: a failure is an outcome. Redirects are not followed. */
  send: (request: WebhookRequest) => Promise<Sent>;
}

/** All addresses of a name. */
export type Resolve = (host: string) => Promise<readonly string[]>;

const resolveBySystem: Resolve = async (host) =>
  (await lookup(host, { all: true, order: "verbatim" })).map(({ address }) => address);

type Fault = NonNullable<Sent["error"]>;
class SendFault extends Error {
  constructor(readonly fault: Fault) {
    super(fault);
  }
}

const within = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) =>
      signal.addEventListener("abort", () => reject(new SendFault("timeout")), { once: true }),
    ),
  ]);

/** One closed address among those of a name refuses the name: which of them is taken must not decide. */
async function addressOf({ host }: Target, rules: TargetRules, resolve: Resolve, signal: AbortSignal): Promise<string> {
  const found = isIP(host) ? [host] : await within(resolve(host), signal).catch(rethrow("name"));
  const [first] = found;
  if (first === undefined) throw new SendFault("name");
  if (!found.every((address) => mayConnect(address, rules))) throw new SendFault("refused");
  return first;
}

function rethrow(fault: Fault) {
  return (error: unknown): never => {
    throw error instanceof SendFault ? error : new SendFault(fault);
  };
}

/** A character that no database keeps becomes a space. */
const keptText = (bytes: Buffer) => new TextDecoder().decode(bytes.subarray(0, MAX_KEPT_ANSWER)).replaceAll("\0", " ");

function post(
  target: Target,
  address: string,
  { headers, body }: WebhookRequest,
  { rules, signal }: { rules: TargetRules; signal: AbortSignal },
): Promise<{ status: number; answer: string }> {
  // The address was checked: no second look-up takes place that could give another one.
  const pinned: LookupFunction = (_host, options, done) =>
    options.all ? done(null, [{ address, family: isIP(address) }]) : done(null, address, isIP(address));
  const { url, host, port, isSecure } = target;
  return new Promise((resolve, reject) => {
    let isConnected = false;
    const request = (isSecure ? secureRequest : plainRequest)({
      ...{ host, port, path: `${url.pathname}${url.search}`, method: "POST", lookup: pinned, signal },
      ...{ agent: false, maxHeaderSize: 16_384, ...(isSecure && isIP(host) === 0 ? { servername: host } : {}) },
      headers: { ...headers, "content-length": Buffer.byteLength(body) },
    });
    request.on("socket", (socket) => {
      socket.once("connect", () => {
        isConnected = true;
        if (!mayConnect(socket.remoteAddress ?? "", rules)) request.destroy(new SendFault("refused"));
      });
    });
    request.once("response", (response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      const end = () => {
        resolve({ status: response.statusCode ?? 0, answer: keptText(Buffer.concat(chunks)) });
        request.destroy();
      };
      response.on("data", (chunk: Buffer) => {
        chunks.push(chunk);
        size += chunk.length;
        if (size >= MAX_KEPT_ANSWER) end();
      });
      response.once("end", end);
      response.once("error", () => reject(new SendFault(signal.aborted ? "timeout" : "broken")));
    });
    request.on("error", (error) => {
      if (error instanceof SendFault) return reject(error);
      const isHandshake = isConnected && isSecure && !(request.socket as TLSSocket | null)?.authorized;
      reject(new SendFault(signal.aborted ? "timeout" : isHandshake ? "tls" : isConnected ? "broken" : "connect"));
    });
    request.end(body);
  });
}

export function createWebhookSender(
  rules: TargetRules,
  { resolve = resolveBySystem, timeoutMs = TIMEOUT_MS }: { resolve?: Resolve; timeoutMs?: number } = {},
): WebhookSender {
  return {
    rules,
    async send(request) {
      const startedAt = performance.now();
      const signal = AbortSignal.timeout(timeoutMs);
      const since = () => Math.round(performance.now() - startedAt);
      try {
        const target = readTarget(request.url, rules);
        if (!target) throw new SendFault("refused");
        const address = await addressOf(target, rules, resolve, signal);
        const answer = await post(target, address, request, { rules, signal });
        return { ...answer, durationMs: since(), error: null };
      } catch (error) {
        const fault = error instanceof SendFault ? error.fault : "broken";
        return { status: null, durationMs: since(), error: fault, answer: "" };
      }
    },
  };
}
