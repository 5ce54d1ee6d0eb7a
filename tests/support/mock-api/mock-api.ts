// The API without a server: each contract answered from a typed table, each fault on demand, each call kept.

import { http, HttpResponse, type HttpHandler } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll } from "vitest";
import { loadTransport } from "@/lib/client/transport/load-transport";
import type { Endpoint, Method, OutputOf } from "@/lib/contracts/endpoint";
import { type EndpointName, REGISTRY } from "@/lib/contracts/registry";
import { successMessage } from "@/lib/server/http/translate";
import { ANSWERS } from "./answers";
import { type Fault, respondWithFault } from "./faults";
import { readRequest, type SeenCall } from "./seen-call";

type Data<N extends EndpointName> = OutputOf<(typeof REGISTRY)[N]>;
/** Next answer of an endpoint: headers to add, and then a fault, other data, or a response as it is. */
type Script = {
  fault?: Fault;
  data?: unknown;
  headers?: Record<string, string>;
  response?: (call: SeenCall) => Response | Promise<Response>;
};

export interface MockApi {
  /** The next answers of an endpoint are this fault, `times` times (default: always). */
  fail: (name: EndpointName, fault: Fault, times?: number) => void;
  /** The endpoint answers this data from now on. */
  answer: <N extends EndpointName>(name: N, data: Data<N>, headers?: Record<string, string>) => void;
  /** The endpoint answers whatever `response` makes of a call. */
  respond: (name: EndpointName, response: (call: SeenCall) => Response | Promise<Response>) => void;
  /** The endpoint answers as on a good day again. */
  recover: (name: EndpointName) => void;
  calls: (name: EndpointName) => SeenCall[];
  reset: () => void;
}

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } satisfies Record<
  Method,
  unknown
>;

const parametersOf = (name: EndpointName): number => REGISTRY[name].path.split("{").length;

/** As the server fills it, in English. */
function messageOf(name: EndpointName): string {
  const { success }: Pick<Endpoint, "success"> = REGISTRY[name];
  return success ? successMessage("en", success) : "";
}

function status(name: EndpointName): Response {
  const answer = ANSWERS[name];
  if (!(answer instanceof Blob)) {
    return HttpResponse.json({ type: "success", message: messageOf(name), data: answer });
  }
  return new HttpResponse("<svg xmlns='http://www.w3.org/2000/svg'/>", {
    headers: { "content-type": answer.type, "content-disposition": 'attachment; filename="file.svg"' },
  });
}

/** Starts the mock for a test file and resets it after each test. */
export function startMockApi(): MockApi {
  const scripts = new Map<EndpointName, Script[]>();
  const seen: SeenCall[] = [];
  // As on the server, a path with words comes before one that takes any id in their place.
  const names = (Object.keys(REGISTRY) as EndpointName[]).toSorted((a, b) => parametersOf(a) - parametersOf(b));

  async function respond(name: EndpointName, call: SeenCall): Promise<Response> {
    const queue = scripts.get(name) ?? [];
    const script = queue.length > 1 ? queue.shift() : queue[0];
    if (!script) return status(name);
    if (script.fault) return respondWithFault(script.fault);
    if (script.response) return script.response(call);
    const body = { type: "success", message: messageOf(name), data: script.data };
    return HttpResponse.json(body, { headers: script.headers });
  }

  const handlers: HttpHandler[] = names.map((name) => {
    const { method, path } = REGISTRY[name];
    const pattern = `*${path.replace(/\{(\w+)\}/g, ":$1")}`;
    return METHODS[method](pattern, async ({ request, params }) => {
      const call = await readRequest(name, request, params);
      seen.push(call);
      return respond(name, call);
    });
  });

  const server = setupServer(...handlers);
  const mock: MockApi = {
    fail(name, fault, times) {
      const standard: Script = { response: () => status(name) };
      scripts.set(
        name,
        times === undefined ? [{ fault }] : [...Array.from({ length: times }, () => ({ fault })), standard],
      );
    },
    answer: (name, data, headers) => void scripts.set(name, [{ data, headers }]),
    respond: (name, response) => void scripts.set(name, [{ response }]),
    recover: (name) => void scripts.delete(name),
    calls: (name) => seen.filter((call) => call.name === name),
    reset() {
      scripts.clear();
      seen.length = 0;
    },
  };
  beforeAll(async () => {
    server.listen({ onUnhandledRequest: "error" });
    // A slow machine would still load it when a choice has moved on and its request is called off.
    await loadTransport();
  });
  afterEach(() => mock.reset());
  afterAll(() => server.close());
  return mock;
}
