// A stand-in for Stripe's HTTP API on loopback: sessions, refunds, idempotent replays, and every way not to answer.

import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { signatureHeader } from "@/lib/server/payment/signature";

export const STRIPE_SECRET = "sk_test_of_the_stub";
export const STRIPE_WEBHOOK_SECRET = "whsec_of_the_stub";

/** `hang` does the work and never answers; `cut` does not even do it. */
export type StripeTrouble = "hang" | "cut" | "garbage" | { status: number; code?: string };
export type StripeRequest = { call: string; fields: Record<string, string>; key: string | null; authorization: string };

/** Answers from before a call is worked on: nothing is kept under its key. */
const NOT_BEGUN = [401, 409, 429];

type Session = {
  id: string;
  object: "checkout.session";
  client_reference_id: string | null;
  amount_total: number;
  currency: string;
  livemode: boolean;
  status: "open" | "complete" | "expired";
  payment_status: "paid" | "unpaid";
  payment_intent: string | null;
  url: string | null;
};
type Answer = { status: number; body: unknown };

const failure = (status: number, code: string, message: string): Answer => ({
  status,
  body: { error: { type: status >= 500 ? "api_error" : "invalid_request_error", code, message } },
});

export type StripeStub = Awaited<ReturnType<typeof startStripe>>;

export async function startStripe() {
  const sessions = new Map<string, Session>();
  const intents = new Map<string, string>();
  const refunds: {
    id: string;
    payment_intent: string;
    amount: number;
    status: string;
    metadata: { refundId?: string };
  }[] = [];
  const requests: StripeRequest[] = [];
  const kept = new Map<string, { fingerprint: string; answer: Answer }>();
  const troubles: StripeTrouble[] = [];
  const hanging = new Set<ServerResponse>();

  function open(fields: Record<string, string>): Answer {
    const id = `cs_test_${randomUUID()}`;
    const session: Session = {
      id,
      object: "checkout.session",
      client_reference_id: fields.client_reference_id ?? null,
      amount_total: Number(fields["line_items[0][price_data][unit_amount]"]),
      currency: fields["line_items[0][price_data][currency]"] ?? "",
      livemode: false,
      status: "open",
      payment_status: "unpaid",
      payment_intent: null,
      url: `https://checkout.stripe.test/${id}`,
    };
    sessions.set(id, session);
    return { status: 200, body: session };
  }

  function refund(fields: Record<string, string>): Answer {
    const intent = fields.payment_intent ?? "";
    if (!intents.has(intent)) return failure(404, "resource_missing", "No such payment_intent");
    if (refunds.some((made) => made.payment_intent === intent))
      return failure(400, "charge_already_refunded", "Charge has already been refunded.");
    const made = {
      id: `re_${randomUUID()}`,
      payment_intent: intent,
      amount: Number(fields.amount),
      status: "succeeded",
      metadata: { refundId: fields["metadata[refundId]"] },
    };
    refunds.push(made);
    return { status: 200, body: made };
  }

  function answer(method: string, url: URL, fields: Record<string, string>): Answer {
    const [, id = "", action = ""] = /^\/v1\/checkout\/sessions\/([^/]+)(?:\/(\w+))?$/.exec(url.pathname) ?? [];
    const session = sessions.get(id);
    if (method === "POST" && url.pathname === "/v1/checkout/sessions") return open(fields);
    if (method === "POST" && url.pathname === "/v1/refunds") return refund(fields);
    if (method === "GET" && url.pathname === "/v1/refunds") {
      const data = refunds.filter((made) => made.payment_intent === url.searchParams.get("payment_intent"));
      return { status: 200, body: { object: "list", data } };
    }
    if (!session) return failure(404, "resource_missing", "No such checkout session");
    if (method === "POST" && action === "expire") {
      if (session.status !== "open") return failure(400, "resource_not_open", "Only open sessions can be expired.");
      session.status = "expired";
    }
    const intent = session.payment_intent;
    const isExpanded = method === "GET" && url.searchParams.get("expand[0]") === "payment_intent" && intent !== null;
    return {
      status: 200,
      body: isExpanded ? { ...session, payment_intent: { id: intent, status: intents.get(intent) } } : session,
    };
  }

  /** The same key answers the same, also a failure; another body under it is refused. */
  function keyed(request: StripeRequest, make: () => Answer): Answer {
    if (request.key === null) return make();
    const fingerprint = JSON.stringify([request.call, request.fields]);
    const earlier = kept.get(request.key);
    if (earlier && earlier.fingerprint !== fingerprint)
      return failure(
        400,
        "idempotency_error",
        "Keys for idempotent requests can only be used with the same parameters.",
      );
    const made = earlier?.answer ?? make();
    kept.set(request.key, { fingerprint, answer: made });
    return made;
  }

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(incoming.url ?? "/", "http://stripe.test");
    const fields = Object.fromEntries(new URLSearchParams(await text(incoming)));
    const method = incoming.method ?? "GET";
    const request = {
      call: `${method} ${url.pathname}`,
      fields: method === "GET" ? Object.fromEntries(url.searchParams) : fields,
      key: (incoming.headers["idempotency-key"] as string | undefined) ?? null,
      authorization: incoming.headers.authorization ?? "",
    };
    requests.push(request);
    const trouble = troubles.shift();
    if (trouble === "cut") return void incoming.socket.destroy();
    if (trouble === "hang") {
      keyed(request, () => answer(method, url, fields));
      return void hanging.add(response);
    }
    if (trouble === "garbage") return void response.end("<html>");
    const asked = typeof trouble === "object" ? failure(trouble.status, trouble.code ?? "", "as the test asked") : null;
    const made = asked
      ? NOT_BEGUN.includes(asked.status)
        ? asked
        : keyed(request, () => asked)
      : keyed(request, () => answer(method, url, fields));
    response.writeHead(made.status, { "content-type": "application/json" }).end(JSON.stringify(made.body));
  }

  const server = createServer((incoming, response) => void handle(incoming, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  const sessionOf = (id: string): Session => {
    const session = sessions.get(id);
    if (!session) throw new Error(`no session ${id}`);
    return session;
  };

  return {
    apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    sessions,
    refunds,
    /** Failures of the next requests, in order. */
    trouble: (...next: StripeTrouble[]) => void troubles.push(...next),
    /** The person pays on Stripe's page. */
    pay(id: string) {
      const session = sessionOf(id);
      if (session.status !== "open") throw new Error("the session takes no payment");
      const intent = `pi_${randomUUID()}`;
      intents.set(intent, "succeeded");
      Object.assign(session, { status: "complete", payment_status: "paid", payment_intent: intent, url: null });
    },
    /** The person pays by a method whose bank answers later. */
    payLater(id: string) {
      const intent = `pi_${randomUUID()}`;
      intents.set(intent, "processing");
      Object.assign(sessionOf(id), { status: "complete", payment_intent: intent, url: null });
    },
    /** The bank declines the payment. */
    giveUp(id: string) {
      intents.set(sessionOf(id).payment_intent ?? "", "requires_payment_method");
    },
    expire: (id: string) => void (sessionOf(id).status = "expired"),
    /** A signed event about a session, as Stripe would send it. */
    event(type: string, id: string, now: Date, change: Record<string, unknown> = {}) {
      const {
        event = {},
        session = {},
        secret = STRIPE_WEBHOOK_SECRET,
      } = change as {
        event?: object;
        session?: object;
        secret?: string;
      };
      const object = { ...sessionOf(id), ...session };
      const body = JSON.stringify({
        id: `evt_${randomUUID()}`,
        object: "event",
        type,
        livemode: false,
        data: { object },
        ...event,
      });
      return { body, headers: { "stripe-signature": signatureHeader(secret, body, now) } };
    },
    forget() {
      for (const store of [sessions, intents, kept]) store.clear();
      requests.length = refunds.length = troubles.length = 0;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
