// The mock's own endpoints under /api/mock: its capabilities, faults, a reset, and the payment page.

import * as z from "zod/mini";
import { type EndpointName, REGISTRY } from "@/lib/contracts/registry";
import type { MarketArea } from "@/lib/core/market/area";
import { MOCK_NOW } from "./clock";
import { FAULT_KINDS, type FaultScripts, isEndpointName, readFault } from "./faults";
import { findOrder, markPaid } from "./handlers/order";
import { seed } from "./seed";
import type { MockState } from "./state";

export const CONTROL_PATH = "/api/mock";

interface Parts {
  state: MockState;
  faults: FaultScripts;
  area: MarketArea;
}

const faultInput = z.object({
  endpoint: z.string(),
  /** In the header's format: `cut`, `slow:500`, `refusal:NOT_FOUND`. */
  fault: z.string(),
  /** Number of calls with the fault; all if absent. */
  times: z.optional(z.int().check(z.gte(1))),
});

const problem = (message: string) => Response.json({ message }, { status: 400 });

async function setFault(request: Request, faults: FaultScripts): Promise<Response> {
  const input = faultInput.safeParse(await request.json().catch(() => null));
  if (!input.success) return problem("Send JSON: {endpoint, fault, times?}.");
  const { endpoint, times } = input.data;
  const fault = readFault(input.data.fault);
  if (!isEndpointName(endpoint)) return problem(`No endpoint is called ${endpoint}.`);
  if (!fault) return problem(`The faults are ${FAULT_KINDS.join(", ")}.`);
  faults.set(endpoint, fault, times);
  return Response.json({ endpoint, fault, times: times ?? null });
}

/** Acts as a provider's page after a payment: redirects to the order. */
function pay(orderId: string, state: MockState): Response {
  for (const customer of state.customers.values()) {
    if (!customer.orders.some(({ view }) => view.orderId === orderId)) continue;
    const order = findOrder(customer, orderId);
    if (order.view.canPay) markPaid(order, MOCK_NOW);
    return new Response(null, { status: 303, headers: { location: `/my-center/orders/${orderId}` } });
  }
  return new Response("There is no such order.", { status: 404 });
}

function describe(): Response {
  const endpoints = (Object.keys(REGISTRY) as EndpointName[]).map((name) => {
    const { method, path } = REGISTRY[name];
    return { name, method, path };
  });
  return Response.json({ now: MOCK_NOW.toISOString(), faults: FAULT_KINDS, endpoints });
}

export async function control(request: Request, { state, faults, area }: Parts): Promise<Response> {
  const path = new URL(request.url).pathname.slice(CONTROL_PATH.length);
  const call = `${request.method} ${path}`;
  if (call === "GET ") return describe();
  if (call === "PUT /faults") return setFault(request, faults);
  if (call === "DELETE /faults") {
    faults.clear();
    return new Response(null, { status: 204 });
  }
  if (call === "POST /reset") {
    state.reset();
    faults.clear();
    seed(state, area);
    return new Response(null, { status: 204 });
  }
  const paid = /^GET \/pay\/([\w-]+)$/.exec(call)?.[1];
  return paid ? pay(paid, state) : new Response("Not found", { status: 404 });
}
