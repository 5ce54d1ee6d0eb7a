// Webhooks: addresses of the inner network, names that lead there, and another's endpoints and secrets.

import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type AttackCase, expectThat } from "./attack-case";
import type { Target } from "./target";

const EVENTS = ["order.paid"];

const create = ({ call }: Target, token: string, url: string) =>
  call("/api/eda/user/webhook", { token, body: { url, events: EVENTS } });

interface Delivery {
  readonly state: string;
  readonly attempts: readonly { readonly error: string | null; readonly status: number | null }[];
}

/** The first attempt of a test event; null where none was made within 20 seconds. */
async function attemptOf({ call }: Target, token: string, webhookId: string) {
  await call(`/api/eda/user/webhook/${webhookId}/test`, { method: "POST", token, body: {} });
  for (let at = 0; at < 100; at++) {
    const { body } = await call(`/api/eda/user/webhook/${webhookId}/delivery`, { method: "GET", token });
    const [delivery] = (body.data as { rows: Delivery[] }).rows;
    if (delivery && delivery.attempts.length > 0) return delivery.attempts[0] ?? null;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return null;
}

/** Connections to a listener on loopback during `work`. */
async function connectionsDuring(work: (port: number) => Promise<void>): Promise<number> {
  let connections = 0;
  const server = createServer((_request, response) => void response.end());
  server.on("connection", () => connections++);
  await once(server.listen(0, "127.0.0.1"), "listening");
  try {
    await work((server.address() as AddressInfo).port);
  } finally {
    server.close();
  }
  return connections;
}

/** By literal address, in every spelling, and by scheme, port, user and name. */
const literals = (port: number): string[] => [
  `http://127.0.0.1:${port}/`,
  `https://127.0.0.1:${port}/`,
  `https://localhost:${port}/`,
  `https://[::1]:${port}/`,
  `https://[::ffff:127.0.0.1]:${port}/`,
  `https://2130706433:${port}/`,
  `https://0x7f.1:${port}/`,
  `https://0:${port}/`,
  `https://127.0.0.1.nip.io:${port}/`,
  `https://user:password@hooks.example.com/`,
  "https://127.0.0.1/",
  "https://169.254.169.254/latest/meta-data/",
  "https://[fd00:ec2::254]/",
  "https://100.100.100.200/",
  "https://168.63.129.16/",
  "https://192.168.1.1/",
  "https://intranet/",
  "file:///etc/passwd",
  "gopher://hooks.example.com/",
];

export const webhooks: AttackCase[] = [
  {
    id: "G04",
    title: "Webhooks to addresses of the inner network, in every spelling",
    run: async (target) => {
      const connections = await connectionsDuring(async (port) => {
        for (const [at, url] of literals(port).entries()) {
          // A new person now and then: calls of one account are limited.
          const { token } = await target.signUp();
          const { status, body } = await create(target, token, url);
          expectThat(status === 200 && body.code === "WEBHOOK_URL_REFUSED", `${at} ${url} was answered ${status}`);
        }
      });
      expectThat(connections === 0, `${connections} connections were made`);
    },
  },
  {
    id: "G04b",
    title: "Webhooks to names that lead to the inner network",
    isLong: true,
    run: async (target) => {
      const { token } = await target.signUp();
      for (const name of ["localtest.me", "127.0.0.1.nip.io", "169.254.169.254.nip.io"]) {
        const { body } = await create(target, token, `https://${name}/`);
        const { webhookId } = body.data as { webhookId: string };
        const attempt = await attemptOf(target, token, webhookId);
        expectThat(
          attempt !== null && attempt.status === null && (attempt.error === "refused" || attempt.error === "name"),
          `${name} ended as ${JSON.stringify(attempt)}`,
        );
      }
    },
  },
  {
    id: "G04c",
    title: "Another's webhook, its deliveries and its secret",
    run: async (target) => {
      const [mine, other] = [await target.signUp(), await target.signUp()];
      const made = await create(target, mine.token, "https://hooks.example.com/");
      const { webhookId, secret } = made.body.data as { webhookId: string; secret: string };
      const path = `/api/eda/user/webhook/${webhookId}`;
      for (const [method, address] of [
        ["PUT", path],
        ["DELETE", path],
        ["POST", `${path}/secret`],
        ["POST", `${path}/test`],
        ["GET", `${path}/delivery`],
        ["POST", `${path}/delivery/none/replay`],
      ] as const) {
        const sent = method === "GET" ? undefined : { isEnabled: false };
        const { body } = await target.call(address, { method, token: other.token, body: sent });
        expectThat(body.code === "NOT_FOUND", `${method} ${address} was answered ${String(body.code)}`);
      }
      const listed = await target.call("/api/eda/user/webhook/list", { method: "GET", token: mine.token });
      expectThat(!listed.text.includes(secret), "a list shows a secret");
      expectThat(!target.log().includes(secret), "the log has a secret");
    },
  },
  {
    id: "G04d",
    title: "A test key for live orders, and a live key for test orders",
    run: async ({ call, signUp }) => {
      const { token } = await signUp();
      const keyOf = async (isTest: boolean) => {
        const body = { name: "Key", scopes: ["orders:read", "orders:write"], isTest, dailyLimitMicro: 0 };
        const made = await call("/api/eda/user/api-key", { token, body });
        return `Bearer ${(made.body.data as { key: string }).key}`;
      };
      const [test, live] = [await keyOf(true), await keyOf(false)];
      const inquiry = await call("/api/eda/quote/pcb/inquiry", { token: test, body: { layers: 2 } });
      expectThat(inquiry.body.type === "error", "a test key asked a person");
      for (const body of [{ orderId: "x" }, { isTest: false }]) {
        const advanced = await call("/api/eda/sandbox/order/none/advance", { token: live, body });
        expectThat(advanced.body.code === "NOT_FOUND", `a live key was answered ${String(advanced.body.code)}`);
      }
      const forged = test.replace("bw_test_", "bw_");
      const { body } = await call("/api/eda/order/list", { method: "GET", token: forged });
      expectThat(body.code === "API_KEY_INVALID", "a test key without its prefix is a live one");
    },
  },
];
