// Load, slow callers, malformed requests, and the socket.

import { type AttackCase, expectThat } from "./attack-case";
import type { Target } from "./target";

async function latencies({ call }: Target, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const startedAt = performance.now();
    await call("/api/health");
    times.push(performance.now() - startedAt);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return times.toSorted((a, b) => a - b);
}

const status = (answer: string) => /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? "none";

export const availability: AttackCase[] = [
  {
    id: "K01",
    title: "Headers and bodies that trickle in",
    isLong: true,
    run: async ({ raw }) => {
      const startedAt = performance.now();
      const slow = Array.from({ length: 200 }, () => raw("GET / HTTP/1.1\r\nHost: loc", 30));
      await Promise.all(slow);
      expectThat(performance.now() - startedAt < 25_000, "they are still open after 25 s");
    },
  },
  {
    id: "K02",
    title: "Headers of 20 kB",
    run: async ({ raw }) => {
      expectThat(
        status(await raw(`GET / HTTP/1.1\r\nHost: x\r\nX: ${"y".repeat(20_000)}\r\n\r\n`)) === "431",
        "they were taken",
      );
    },
  },
  {
    id: "K03",
    title: "Bodies that are too large, too deep or of too many keys",
    run: async ({ call, upload }) => {
      const json = { "content-type": "application/json" };
      const form = { "content-type": "application/x-www-form-urlencoded" };
      const many = Array.from({ length: 10_000 }, (_, at) => `k${at}`);
      const deep = `{"a":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
      const sent: [string, number, Record<string, string>, string][] = [
        ["10 MB of JSON", 413, json, JSON.stringify({ a: "x".repeat(10_000_000) })],
        ["10 MB of a form", 413, form, `account=${"x".repeat(10_000_000)}`],
        ["ten thousand keys of JSON", 400, json, JSON.stringify(Object.fromEntries(many.map((key) => [key, 1])))],
        ["ten thousand keys of a form", 400, form, many.map((key) => `${key}=1`).join("&")],
        ["a hundred thousand brackets", 400, json, deep],
      ];
      for (const [what, expected, headers, body] of sent) {
        const answer = await call("/api/auth/login", { method: "POST", headers, body });
        expectThat(
          answer.status === expected,
          `${what} was answered ${answer.status || "by the end of the connection"}`,
        );
        expectThat(answer.body.type === "error", `${what}: no envelope`);
      }
      expectThat((await upload(Buffer.from("x"))).status === 200, "the server answers nobody after it");
    },
  },
  {
    id: "K04",
    title: "Texts that slow regular expressions down",
    run: async ({ call }) => {
      for (const text of [
        "a!".repeat(25_000),
        "1".repeat(50_000),
        `${"a@".repeat(20_000)}!`,
        `"${"\\".repeat(40_000)}`,
      ]) {
        const startedAt = performance.now();
        await call("/api/auth/login", { body: { account: text, password: "x" } });
        await call("/api/auth/code", { body: { account: text, purpose: "reset" } });
        expectThat(
          performance.now() - startedAt < 2_000,
          `${text.slice(0, 3)} took ${(performance.now() - startedAt).toFixed(0)} ms`,
        );
      }
    },
  },
  {
    id: "K05",
    title: "Pages and orders of lists that are none",
    run: async ({ call, signUp }) => {
      const { token } = await signUp();
      for (const query of [
        "pageNum=1e9",
        "pageSize=1000000",
        "pageNum=-1",
        "pageNum[]=1",
        "sort=(select 1)",
        "keyword=%25_%5C%27%24%31",
      ]) {
        const answer = await call(`/api/eda/order/list?${query}`, { token });
        expectThat(answer.status === 200, `${query} was answered ${answer.status}`);
      }
    },
  },
  {
    id: "K07",
    title: "Server actions, which there are none of",
    run: async ({ call }) => {
      const answer = await call("/", { method: "POST", headers: { "next-action": "0".repeat(40) }, body: '["$@0"]' });
      expectThat([400, 405].includes(answer.status), `it was answered ${answer.status}`);
    },
  },
  {
    id: "K10",
    title: "Faults that say too much",
    run: async ({ call }) => {
      const answers = [
        await call("/api/auth/login", { body: "{", headers: { "content-type": "application/json" } }),
        await call("/%E0%A4%A"),
      ];
      for (const { status: code, text } of answers)
        expectThat(code === 400 && !/ at .*:\d+:\d+|select /i.test(text), text.slice(0, 80));
    },
  },
  {
    id: "K12",
    title: "Prototypes in queries, forms and documents",
    run: async ({ call }) => {
      const form = "__proto__[polluted]=1&constructor[prototype][polluted]=1&account=x";
      await call("/api/auth/login", { body: form, headers: { "content-type": "application/x-www-form-urlencoded" } });
      await call("/api/auth/login", {
        body: '{"__proto__":{"polluted":1}}',
        headers: { "content-type": "application/json" },
      });
      const { text } = await call("/api/eda/quote/pcb?__proto__[polluted]=1", { body: {} });
      expectThat(!text.includes("polluted"), "it came back");
    },
  },
  {
    id: "K13",
    title: "Requests that hide another one, and two hosts",
    run: async ({ raw }) => {
      const post = "POST /api/auth/login HTTP/1.1\r\nHost: x\r\n";
      for (const bytes of [
        `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
        `${post}Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcd`,
        "GET / HTTP/1.1\r\nHost: x\r\nX: a\r\n b\r\nTransfer-Encoding : chunked\r\n\r\n",
        "GET /api/health HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n",
      ]) {
        const answer = await raw(bytes, 3);
        expectThat(status(answer) === "400", `${JSON.stringify(bytes.slice(-40))} was answered ${status(answer)}`);
      }
    },
  },
  {
    id: "L01",
    title: "Two hundred readers of the quote page, and as many of quotes that differ",
    run: async (target) => {
      let isOver = false;
      const health = latencies(target, () => isOver);
      const get = (path: string) => target.call(path, { headers: { accept: "text/html" } });
      const pages = Array.from({ length: 200 }, (_, at) => [
        get("/order/manufacturing/pcb"),
        get(`/order/manufacturing/pcb?layers=4&widthMm=${at + 1}`),
      ]).flat();
      const answers = await Promise.all(pages);
      isOver = true;
      const times = await health;
      const p99 = times[Math.floor(times.length * 0.99)] ?? 0;
      expectThat(
        answers.every(({ status: code }) => code === 200),
        "not every page was sent",
      );
      expectThat(p99 < 2_000, `health answered in ${p99.toFixed(0)} ms`);
    },
  },
  {
    id: "I01",
    title: "A socket from another site's page",
    run: async ({ raw }) => {
      const upgrade = (origin: string) =>
        `GET /socket/?EIO=4&transport=websocket HTTP/1.1\r\nHost: localhost\r\nOrigin: ${origin}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;
      for (const origin of ["https://evil.example", "null"]) {
        const answer = await raw(upgrade(origin), 2);
        expectThat(status(answer) !== "101", `${origin} was let in`);
      }
    },
  },
  {
    id: "J01",
    title: "Payment notices without a signature, and with a wrong one",
    run: async ({ call }) => {
      for (const headers of [{}, { "stripe-signature": "t=1,v1=00" }, { "x-sandbox-signature": "00" }] as Record<
        string,
        string
      >[])
        for (const provider of ["sandbox", "stripe", "nobody"]) {
          const { status: code, body } = await call(`/api/pay/${provider}/notify`, {
            headers,
            body: { type: "checkout.session.completed", orderId: "1" },
          });
          expectThat(code >= 400 || body.type === "error", `${provider} took it`);
        }
    },
  },
];
