// API keys: what they may call, whose rights they have, and what they may spend.

import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { exportAccount } from "@/lib/contracts/account-sessions";
import { createApiKey, listApiKeys, revokeApiKey } from "@/lib/contracts/api-key";
import { SCOPE_OF } from "@/lib/contracts/api-scopes";
import { addToCart } from "@/lib/contracts/cart";
import type { InputOf } from "@/lib/contracts/endpoint";
import { createOrder, listOrders, viewOrder } from "@/lib/contracts/order";
import { quotePcb } from "@/lib/contracts/pcb";
import { listProjects } from "@/lib/contracts/project";
import { REGISTRY } from "@/lib/contracts/registry";
import { accounts } from "@/lib/server/db/tables/account";
import { apiKeys } from "@/lib/server/db/tables/api-key";
import { DAY_MS } from "../support/api";
import { FOUR_LAYERS, type Person } from "../support/shop";
import { api, shop, setUpApiTest } from "../support/shop-test";

setUpApiTest();

type KeyInput = Partial<InputOf<typeof createApiKey>>;

async function makeKey(person: Person, change: KeyInput = {}) {
  const input = { name: "Pipeline", scopes: ["quote" as const], ...change };
  return (await api.call(createApiKey, input, { token: person.token })).data;
}

const bearer = (key: string) => ({ token: `Bearer ${key}` });

describe("keys", () => {
  it("are shown once, and listed by their ending", async () => {
    const person = await api.signUp();
    const made = await makeKey(person, { name: "  Release  ", scopes: ["quote", "files", "quote"] });
    expect(made.key).toMatch(/^bw_[\w-]{43}$/);
    const { rows, total } = (await api.call(listApiKeys, {}, { token: person.token })).data;
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({ name: "Release", scopes: ["quote", "files"], ending: made.key.slice(-4) });
    expect(JSON.stringify(rows)).not.toContain(made.key);
    const [row] = await api.db.select().from(apiKeys);
    expect(JSON.stringify(row)).not.toContain(made.key);
    const exported = await (await api.fetchFile(exportAccount, {}, { token: person.token })).text();
    expect(exported).toContain("Release");
    expect(exported).not.toContain(row?.keyHash);
  });

  it("need a name, a scope, and a limit for orders", async () => {
    const { token } = await api.signUp();
    const create = (change: object) =>
      api.callRaw(createApiKey, { name: "A", scopes: ["quote"], ...change }, { token });
    for (const change of [{ name: " " }, { name: "x".repeat(61) }, { scopes: [] }, { scopes: ["staff"] }]) {
      expect((await create(change)).code).toBe("INVALID_INPUT");
    }
    expect((await create({ scopes: ["orders:write"] })).code).toBe("INVALID_INPUT");
    expect((await create({ scopes: ["orders:write"], dailyLimitMicro: -1 })).code).toBe("INVALID_INPUT");
    expect((await create({ scopes: ["orders:write"], dailyLimitMicro: 0 })).type).toBe("success");
    expect((await api.call(createApiKey, { name: "A", scopes: ["quote"] })).status).toBe(403);
  });

  it("are at most twenty, also when calls come at once", async () => {
    const person = await api.signUp();
    const made = await Promise.all(
      Array.from({ length: 23 }, () =>
        api.callRaw(createApiKey, { name: "A", scopes: ["quote"] }, { token: person.token }),
      ),
    );
    expect(made.filter(({ type }) => type === "success")).toHaveLength(20);
    expect(made.find(({ type }) => type !== "success")?.code).toBe("TOO_MANY_RECORDS");
  });

  it("stop at once when they are revoked, by their owner alone", async () => {
    const [person, neighbour] = [await api.signUp(), await api.signUp()];
    const { keyId, key } = await makeKey(person);
    expect((await api.call(revokeApiKey, { keyId }, { token: neighbour.token })).code).toBe("NOT_FOUND");
    expect((await api.call(quotePcb, {}, bearer(key))).type).toBe("success");
    expect((await api.call(revokeApiKey, { keyId }, { token: person.token })).type).toBe("success");
    const refused = await api.call(quotePcb, {}, bearer(key));
    expect([refused.status, refused.code]).toEqual([401, "API_KEY_INVALID"]);
    expect((await api.call(revokeApiKey, { keyId }, { token: person.token })).code).toBe("NOT_FOUND");
  });

  it("that nobody made are refused, even where no sign-in is needed", async () => {
    for (const key of ["", "bw_", `bw_${"a".repeat(43)}`, `bw_${"a".repeat(44)}`, "x".repeat(43)]) {
      expect((await api.call(quotePcb, {}, bearer(key))).code).toBe("API_KEY_INVALID");
    }
  });
});

describe("scopes", () => {
  it("open the endpoints of the table and nothing else", async () => {
    const person = await api.signUp();
    const { key } = await makeKey(person, { scopes: ["projects", "orders:read"] });
    expect((await api.call(listProjects, {}, bearer(key))).type).toBe("success");
    expect((await api.call(listOrders, {}, bearer(key))).type).toBe("success");
    for (const endpoint of [quotePcb, addToCart, createApiKey, listApiKeys, exportAccount]) {
      const refused = await api.callRaw(endpoint, {}, bearer(key));
      expect([refused.status, refused.code]).toEqual([401, "SCOPE_MISSING"]);
    }
  });

  it("refuse every endpoint that is not in the table", async () => {
    const person = await api.signUp();
    const { key } = await makeKey(person, {
      scopes: ["quote", "files", "orders:read", "orders:write", "projects"],
      dailyLimitMicro: 1,
    });
    const others = Object.entries(REGISTRY).filter(
      ([name, { access }]) => !Object.hasOwn(SCOPE_OF, name) && access !== "staff",
    );
    expect(others.length).toBeGreaterThan(50);
    for (const [, endpoint] of others) {
      expect((await api.callRaw(endpoint, {}, bearer(key))).code, endpoint.path).toBe("SCOPE_MISSING");
    }
  });

  it("give no rights of staff", async () => {
    const person = await api.signUp();
    await api.db.update(accounts).set({ isStaff: true }).where(eq(accounts.id, person.accountId));
    const { key } = await makeKey(person);
    const staff = Object.values(REGISTRY).find(({ access }) => access === "staff");
    expect((await api.callRaw(staff ?? quotePcb, {}, bearer(key))).code).toBe("UNKNOWN_ROUTE");
  });

  it("reach one's own orders alone", async () => {
    const [person, neighbour] = [await api.signUp(), await api.signUp()];
    const orderId = await shop.mustOrder(neighbour);
    const { key } = await makeKey(person, { scopes: ["orders:read"] });
    expect((await api.call(viewOrder, { id: orderId }, bearer(key))).code).toBe("NOT_FOUND");
  });
});

describe("the daily limit", () => {
  async function orderWith(person: Person, key: string) {
    const receiverId = await shop.addressOf(person);
    const cartItemIds = [await shop.add(person)];
    return api.call(createOrder, { cartItemIds, receiverId, shippingMethod: "standard" }, bearer(key));
  }

  it("holds for the orders of 24 hours, and a refused order leaves nothing", async () => {
    const person = await api.signUp();
    const one = await orderWith(
      person,
      (await makeKey(person, { scopes: ["orders:write"], dailyLimitMicro: 1e9 })).key,
    );
    const { amountPayableMicro } = (await api.call(viewOrder, { id: one.data.orderId }, { token: person.token })).data;
    const limit = (amountPayableMicro ?? 0) * 2;
    const { key } = await makeKey(person, { scopes: ["orders:write"], dailyLimitMicro: limit });
    expect((await orderWith(person, key)).type).toBe("success");
    api.advance(60_000);
    expect((await orderWith(person, key)).type).toBe("success");
    const refused = await orderWith(person, key);
    expect(refused.code).toBe("SPENDING_LIMIT");
    expect(refused.data).toMatchObject({ limitMicro: limit, spentMicro: limit });
    expect((await api.call(listOrders, {}, { token: person.token })).data.total).toBe(3);
    api.advance(DAY_MS - 30_000);
    expect((await orderWith(person, key)).type).toBe("success");
  });

  it("holds for orders that come at once", async () => {
    const person = await api.signUp();
    const receiverId = await shop.addressOf(person);
    const { key } = await makeKey(person, { scopes: ["orders:write"], dailyLimitMicro: 100_000_000 });
    const carts = [await shop.add(person), await shop.add(person), await shop.add(person), await shop.add(person)];
    const answers = await Promise.all(
      carts.map((id) =>
        api.call(createOrder, { cartItemIds: [id], receiverId, shippingMethod: "standard" }, bearer(key)),
      ),
    );
    const placed = answers.filter(({ type }) => type === "success").map(({ data }) => data.orderId);
    const sums = await Promise.all(
      placed.map(
        async (id) => (await api.call(viewOrder, { id }, { token: person.token })).data.amountPayableMicro ?? 0,
      ),
    );
    expect(placed.length).toBeLessThan(4);
    expect(sums.reduce((sum, amount) => sum + amount, 0)).toBeLessThanOrEqual(100_000_000);
  });

  it("counts in its own currency only", async () => {
    const person = await api.signUp();
    const { key } = await makeKey(person, { scopes: ["orders:write"], dailyLimitMicro: 1e9 });
    await api.db.update(apiKeys).set({ currency: "CNY" });
    expect((await orderWith(person, key)).code).toBe("SPENDING_LIMIT");
  });
});

it("a key quotes what its person would be quoted", async () => {
  const person = await api.signUp();
  const { key } = await makeKey(person);
  const own = await api.call(quotePcb, FOUR_LAYERS, { token: person.token });
  const byKey = await api.call(quotePcb, FOUR_LAYERS, bearer(key));
  expect(byKey.data.total).toEqual(own.data.total);
});
