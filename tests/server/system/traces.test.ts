// Traces as a collector receives them: request, service, SQL, job and mail in one, without values.

import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { requestCode } from "@/lib/contracts/account-access";
import { CODE_JOB, createCodeHandler } from "@/lib/server/account/contact-codes";
import { jobs } from "@/lib/server/db/tables/promise";
import { createJobRunner } from "@/lib/server/jobs/runner";
import { countedMailer } from "@/lib/server/mail/counted-mailer";
import { createMailHandler, MAIL_JOB } from "@/lib/server/mail/outbox";
import { openTracer } from "@/lib/server/system/open-tracer";
import { readTraceparent } from "@/lib/server/system/otlp-tracer";
import { statementOf, traceQueries } from "@/lib/server/system/traced-queries";
import type { Tracer } from "@/lib/server/system/tracer";
import { createTestApi, type TestApi } from "@/tests/support/api";

type Value = { stringValue?: string; intValue?: number | string };
type WireSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Value }[];
};

const received: WireSpan[] = [];
const headers: (string | undefined)[] = [];
const bodies: string[] = [];
let collector: Server;
let tracer: Tracer;
let api: TestApi;

beforeAll(async () => {
  collector = createServer((request, response) => {
    headers.push(request.headers.authorization);
    void json(request).then((body) => {
      bodies.push(JSON.stringify(body));
      const { resourceSpans } = body as { resourceSpans: { scopeSpans: { spans: WireSpan[] }[] }[] };
      received.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)));
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
  const { port } = collector.address() as AddressInfo;
  const opened = await openTracer({
    traces: {
      endpoint: `http://127.0.0.1:${port}/`,
      headers: { authorization: "Bearer collector" },
      serviceName: "boardwright",
    },
  });
  if (!opened) throw new Error("no tracer was opened");
  tracer = opened;
  api = await createTestApi({ deps: { tracer }, env: { TRUST_PROXY: "1" } });
  traceQueries(api.db.$client);
});
afterAll(() => collector.close());

const attribute = (span: WireSpan, name: string) =>
  span.attributes.find(({ key }) => key === name)?.value.stringValue ?? "";

it("follows a request through its service, its queries, the job it caused and the mail of that job", async () => {
  const { email } = await api.signUp();
  await api.db.delete(jobs);
  const parent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
  const options = { headers: { traceparent: parent, "x-request-id": "0123456789abcdef0123456789abcdef" } };
  const answer = await api.call(requestCode, { account: email, purpose: "reset" }, options);
  expect(answer).toMatchObject({ type: "success" });
  expect(answer.headers.get("x-request-id")).toBe("0123456789abcdef0123456789abcdef");
  const [job] = await api.db.select().from(jobs);
  expect(job).toMatchObject({ requestId: "0123456789abcdef0123456789abcdef" });
  expect(job?.trace).toMatch(/^00-0af7651916cd43dd8448eb211c80319c-[0-9a-f]{16}-01$/);
  const mailer = countedMailer({ send: () => Promise.resolve("sent"), close: () => Promise.resolve() });
  const handlers = { [CODE_JOB]: createCodeHandler(api.deps), [MAIL_JOB]: createMailHandler(api.db, mailer) };
  const later = () => new Date(Date.now() + 60_000);
  await createJobRunner({ db: api.db, handlers, tracer, log: api.deps.log, now: later }).drain();
  await tracer.close();

  const spans = received.filter(({ traceId }) => traceId === "0af7651916cd43dd8448eb211c80319c");
  const names = new Set(spans.map(({ name }) => name));
  const route = `${requestCode.method} ${requestCode.path}`;
  for (const name of [route, `${route} service`, "INSERT", "job contact-code", "job mail", "mail"])
    expect(names).toContain(name);
  const byId = new Map(spans.map((span) => [span.spanId, span]));
  const parentOf = (name: string) => byId.get(spans.find((span) => span.name === name)?.parentSpanId ?? "")?.name;
  expect(parentOf(`${route} service`)).toBe(route);
  expect(parentOf("mail")).toBe("job mail");
  const request = spans.find(({ name }) => name === route);
  expect(request?.parentSpanId).toBe("b7ad6b7169203331");
  expect(request && attribute(request, "request.id")).toBe("0123456789abcdef0123456789abcdef");
  expect(headers[0]).toBe("Bearer collector");
  expect(bodies.join("")).not.toContain(email);
});

it.each([
  ["select 1 from t where a = 'it''s' and b = $1", "select 1 from t where a = ? and b = $1"],
  [{ text: "update t\n  set a = $1" }, "update t set a = $1"],
  [null, ""],
])("the statement of %j is %j", (query, statement) => {
  expect(statementOf(query)).toBe(statement);
});

it.each(["", null, "00-0-0-01", `00-${"0".repeat(32)}-b7ad6b7169203331-01`, "01-0af7651916cd43dd8448eb211c80319c"])(
  "%j is no parent",
  (parent) => {
    expect(readTraceparent(parent)).toBeNull();
  },
);

it("nothing is opened without a collector", async () => {
  expect(await openTracer({ traces: null })).toBeUndefined();
});
