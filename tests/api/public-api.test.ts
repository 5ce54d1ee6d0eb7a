// What holds for every call of an API key: versions, limits, errors of one form, and repeated calls.

import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { createApiKey } from "@/lib/contracts/api-key";
import { SCOPE_OF } from "@/lib/contracts/api-scopes";
import { addToCart, listCart, removeCartItem } from "@/lib/contracts/cart";
import { quotePcb } from "@/lib/contracts/pcb";
import { createProject, listProjects } from "@/lib/contracts/project";
import { type EndpointName, REGISTRY } from "@/lib/contracts/registry";
import { createWebhook, deleteWebhook, updateWebhook } from "@/lib/contracts/webhook";
import { idempotencyKeys } from "@/lib/server/db/tables/promise";
import { FOUR_LAYERS, type Person } from "../support/shop";
import { api, setUpApiTest } from "../support/shop-test";

setUpApiTest({ limits: true });

async function keyOf(person: Person) {
  const scopes = ["quote", "files", "orders:read", "orders:write", "projects", "webhooks"] as const;
  const input = { name: "Key", scopes: [...scopes], dailyLimitMicro: 0 };
  return `Bearer ${(await api.call(createApiKey, input, { token: person.token })).data.key}`;
}

describe("a key's call", () => {
  it("is answered with the version, and refused for one that does not exist", async () => {
    const token = await keyOf(await api.signUp());
    const call = (version?: string) =>
      api.call(quotePcb, FOUR_LAYERS, { token, headers: version ? { "boardwright-version": version } : {} });
    for (const version of [undefined, "2026-11-01"]) {
      const answer = await call(version);
      expect([answer.type, answer.headers.get("boardwright-version")]).toEqual(["success", "2026-11-01"]);
    }
    for (const version of ["1", "2026-11-02", "latest"]) {
      expect(await call(version)).toMatchObject({ status: 400, code: "API_VERSION_UNKNOWN" });
    }
    const byPerson = await api.call(quotePcb, FOUR_LAYERS, { headers: { "boardwright-version": "1" } });
    expect([byPerson.type, byPerson.headers.get("boardwright-version")]).toEqual(["success", null]);
  });

  it("tells how many calls are left, also where none is", async () => {
    const token = await keyOf(await api.signUp());
    const one = await api.call(listProjects, {}, { token });
    expect(one.headers.get("ratelimit-policy")).toBe('"key";q=120;w=60');
    expect(one.headers.get("ratelimit")).toMatch(/^"key";r=119;t=(59|60)$/);
    await Promise.all(Array.from({ length: 119 }, () => api.call(listProjects, {}, { token })));
    const over = await api.call(listProjects, {}, { token });
    expect(over).toMatchObject({ status: 429, code: "TOO_MANY_REQUESTS" });
    expect(over.headers.get("ratelimit")).toMatch(/^"key";r=0;t=\d+$/);
    expect(over.headers.get("retry-after")).toMatch(/^\d+$/);
  });

  it("is refused in one form, whatever is wrong", async () => {
    const token = await keyOf(await api.signUp());
    const wrong = await Promise.all([
      api.callRaw(quotePcb, { layers: "many" }, { token }),
      api.callRaw(quotePcb, {}, { token: "Bearer bw_x" }),
      api.callRaw(REGISTRY.listSessions, {}, { token }),
      api.callRaw(REGISTRY.viewOrder, { id: "none" }, { token }),
    ]);
    for (const { type, code, message } of wrong) {
      expect({ type, code: typeof code, message: message.length > 0 }).toEqual({
        ...{ type: "error", code: "string", message: true },
      });
    }
  });
});

describe("an Idempotency-Key", () => {
  it("repeats the answer of endpoints that keep none of their own", async () => {
    const token = await keyOf(await api.signUp());
    const make = (projectName: string, key: string) =>
      api.callRaw(createProject, { projectName, name: projectName, projectType: 1 }, { token, key });
    const [one, two] = [await make("A", "k1"), await make("A", "k1")];
    expect(one.type, one.code).toBe("success");
    expect(two.data).toEqual(one.data);
    expect((await make("B", "k1")).code).toBe("IDEMPOTENCY_MISMATCH");
    expect((await make("A", "k2")).data).not.toEqual(one.data);
  });

  it("holds across endpoints, for one account, and not for reading", async () => {
    const [ann, bob] = [await keyOf(await api.signUp()), await keyOf(await api.signUp())];
    const board = { itemType: "Custom", specification: FOUR_LAYERS };
    const { cartItemId } = (await api.callRaw(addToCart, board, { token: ann, key: "k" })).data;
    expect((await api.callRaw(removeCartItem, { cartItemId }, { token: ann, key: "k" })).code).toBe(
      "IDEMPOTENCY_MISMATCH",
    );
    expect((await api.callRaw(addToCart, board, { token: bob, key: "k" })).data.cartItemId).not.toBe(cartItemId);
    expect((await api.call(listCart, {}, { token: ann, key: "k" })).data.rows).toHaveLength(1);
  });

  it("lets one of several calls at once act", async () => {
    const person = await api.signUp();
    const token = await keyOf(person);
    const input = { url: "https://a.example.com/", events: ["order.paid" as const] };
    const { webhookId } = (await api.call(createWebhook, input, { token })).data;
    const change = { webhookId, description: "x" };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => api.call(updateWebhook, change, { token, key: "at once" })),
    );
    expect(answers.every(({ type, code }) => type === "success" || code === "IN_PROGRESS")).toBe(true);
    expect((await api.call(updateWebhook, change, { token, key: "at once" })).type).toBe("success");
    const gone = [1, 2].map(() => api.call(deleteWebhook, { webhookId }, { token, key: "gone" }));
    expect((await Promise.all(gone)).some(({ type }) => type === "success")).toBe(true);
    expect((await api.call(deleteWebhook, { webhookId }, { token, key: "gone" })).type).toBe("success");
    expect((await api.call(deleteWebhook, { webhookId }, { token })).code).toBe("NOT_FOUND");
  });

  it("of a call that failed may be used again, and so may one whose process ended", async () => {
    const person = await api.signUp();
    const token = await keyOf(person);
    const missing = { projectId: "none", name: "v1" };
    expect((await api.callRaw(REGISTRY.keepVersion, missing, { token, key: "k" })).type).toBe("error");
    expect(await api.db.select().from(idempotencyKeys)).toHaveLength(0);
    const made = { url: "https://a.example.com/", events: ["order.paid" as const] };
    const { webhookId } = (await api.call(createWebhook, made, { token })).data;
    const change = () => api.call(updateWebhook, { webhookId, description: "x" }, { token, key: "k" });
    await change();
    await api.db.update(idempotencyKeys).set({ answer: null }).where(eq(idempotencyKeys.key, "k"));
    expect((await change()).code).toBe("IN_PROGRESS");
    api.advance(121_000);
    expect((await change()).type).toBe("success");
  });

  it("is described for every endpoint that a key changes something by", async () => {
    const document = (await (await api.send("http://localhost:3000/api/openapi.json", {})).json()) as {
      paths: Record<string, Record<string, { parameters: { name: string; in: string }[] }>>;
    };
    for (const name of Object.keys(SCOPE_OF) as EndpointName[]) {
      const { method, path, answer } = REGISTRY[name];
      const named = document.paths[path]?.[method.toLowerCase()]?.parameters.map((each) => each.name);
      expect(named, name).toContain("Boardwright-Version");
      expect(named?.includes("Idempotency-Key"), name).toBe(method !== "GET" && answer !== "file");
    }
  });
});
