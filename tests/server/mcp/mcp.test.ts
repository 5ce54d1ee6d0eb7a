// The MCP server as the official client uses it: from files to a prepared order, with the rights of its key and no others.

import { beforeAll, describe, expect, it } from "vitest";
import { listCart } from "@/lib/contracts/cart";
import { listOrders } from "@/lib/contracts/order";
import { createDfmChecker } from "@/lib/server/dfm/dfm-worker-client";
import { createBoardReader } from "@/lib/server/gerber/board-worker-client";
import { FOUR_LAYERS, type Person } from "../../support/shop";
import { BOARD_FILES } from "../../support/small-board";
import { zip } from "../../support/archives";
import { api, setUpApiTest, shop } from "../../support/shop-test";
import { connect, makeKey, post } from "./mcp-client";

setUpApiTest({
  deps: { readBoardFile: createBoardReader(), checkBoardFile: createDfmChecker() },
  isFresh: false,
});

let person: Person;
let neighbor: Person;
beforeAll(async () => {
  [person, neighbor] = [await api.signUp(), await api.signUp()];
});

const ALL = ["quote", "files", "orders:read", "orders:write", "projects"] as const;
/** An account has at most twenty keys. */
const keys = new Map<string, Promise<string>>();
function keyFor(scopes: readonly (typeof ALL)[number][]): Promise<string> {
  const key = keys.get(scopes.join()) ?? makeKey(api, person, [...scopes]);
  keys.set(scopes.join(), key);
  return key;
}
const open = async (scopes: readonly (typeof ALL)[number][] = ALL) => connect(api, await keyFor(scopes));

const refusalOf = async (result: ReturnType<Awaited<ReturnType<typeof open>>["call"]>) => {
  const { isError, structuredContent } = await result;
  return [isError, structuredContent?.code];
};

describe("an agent", () => {
  it("goes from Gerber files to an order that a person confirms", async () => {
    const { call } = await open();
    const fileBase64 = Buffer.from(await zip(BOARD_FILES)).toString("base64");
    const options = { quantity: 10 };
    const checked = await call("check_board", { fileBase64, fileName: "blinker.zip", options });
    const board = checked.structuredContent;
    expect(board).toMatchObject({
      projectName: "blinker",
      facts: { widthMm: 20, heightMm: 10, layers: 2 },
      specification: { layers: 2, quantity: 10 },
    });
    const { projectId, specification } = board as { projectId: string; specification: Record<string, unknown> };
    const prepared = await call("prepare_order", { items: [{ options: specification, projectId }] });
    expect(prepared.isError, JSON.stringify(prepared)).toBeUndefined();
    const { cartItemIds, checkoutUrl } = prepared.structuredContent as { cartItemIds: string[]; checkoutUrl: string };
    expect(checkoutUrl).toBe(`http://localhost:3000/order/checkout?items=${cartItemIds.join(",")}`);
    const { rows } = (await api.call(listCart, {}, { token: person.token })).data;
    expect(rows.map(({ cartItemId, projectId }) => ({ cartItemId, projectId }))).toEqual([
      { cartItemId: cartItemIds[0], projectId },
    ]);
    // Nothing was ordered.
    expect((await api.call(listOrders, {}, { token: person.token })).data.total).toBe(0);
  }, 60_000);

  it("prices as the product does", async () => {
    const { call } = await open(["quote"]);
    const { structuredContent } = await call("price_board", { options: FOUR_LAYERS });
    // 60 × 50 mm, 4 layers, 50 pieces: 25 + 95 × 0.15 = 39.25.
    expect(structuredContent).toMatchObject({ isPriced: true, currency: "USD", total: "39.25", violations: [] });
    const { isError, structuredContent: assembled } = await call("price_assembly", { board: FOUR_LAYERS });
    expect([isError, assembled?.isPriced]).toEqual([undefined, true]);
  });

  it("hears why something cannot be made, and what can", async () => {
    const { call } = await open(["quote"]);
    const options = { ...FOUR_LAYERS, innerCopperUm: 70, outerCopperUm: 70, minTraceSpaceMil: 4 };
    const { structuredContent, content } = await call("capability", { options });
    expect(structuredContent).toMatchObject({ isMakeable: false });
    expect(JSON.stringify(content)).toContain("cannot be made");
    const priced = await call("price_board", { options });
    expect(priced.structuredContent).toMatchObject({ isPriced: false, total: null, leadTimes: [] });
  });

  it("reads its own orders alone", async () => {
    const orderId = await shop.mustOrder(neighbor);
    const ownId = await shop.mustOrder(person);
    const { call } = await open(["orders:read"]);
    const listed = await call("list_orders");
    const { orders } = listed.structuredContent as { orders: { orderId: string; orderNumber: string }[] };
    expect(orders.map((order) => order.orderId)).toEqual([ownId]);
    const own = await call("order_state", { orderNumber: orders[0]?.orderNumber });
    expect(own.structuredContent).toMatchObject({ orderId: ownId, status: "Submitted", canCancel: true });
    expect(await refusalOf(call("order_state", { orderId }))).toEqual([true, "NOT_FOUND"]);
    expect(await refusalOf(call("order_state", {}))).toEqual([true, "INVALID_INPUT"]);
  });

  it("adds nothing twice under one key", async () => {
    const { call } = await open();
    const before = (await api.call(listCart, {}, { token: person.token })).data.total;
    const input = { items: [{ options: FOUR_LAYERS }, { options: FOUR_LAYERS }], idempotencyKey: "release 7" };
    const [first, second] = [await call("prepare_order", input), await call("prepare_order", input)];
    expect(second.structuredContent).toEqual(first.structuredContent);
    expect((await api.call(listCart, {}, { token: person.token })).data.total).toBe(before + 2);
  });

  it("names another's board in vain", async () => {
    const projectId = await shop.addProject(neighbor);
    const { call } = await open();
    expect(await refusalOf(call("check_board", { projectId }))).toEqual([true, "NOT_FOUND"]);
    expect(await refusalOf(call("price_board", { options: FOUR_LAYERS, projectId }))).toEqual([true, "NOT_FOUND"]);
    const items = [{ options: FOUR_LAYERS, projectId }];
    expect(await refusalOf(call("prepare_order", { items }))).toEqual([true, "NOT_FOUND"]);
  });
});

describe("scopes", () => {
  it.each([
    [["quote"], ["price_board", "price_assembly", "capability", "search_parts"]],
    [["orders:read"], ["list_orders", "order_state"]],
    [
      ["quote", "files"],
      ["price_board", "price_assembly", "capability", "check_board", "search_parts"],
    ],
    [["orders:write"], ["prepare_order"]],
    [["projects"], []],
  ] as const)("%j open %j", async (scopes, names) => {
    const { client, call } = await open(scopes);
    const listed = (await client.listTools()).tools.map(({ name }) => name);
    for (const name of names) expect(listed).toContain(name);
    const closed = ["price_board", "list_orders", "prepare_order", "check_board"].filter(
      (name) => !listed.includes(name),
    );
    expect(closed.length).toBeGreaterThan(0);
    for (const name of closed) expect(await refusalOf(call(name))).toEqual([true, "SCOPE_MISSING"]);
  });
});

describe("what is refused", () => {
  const ping = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" });
  const keyed = async () => ({ authorization: `Bearer ${await keyFor(["quote"])}` });

  it("is everything without a key", async () => {
    for (const headers of [{}, { authorization: person.token }, { authorization: `Bearer bw_${"a".repeat(43)}` }]) {
      const refused = await post(api, ping, headers as Record<string, string>);
      expect([refused.status, refused.headers.get("www-authenticate")]).toEqual([401, 'Bearer realm="boardwright"']);
    }
  });

  it("is a page of another site, also under a host name that was pointed here", async () => {
    const headers = await keyed();
    expect((await post(api, ping, headers)).status).toBe(200);
    expect((await post(api, ping, { ...headers, origin: "http://localhost:3000" })).status).toBe(200);
    expect((await post(api, ping, { ...headers, origin: "https://evil.example" })).status).toBe(403);
    expect((await post(api, ping, { ...headers, origin: "null" })).status).toBe(403);
    expect((await post(api, ping, { ...headers, host: "evil.example:3000" })).status).toBe(403);
  });

  it.each([
    ["no JSON", "{", 400],
    ["nothing", "", 400],
    ["bytes that are no text", "\u0000", 400],
    ["a message of another protocol", '{"hello":1}', 400],
    ["a batch", `[${ping},${ping}]`, 400],
    ["a number", "7", 400],
    [
      "deep nesting",
      `{"jsonrpc":"2.0","id":1,"method":"ping","params":${"[".repeat(50_000)}${"]".repeat(50_000)}}`,
      400,
    ],
  ])("is %s", async (_name, body, status) => {
    const answered = await post(api, body, await keyed());
    expect([answered.status, ((await answered.json()) as { error: { code: number } }).error.code < 0]).toEqual([
      status,
      true,
    ]);
  });

  it("is a body that is too large, before it is kept", async () => {
    const large = await post(api, "x".repeat(28 * 1024 * 1024 + 1), await keyed());
    expect(large.status).toBe(413);
  });

  it("is a stream or a session", async () => {
    for (const method of ["GET", "DELETE", "PUT"]) {
      const answered = await api.send("http://localhost:3000/mcp", { method, headers: await keyed() });
      expect([answered.status, answered.headers.get("allow")]).toEqual([405, "POST"]);
    }
  });

  it("is an unknown tool, an unknown argument, and a value that is not offered", async () => {
    const { call } = await open(["quote"]);
    await expect(call("drop_tables")).rejects.toThrow(/unknown tool/);
    for (const options of [
      { layers: 3 },
      { color: "red" },
      { layers: "4; drop" },
      { widthMm: -1 },
      { __proto__: null, x: 1 },
    ]) {
      expect(await refusalOf(call("price_board", { options }))).toEqual([true, "INVALID_INPUT"]);
    }
  });

  it("is a file that is no board, with the reason", async () => {
    const { call } = await open(["quote", "files"]);
    const text = Buffer.from("not a board").toString("base64");
    expect(await refusalOf(call("check_board", { fileBase64: text, fileName: "a.txt" }))).toEqual([
      true,
      "WRONG_FILE_FORMAT",
    ]);
    expect(await refusalOf(call("check_board", { fileBase64: "%%%", fileName: "a.zip" }))).toEqual([
      true,
      "INVALID_INPUT",
    ]);
    expect(await refusalOf(call("check_board", {}))).toEqual([true, "INVALID_INPUT"]);
    expect(await refusalOf(call("check_board", { fileUrl: "another's" }))).toEqual([true, "NOT_FOUND"]);
  });
});

describe("a manifest", () => {
  it("names every tool once, with an object for its arguments and a text for a model", async () => {
    const { client } = await open();
    const { tools } = await client.listTools();
    expect(new Set(tools.map(({ name }) => name)).size).toBe(tools.length);
    for (const { name, description, inputSchema } of tools) {
      expect(name).toMatch(/^[a-z][a-z_]{2,40}$/);
      expect(description?.length, name).toBeGreaterThan(40);
      expect(inputSchema.type).toBe("object");
    }
    const adding = tools.filter(({ annotations }) => annotations?.readOnlyHint === false).map(({ name }) => name);
    // They keep a file, a project or lines of the cart; nothing deletes, and nothing leaves the service.
    expect(adding.toSorted()).toEqual(["check_board", "compare_boards", "prepare_order"]);
    expect(tools.every(({ annotations }) => annotations?.destructiveHint === false)).toBe(true);
    expect(tools.every(({ annotations }) => annotations?.openWorldHint === false)).toBe(true);
    for (const { name, annotations } of tools) {
      expect(annotations?.idempotentHint, name).toBe(annotations?.readOnlyHint);
    }
    const price = JSON.stringify(tools.find(({ name }) => name === "price_board")?.inputSchema);
    for (const value of ["ENIG", "widthMm", "surfaceFinish"]) expect(price).toContain(value);
  });
});

describe("the assistant's tools", () => {
  it("are an agent's too, with amounts as decimals", async () => {
    const { client, call } = await open(["quote"]);
    const names = (await client.listTools()).tools.map(({ name }) => name);
    expect(names).toContain("price_stencil");
    // Talk is for people.
    for (const name of ["small_talk", "decline", "hand_over"]) expect(names).not.toContain(name);
    const { isError, structuredContent } = await call("price_stencil", {});
    expect(isError, JSON.stringify(structuredContent)).toBeUndefined();
    const prices = (structuredContent?.blocks as { kind: string; rows: { amounts: unknown[] }[] }[]).find(
      ({ kind }) => kind === "prices",
    );
    expect(prices?.rows[0]?.amounts[0]).toMatch(/^\d+\.\d{2,4}$/);
  });

  it("check the scope of the key, also when they were not listed", async () => {
    const { call } = await open(["projects"]);
    expect(await refusalOf(call("price_stencil"))).toEqual([true, "SCOPE_MISSING"]);
  });
});
