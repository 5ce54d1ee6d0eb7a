// Injected faults, which a healthy server never shows: their wire format, and the calls they apply to.

import { type EndpointName, REGISTRY } from "@/lib/contracts/registry";

/**
 * The transport performs `hang` (never answers) and `cut` (drops the connection). `slow` answers as usual, but later.
 * The others are answers of broken deployments.
 */
export type Fault =
  | { kind: "body-201"; err?: string }
  | { kind: "body-403" }
  | { kind: "http-403" }
  | { kind: "hang" }
  | { kind: "cut" }
  | { kind: "slow"; milliseconds?: number }
  | { kind: "not-json" }
  | { kind: "no-envelope" }
  | { kind: "too-many"; retryAfter?: string }
  | { kind: "broken"; status?: number }
  | { kind: "refusal"; code: string; message?: string; data?: unknown };

export type AnsweredFault = Exclude<Fault, { kind: "hang" | "cut" | "slow" }>;

export const DEFAULT_SLOW_MS = 3_000;

function refusalBody(code: string, message: string, data?: unknown) {
  return data === undefined ? { type: "error", code, message } : { type: "error", code, message, data };
}

export function faultResponse(fault: AnsweredFault): Response {
  switch (fault.kind) {
    case "body-201":
      return Response.json({ code: 201, err: fault.err });
    case "body-403":
      return Response.json({ code: "403" });
    case "http-403":
      return Response.json(refusalBody("UNAUTHENTICATED", "Your session has expired. Sign in again."), { status: 403 });
    case "not-json":
      return new Response("<html>gateway</html>", { headers: { "content-type": "text/html" } });
    case "no-envelope":
      return Response.json({ rows: [] });
    case "too-many":
      return Response.json(refusalBody("TOO_MANY_REQUESTS", "Too many attempts. Wait a moment and try again."), {
        status: 429,
        headers: { "retry-after": fault.retryAfter ?? "1" },
      });
    case "broken":
      return Response.json(refusalBody("OPERATION_FAILED", "a stack trace"), { status: fault.status ?? 500 });
    case "refusal":
      return Response.json(refusalBody(fault.code, fault.message ?? "", fault.data));
  }
}

/** Each kind with the meaning of its argument; `kind` or `kind:argument` in text. */
const READERS: { [K in Fault["kind"]]: (argument: string | undefined) => Fault } = {
  "body-201": (err) => ({ kind: "body-201", err }),
  "body-403": () => ({ kind: "body-403" }),
  "http-403": () => ({ kind: "http-403" }),
  hang: () => ({ kind: "hang" }),
  cut: () => ({ kind: "cut" }),
  slow: (milliseconds) => ({ kind: "slow", milliseconds: Number(milliseconds) || DEFAULT_SLOW_MS }),
  "not-json": () => ({ kind: "not-json" }),
  "no-envelope": () => ({ kind: "no-envelope" }),
  "too-many": (retryAfter) => ({ kind: "too-many", retryAfter }),
  broken: (status) => ({ kind: "broken", status: Number(status) || 500 }),
  refusal: (code) => ({ kind: "refusal", code: code ?? "OPERATION_FAILED" }),
};

export const FAULT_KINDS = Object.keys(READERS) as Fault["kind"][];

/** Null if the text names no fault. */
export function readFault(text: string): Fault | null {
  const [kind = "", ...argument] = text.trim().split(":");
  if (!Object.hasOwn(READERS, kind)) return null;
  return READERS[kind as Fault["kind"]](argument.length > 0 ? argument.join(":") : undefined);
}

/** Faults of one request: `listOrders=cut, viewOrder=slow:500`; `*` stands for every endpoint. */
export const FAULT_HEADER = "x-mock-fault";

interface Scripted {
  fault: Fault;
  /** Remaining calls with the fault. */
  left: number;
}

/** Faults for the next calls of an endpoint, from any caller. */
export class FaultScripts {
  readonly #scripts = new Map<EndpointName, Scripted>();

  set(name: EndpointName, fault: Fault, times = Infinity): void {
    this.#scripts.set(name, { fault, left: times });
  }

  clear(): void {
    this.#scripts.clear();
  }

  /** The fault of a call, if any; its own header takes precedence. */
  take(name: EndpointName, header: string | null): Fault | null {
    const own = faultInHeader(name, header);
    if (own) return own;
    const scripted = this.#scripts.get(name);
    if (!scripted || scripted.left <= 0) return null;
    scripted.left -= 1;
    return scripted.fault;
  }
}

function faultInHeader(name: EndpointName, header: string | null): Fault | null {
  for (const entry of (header ?? "").split(",")) {
    const [wanted = "", fault = ""] = entry.split("=").map((part) => part.trim());
    if (wanted === name || wanted === "*") return readFault(fault);
  }
  return null;
}

export function isEndpointName(name: string): name is EndpointName {
  return Object.hasOwn(REGISTRY, name);
}
