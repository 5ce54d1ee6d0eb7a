// Payment with play money: what each outcome that the sandbox can play leaves behind, and the page that plays it.

import { beforeEach, describe, expect, it } from "vitest";
import { toDecimal } from "@/lib/base/money";
import { sandboxPayments } from "@/lib/server/db/tables/payment";
import { SANDBOX_PATH } from "@/lib/server/payment/providers";
import { sealRequest } from "@/lib/server/payment/sandbox";
import { type OutcomeName, OUTCOMES, play } from "@/lib/server/payment/sandbox-outcomes";
import { sandboxPages } from "@/lib/server/payment/sandbox-page";
import { SANDBOX_SECRET } from "../support/api";
import { ask, MINUTE_MS, orderBy, placed, setUpPaymentTest, statusOf } from "../support/payment-test";
import { api, orderFlow } from "../support/shop-test";

setUpPaymentTest();

describe("the sandbox", () => {
  const late: (() => Promise<void>)[] = [];
  const act = async (outcome: OutcomeName) => {
    const { ann, orderId } = await placed();
    const request = await orderFlow.sandboxRequest(ann, orderId);
    const deliver = async (body: string, headers: Record<string, string>) => {
      expect((await orderFlow.deliver("sandbox", body, headers)).status).toBe(200);
    };
    const later = (work: () => Promise<void>) => void late.push(work);
    await play({ secret: SANDBOX_SECRET, db: api.db, deliver, now: () => api.clock.now, later }, request, outcome);
    return { ann, orderId };
  };
  beforeEach(() => void late.splice(0));

  it.each<[OutcomeName, string, string, string, string]>([
    // outcome, states at once, states after the provider was asked
    ["succeed", "Paid", "succeeded", "Paid", "succeeded"],
    ["refuse", "Failed", "failed", "Failed", "failed"],
    ["silent", "Submitted", "pending", "Submitted", "pending"],
    ["lost", "Submitted", "pending", "Paid", "succeeded"],
    ["closed", "Paid", "succeeded", "Paid", "succeeded"],
    ["twice", "Paid", "succeeded", "Paid", "succeeded"],
    ["late", "Paid", "succeeded", "Paid", "succeeded"],
    ["reversed", "Paid", "succeeded", "Paid", "succeeded"],
    ["delayed", "Submitted", "pending", "Paid", "succeeded"],
  ])(
    "playing %s leaves the order %s and the payment %s, and %s and %s once it was asked",
    async (outcome, ...expected) => {
      const order = await act(outcome);
      const atOnce = await statusOf(order);
      api.advance(16 * MINUTE_MS);
      await ask();
      expect([...atOnce, ...(await statusOf(order))]).toEqual(expected);
      const events = (await orderFlow.view(order.ann, order.orderId)).events.filter(({ to }) => to === "Paid");
      expect(events).toHaveLength(expected[2] === "Paid" ? 1 : 0);
    },
  );

  it("that tells late is heard late, also after it was asked", async () => {
    const order = await act("delayed");
    expect(await statusOf(order)).toEqual(["Submitted", "pending"]);
    await late[0]?.();
    expect(await statusOf(order)).toEqual(["Paid", "succeeded"]);
    api.advance(16 * MINUTE_MS);
    expect(await ask()).toEqual([]);
  });

  it("whose window nobody opens again is over after an hour", async () => {
    const order = await orderBy("sandbox");
    api.advance(61 * MINUTE_MS);
    expect(await ask()).toEqual(["expired"]);
    expect(await api.db.select().from(sandboxPayments)).toMatchObject([{ state: "closed" }]);
    expect(await statusOf(order)).toEqual(["Submitted", "expired"]);
  });

  it("has a page that pays once, and takes no payment for a link that is over, closed or forged", async () => {
    const deliver = async (body: string, headers: Record<string, string>) =>
      void (await orderFlow.deliver("sandbox", body, headers));
    const now = () => api.clock.now;
    const app = sandboxPages({ secret: SANDBOX_SECRET, db: api.db, deliver, now, later: () => undefined });
    const open = (request: string) => app.request(`${SANDBOX_PATH}?request=${request}`);
    const press = (request: string, outcome: string) =>
      app.request(SANDBOX_PATH, { method: "POST", body: new URLSearchParams({ request, outcome }) });
    const begin = async () => {
      const { ann, orderId } = await placed();
      return { ann, orderId, sealed: (await orderFlow.sandboxRequest(ann, orderId)).sealed };
    };

    const first = await begin();
    expect((await open(first.sealed)).status).toBe(200);
    expect([(await open(`${first.sealed}x`)).status, (await press("forged", "succeed")).status]).toEqual([404, 404]);
    expect((await press(first.sealed, "steal")).status).toBe(303);
    expect(await statusOf(first)).toEqual(["Submitted", "pending"]);
    const sent = await press(first.sealed, "succeed");
    expect([sent.status, sent.headers.get("location")]).toEqual([303, `/my-center/orders/${first.orderId}`]);
    expect(await statusOf(first)).toEqual(["Paid", "succeeded"]);
    expect([(await open(first.sealed)).status, (await press(first.sealed, "refuse")).status]).toEqual([410, 303]);
    expect(await statusOf(first)).toEqual(["Paid", "succeeded"]);

    const left = await begin();
    expect((await press(left.sealed, "closed")).status).toBe(200);
    expect(await statusOf(left)).toEqual(["Paid", "succeeded"]);

    const over = await begin();
    api.advance(60 * MINUTE_MS);
    expect([(await open(over.sealed)).status, (await press(over.sealed, "succeed")).status]).toEqual([410, 303]);
    expect(await statusOf(over)).toEqual(["Submitted", "pending"]);
  });

  it("has a page that names order, amount and every result, in the language of the order and the theme of the shop", async () => {
    const deliver = () => Promise.resolve();
    const now = () => api.clock.now;
    const app = sandboxPages({ secret: SANDBOX_SECRET, db: api.db, deliver, now, later: () => undefined });
    const { ann, orderId } = await placed();
    const { sealed, ...request } = await orderFlow.sandboxRequest(ann, orderId);
    const read = async (sent: string, headers: Record<string, string> = {}) =>
      (await app.request(`${SANDBOX_PATH}?request=${sent}`, { headers })).text();

    const english = await read(sealed, { "accept-language": "zh-CN", cookie: "a=b; theme=dark" });
    expect(english).toContain('<html lang="en" data-theme="dark">');
    expect(english).toContain(`${toDecimal(request.amountMicro)} ${request.currency}`);
    expect(english).toContain(request.subject);
    expect(english).toContain("60 min");
    const results = [...english.matchAll(/name="outcome" value="(\w+)"/g)].map(([, name]) => name);
    expect(results.toSorted()).toEqual(Object.keys(OUTCOMES).toSorted());

    const chinese = await read(sealRequest(SANDBOX_SECRET, { ...request, locale: "zh" }), { cookie: "theme=purple" });
    expect(chinese).toContain('<html lang="zh-CN" >');
    expect(chinese).toContain("非真实付款");
    expect(await read("forged", { "accept-language": "zh-CN" })).toContain("此支付链接无效。");
  });
});
