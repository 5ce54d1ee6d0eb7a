// PostgreSQL that stops, crashes and returns under a running server, and one that is missing at the start.

import { type AttackCase, expectThat } from "../attack-case";
import { placeOrder, viewOrder } from "../customer";
import { startInVain, startTarget, type Target, temporaryData } from "../target";
import { withPostgres } from "./own-postgres";

async function untilUp({ call }: Target, seconds: number): Promise<number> {
  const startedAt = performance.now();
  while ((await call("/api/ready")).status !== 200) {
    expectThat(
      performance.now() - startedAt < seconds * 1000,
      `it is not ready ${seconds} s after the database came back`,
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return performance.now() - startedAt;
}

async function answersWhileAway({ call }: Target, token: string): Promise<void> {
  const ready = await call("/api/ready");
  expectThat(ready.status === 503, `ready was answered ${ready.status}`);
  expectThat((await call("/api/health")).status === 200, "it is not alive");
  const key = { "idempotency-key": "while-away" };
  const item = { itemType: "Custom", specification: { layers: 2, widthMm: 50, heightMm: 50, quantity: 5 } };
  const answers = [
    await call("/api/eda/order/list", { token }),
    await call("/api/auth/login", { body: { account: "a@example.com", password: "wrong one" } }),
    await call("/api/eda/cart", { token, headers: key, body: item }),
  ];
  for (const { status, headers, text, body } of answers) {
    expectThat(status === 503 && body.code === "UNAVAILABLE", `a call was answered ${status} ${String(body.code)}`);
    expectThat(Number(headers.get("retry-after")) > 0, "nothing says when to ask again");
    expectThat(!/ECONN|127\.0\.0\.1|postgres| at /i.test(text), `it says too much: ${text.slice(0, 120)}`);
  }
  expectThat((await call("/", { headers: { accept: "text/html" } })).status === 200, "pages are not shown");
}

export const postgres: AttackCase[] = [
  {
    id: "R10",
    title: "PostgreSQL stopped, crashed and started again under the server, and not there at the start",
    isLong: true,
    run: () =>
      withPostgres(async ({ url, start, stop }) => {
        const { target, stop: end } = await startTarget({ DATABASE_URL: url });
        try {
          const { token } = await target.signUp();
          const orders = [await placeOrder(target, token)];
          for (const mode of ["fast", "immediate"] as const) {
            stop(mode);
            await answersWhileAway(target, token);
            start();
            await untilUp(target, 20);
            orders.push(await placeOrder(target, token));
            for (const orderId of orders) await viewOrder(target, token, orderId);
          }
        } finally {
          await end();
        }
        stop("fast");
        const { code, output } = await startInVain({ DATABASE_URL: url }, temporaryData());
        const isSentence =
          output.split("\n").length === 1 && /^PostgreSQL at .* cannot be reached\. .*\.$/.test(output);
        expectThat(code === 1 && isSentence, `a start without it: ${code} ${output.slice(0, 300)}`);
      }),
  },
];
