// Prices, quantities and fields that a customer must not set.

import { type AttackCase, expectThat } from "./attack-case";
import type { Target } from "./target";

const GOOD = { layers: 2, widthMm: 100, heightMm: 100, quantity: 10 };

const priceOf = (target: Target, change: object) => target.call("/api/eda/quote/pcb", { body: { ...GOOD, ...change } });

async function refused(target: Target, changes: object[]): Promise<void> {
  for (const change of changes) {
    const { status, body } = await priceOf(target, change);
    const broken = (body.data as { violations?: unknown[] } | undefined)?.violations ?? [];
    const isRefused = status < 500 && (body.type === "error" || broken.length > 0);
    expectThat(isRefused, `${JSON.stringify(change)} was answered ${status} ${String(body.type)}`);
  }
}

export const prices: AttackCase[] = [
  {
    id: "C01",
    title: "Fields of the account that are not the customer's to set",
    run: async ({ call, signUp }) => {
      const { token } = await signUp();
      const body = {
        username: "Ann",
        id: "1",
        role: "staff",
        isStaff: true,
        emailVerified: true,
        balance: 1e9,
        password: "x",
      };
      await call("/api/eda/user/update", { token, body });
      const user = await call("/api/eda/user", { token });
      expectThat(!/isStaff":true|balance|"role"/.test(user.text), "a field was taken");
      expectThat((await call("/api/ops/overview", { token })).status === 404, "it made a member of staff");
    },
  },
  {
    id: "C02",
    title: "A price sent along with a specification",
    run: async (target) => {
      const forged = {
        price: 1,
        total: 1,
        unitPrice: 1,
        pcbTotal: 1,
        couponDiscount: 1e9,
        currency: "CNY",
        amountMicro: 1,
      };
      const [plain, sent] = [await priceOf(target, {}), await priceOf(target, forged)];
      expectThat(plain.body.type === "success" && plain.text === sent.text, "the price differs");
    },
  },
  {
    id: "C03",
    title: "Values that no list of options has",
    run: (target) =>
      refused(target, [
        { layers: 3 },
        { thicknessMm: 0.61 },
        { solderMaskColor: "Purple haze" },
        { boardType: "__proto__" },
      ]),
  },
  {
    id: "C05",
    title: "Quantities that are none",
    run: (target) =>
      refused(
        target,
        [0, -1, 1.5, "1e3", "1e309", "9007199254740993", "5 ", "５", "NaN", "0x10", [10], { a: 1 }, null].map(
          (quantity) => ({ quantity }),
        ),
      ),
  },
  {
    id: "C06",
    title: "Sizes that are none",
    run: (target) =>
      refused(
        target,
        [0, -50, "0.001", 1e9, "1".repeat(20), "10.123", [60], "60mm", true].map((widthMm) => ({ widthMm })),
      ),
  },
  {
    id: "C07",
    title: "The largest board in the largest quantity",
    run: async (target) => {
      const { body, text } = await priceOf(target, { layers: 8, widthMm: 500, heightMm: 500, quantity: 10_000 });
      expectThat(body.type === "success" && !/Infinity|NaN|e\+/.test(text), "it is no exact sum");
    },
  },
  {
    id: "C17",
    title: "Twenty times the same item with one key",
    run: async ({ call, signUp }) => {
      const { token } = await signUp();
      const put = () =>
        call("/api/eda/cart", {
          token,
          headers: { "idempotency-key": "one" },
          body: { itemType: "Custom", specification: GOOD },
        });
      const answers = await Promise.all(Array.from({ length: 20 }, put));
      const done = answers.filter(({ body }) => body.type === "success").map(({ text }) => text);
      expectThat(new Set(done).size === 1, `${new Set(done).size} different answers`);
      const { body } = await call("/api/eda/cart/list", { token });
      expectThat((body.data as { total: number }).total === 1, "there is more than one item");
    },
  },
  {
    id: "C18",
    title: "The same key with another body",
    run: async ({ call, signUp }) => {
      const { token } = await signUp();
      const put = (quantity: number) =>
        call("/api/eda/cart", {
          token,
          headers: { "idempotency-key": "one" },
          body: { itemType: "Custom", specification: { ...GOOD, quantity } },
        });
      await put(10);
      expectThat((await put(20)).body.code === "IDEMPOTENCY_MISMATCH", "it was taken");
    },
  },
];
