import { beforeAll, describe, expect, it } from "vitest";
import { getUser, login, register } from "@/lib/contracts/account";
import { createReceiver, listReceivers } from "@/lib/contracts/address";
import type { Endpoint } from "@/lib/contracts/endpoint";
import { quotePcb } from "@/lib/contracts/pcb";
import { REGISTRY } from "@/lib/contracts/registry";
import { subscribe, unsubscribe } from "@/lib/contracts/support";
import { productRoutes } from "@/lib/server/api";
import { contentDisposition } from "@/lib/server/http/answer";
import { subscribers } from "@/lib/server/db/tables/account";
import { mails } from "@/lib/server/db/tables/promise";
import { createTestApi, type TestApi } from "../support/api";

const ENDPOINTS: Endpoint[] = Object.values(REGISTRY);
const ADDRESS = {
  firstName: "Ada",
  lastName: "Lovelace",
  country: "GB",
  city: "London",
  address: "12 St James's Square",
  postcode: "SW1Y 4JH",
  phone: "+44 20 7946 0018",
};

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});

async function read(response: Response): Promise<Record<string, unknown>> {
  return (await response.json()) as Record<string, unknown>;
}

const url = (path: string) => `http://localhost:3000${path.replace(/\{\w+\}/g, "x")}`;
const init = (method: string, extra: RequestInit = {}) => ({
  method,
  headers: { host: "localhost:3000", ...extra.headers },
  body: extra.body,
});

describe("the registry", () => {
  it("is served whole, and nothing is served beside it", () => {
    const served = productRoutes(api.deps).map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
    expect(served.sort()).toEqual(ENDPOINTS.map(({ method, path }) => `${method} ${path}`).sort());
  });

  it("is described by the OpenAPI document, path by path", async () => {
    const document = (await (await api.send(url("/api/openapi.json"), {})).json()) as {
      paths: Record<string, Record<string, unknown>>;
    };
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const known = ENDPOINTS.filter(({ access }) => access !== "staff");
    expect(described.sort()).toEqual(known.map(({ method, path }) => `${method} ${path}`).sort());
  });

  it("names the field that brings a file, where a body may bring one", async () => {
    type Body = { content: Record<string, { schema: { properties: Record<string, unknown> } }> };
    const document = (await (await api.send(url("/api/openapi.json"), {})).json()) as {
      paths: Record<string, { post: { requestBody: Body } }>;
    };
    const fieldsOf = (path: string) =>
      document.paths[path]?.post.requestBody.content["multipart/form-data"]?.schema.properties;
    const file = { type: "string", format: "binary" };
    expect(fieldsOf("/api/eda/bom/upload")).toMatchObject({ bomFile: file, quantity: {} });
    expect(fieldsOf("/api/eda/file/upload")).toMatchObject({ file, fileType: {} });
    expect(Object.values(fieldsOf("/api/eda/user/update") ?? {})).not.toContainEqual(file);
  });

  it.each(ENDPOINTS.filter(({ access }) => access === "staff"))(
    "$path is no address at all to whoever is not staff, by any method",
    async ({ path }) => {
      const { token } = await api.signUp();
      const answerOf = async (address: string, method: string, authorization?: string) => {
        const headers: Record<string, string> = authorization ? { authorization } : {};
        const response = await api.send(url(address), init(method, { headers }));
        const { "x-request-id": _id, ...said } = Object.fromEntries(response.headers);
        return [response.status, await response.text(), said];
      };
      for (const method of ["GET", "POST", "PUT", "DELETE"]) {
        for (const authorization of [undefined, "x".repeat(43), token]) {
          const answered = await answerOf(path, method, authorization);
          expect(answered).toEqual(await answerOf("/api/no-such-address", method, authorization));
          expect(answered[0]).toBe(404);
        }
      }
    },
  );

  it.each(ENDPOINTS.filter(({ access }) => access === "signed-in"))(
    "$method $path refuses a call without a token, and one with a wrong one",
    async ({ method, path }) => {
      for (const authorization of [undefined, "x".repeat(43)]) {
        const response = await api.send(url(path), init(method, { headers: authorization ? { authorization } : {} }));
        expect([response.status, (await read(response)).code]).toEqual([403, "UNAUTHENTICATED"]);
      }
    },
  );

  it.each(ENDPOINTS.filter(({ method }) => method !== "GET"))(
    "$method $path answers a page of another site with 400 and does nothing",
    async ({ method, path }) => {
      const foreign: Record<string, string>[] = [
        { "sec-fetch-site": "cross-site" },
        { origin: "https://evil.example" },
        { origin: "null" },
        { origin: "http://localhost:3000.evil.example" },
      ];
      for (const headers of foreign) {
        const response = await api.send(url(path), init(method, { headers, body: "a=1" }));
        expect([response.status, (await read(response)).code]).toEqual([400, "FOREIGN_ORIGIN"]);
        expect(response.headers.get("access-control-allow-origin")).toBeNull();
      }
    },
  );
});

describe("an answer", () => {
  it("of a private call is never kept by a cache, and names its request", async () => {
    const { token } = await api.signUp();
    const { headers } = await api.call(getUser, {}, { token });
    expect(headers.get("cache-control")).toBe("no-store, private");
    expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("speaks the language of x-locale, else of Accept-Language, else of the area", async () => {
    const message = async (headers: Record<string, string>) =>
      (await read(await api.send(url("/api/nothing"), { headers }))).message;
    expect(await message({ "x-locale": "zh", "accept-language": "en" })).toBe(
      await message({ "accept-language": "fr;q=0.9, zh-CN" }),
    );
    expect(await message({ "x-locale": "xx" })).toBe("There is nothing at this address.");
    const china = await createTestApi({ env: { MARKET_AREA: "zh-CN" } });
    expect((await read(await china.send(url("/api/nothing"), {}))).message).toBe(await message({ "x-locale": "zh" }));
  });

  it.each([
    ["an unknown route", "GET", "/api/nothing", 404, "UNKNOWN_ROUTE"],
    ["a wrong method", "PUT", "/api/auth/login", 405, "METHOD_NOT_ALLOWED"],
    ["a wrong method on a path with a name in it", "POST", "/api/eda/order/view/1", 405, "METHOD_NOT_ALLOWED"],
    ["an odd method", "PROPFIND", "/api/eda/user", 405, "METHOD_NOT_ALLOWED"],
    ["a way out of the tree", "GET", "/api/../package.json", 404, undefined],
  ])("to %s is in the envelope", async (_what, method, path, status, code) => {
    const response = await api.send(url(path), init(method));
    expect(response.status).toBe(status);
    if (code) expect(await read(response)).toEqual({ type: "error", code, message: expect.any(String) as string });
  });

  it("to a fault of ours says nothing of what happened but the request's number", async () => {
    const broken = await createTestApi({
      deps: {
        now: () => {
          throw new Error("secret of the server");
        },
      },
    });
    const response = await broken.send(
      url("/api/eda/user"),
      init("GET", { headers: { authorization: "x".repeat(43) } }),
    );
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(text).not.toContain("secret");
    expect(JSON.parse(text)).toEqual({
      type: "error",
      code: "OPERATION_FAILED",
      message: "Operation is failed",
      data: { requestId: response.headers.get("x-request-id") },
    });
  });

  it("while the process ends is 503, to be asked again", async () => {
    const draining = await createTestApi({ deps: { isDraining: () => true } });
    const response = await draining.send(url("/api/eda/user"), {});
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
  });
});

describe("a body", () => {
  it.each(["json", "form", "multipart"] as const)("is taken as %s by every endpoint", async (body) => {
    const { token } = await api.signUp();
    expect((await api.call(createReceiver, { ...ADDRESS, isDefault: 1 }, { token, body })).type).toBe("success");
    expect((await api.call(listReceivers, {}, { token })).data.rows[0]).toMatchObject({
      lastName: "Lovelace",
      isDefault: 1,
    });
  });

  it.each([
    ["broken JSON", "application/json", "{", 400],
    ["a JSON list", "application/json", "[]", 400],
    ["JSON that is not UTF-8", "application/json", new Uint8Array([0x7b, 0xff, 0x7d]), 400],
    ["JSON nested 100 000 deep", "application/json", `{"a":${"[".repeat(100_000)}${"]".repeat(100_000)}}`, 400],
    [
      "100 000 keys",
      "application/x-www-form-urlencoded",
      Array.from({ length: 100_000 }, (_, at) => `${at}=`)
        .join("&")
        .slice(0, 250_000),
      400,
    ],
    ["ten megabytes", "application/json", `{"account":"${"x".repeat(10_000_000)}"}`, 413],
    ["a kind that is none of ours", "text/xml", "<a/>", 400],
    ["multipart without a boundary", "multipart/form-data", "x", 400],
  ])("that is %s is refused", async (_what, contentType, body, status) => {
    const response = await api.send(url(login.path), init("POST", { headers: { "content-type": contentType }, body }));
    expect(response.status).toBe(status);
  });

  it("cannot say what stands in the path, twice the same, or what no contract names", async () => {
    const { token } = await api.signUp();
    const twice = await api.send(
      url("/api/eda/receiver"),
      init("POST", {
        headers: { authorization: token, "content-type": "application/x-www-form-urlencoded" },
        body: "firstName=x&lastName=a&lastName=b&country=GB&city=c&address=d&phone=12345678",
      }),
    );
    expect((await read(twice)).code).toBe("INVALID_INPUT");
    const more = await api.callRaw(
      createReceiver,
      { ...ADDRESS, accountId: "somebody", id: undefined, area: "zh-CN", createdAt: "2000-01-01" },
      { token },
    );
    expect(more.type).toBe("success");
    expect((await api.call(listReceivers, {}, { token })).data.total).toBe(1);
  });

  it("cannot reach the prototype of objects", async () => {
    const bodies: [string, string][] = [
      ["application/json", '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"account":"a"}'],
      ["application/x-www-form-urlencoded", "__proto__[polluted]=1&constructor.prototype.polluted=1&__proto__=1"],
    ];
    for (const [contentType, body] of bodies) {
      await api.send(url(register.path), init("POST", { headers: { "content-type": contentType }, body }));
      await api.send(
        `${url(quotePcb.path)}?__proto__[polluted]=1`,
        init("POST", { headers: { "content-type": contentType }, body }),
      );
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe("records of an account", () => {
  it.each(["x", "0", "-1", "1 or 1=1", "%27", "../1", "x".repeat(64)])(
    "are not found under the id %j, as those of somebody else are not",
    async (id) => {
      const [ann, bob] = [await api.signUp(), await api.signUp()];
      const mine = (await api.call(createReceiver, ADDRESS, { token: ann.token })).data.id;
      const del = (receiver: string, token: string) =>
        api.call({ ...REGISTRY.deleteReceiver }, { id: receiver }, { token });
      const [foreign, missing] = [await del(mine, bob.token), await del(id, bob.token)];
      expect([foreign.status, foreign.code, foreign.message]).toEqual([missing.status, missing.code, missing.message]);
      expect(foreign.code).toBe("NOT_FOUND");
      expect((await api.call(createReceiver, { id: mine, isDefault: 1 }, { token: bob.token })).code).toBe("NOT_FOUND");
      expect(
        (await api.call(REGISTRY.updateReceiver, { ...ADDRESS, id: mine, lastName: "Byron" }, { token: bob.token }))
          .code,
      ).toBe("NOT_FOUND");
      expect(
        (await api.call(listReceivers, {}, { token: ann.token })).data.rows.map(({ lastName }) => lastName),
      ).toEqual(["Lovelace"]);
    },
  );

  it("have one default address, though twenty are made the default at once", async () => {
    const { token } = await api.signUp();
    const made = await Promise.all(
      Array.from({ length: 20 }, () => api.call(createReceiver, { ...ADDRESS, isDefault: 1 }, { token })),
    );
    expect(made.map(({ type }) => type)).toEqual(made.map(() => "success"));
    const { rows } = (await api.call(listReceivers, {}, { token })).data;
    expect(rows.filter(({ isDefault }) => isDefault === 1)).toHaveLength(1);
    expect(rows[0]?.isDefault).toBe(1);
  });
});

describe("the newsletter", () => {
  const contacts = async () => (await api.db.select().from(subscribers)).map(({ contact }) => contact).sort();
  /** The token in the last message to an address. */
  const tokenFor = async (contact: string, from = api) => {
    const sent = (await from.db.select().from(mails)).filter(({ recipient }) => recipient === contact);
    const [, token = ""] = /\/unsubscribe#(\S+)/.exec(sent.at(-1)?.text ?? "") ?? [];
    return token;
  };

  it("writes to a new subscriber once, in the language of the form, with a link that ends it", async () => {
    await api.call(subscribe, { email: "new@example.com" }, { headers: { "x-locale": "zh" } });
    await api.call(subscribe, { email: "new@example.com" });
    const sent = (await api.db.select().from(mails)).filter(({ recipient }) => recipient === "new@example.com");
    expect(sent.map(({ subject, locale }) => [subject, locale])).toEqual([["您已订阅板匠资讯", "zh"]]);
    expect(sent[0]?.text).toMatch(/\/zh\/unsubscribe#\S+/);
    const token = await tokenFor("new@example.com");
    expect((await api.call(unsubscribe, { token })).type).toBe("success");
    expect(await contacts()).not.toContain("new@example.com");
  });

  it("lets mail programs end a subscription in one click", async () => {
    await api.call(subscribe, { email: "click@example.com" });
    const path = `/api/auth/unsubscribe/${await tokenFor("click@example.com")}`;
    const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    const answer = await api.send(url(path), init("POST", { body }));
    expect(answer.status).toBe(200);
    expect(await contacts()).not.toContain("click@example.com");
    expect((await api.send(url(path), init("GET"))).status).toBe(405);
  });

  it("answers a repeated token alike, and refuses any other", async () => {
    await api.call(subscribe, { email: "stays@example.com" });
    await api.call(subscribe, { email: "leaves@example.com" });
    const token = await tokenFor("leaves@example.com");
    const answers = [await api.call(unsubscribe, { token }), await api.call(unsubscribe, { token })];
    expect(answers.map(({ type }) => type)).toEqual(["success", "success"]);
    const [payload = "", signature = ""] = token.split(".");
    const other = Buffer.from("en-US stays@example.com").toString("base64url");
    const forged = [payload, `${payload}.`, `${other}.${signature}`, `${token}.x`, `${payload}.${"A".repeat(43)}`];
    for (const wrong of forged) expect((await api.call(unsubscribe, { token: wrong })).code).toBe("NOT_FOUND");
    expect(await contacts()).toContain("stays@example.com");
  });

  it("answers alike for a new and a known address, and keeps one row", async () => {
    const first = await api.call(subscribe, { email: "Ada@example.com" });
    const second = await api.call(subscribe, { email: "ada@example.com" });
    expect([second.status, second.type, second.data]).toEqual([first.status, first.type, first.data]);
    expect((await contacts()).filter((contact) => contact.startsWith("ada"))).toEqual(["ada@example.com"]);
  });

  it.each([
    "13800138000",
    "12345",
    "a@b",
    `${"a!".repeat(25_000)}@`,
    "x@example.com\r\nBcc: y@example.com",
    "1".repeat(250),
  ])("refuses %j in the en-US area", async (email) => {
    const answer = await api.call(subscribe, { email: email.slice(0, 2000) });
    expect(answer.code).toBe("INVALID_INPUT");
  });

  it.each([
    ["en", "Please enter the correct mailbox"],
    ["zh", "请输入正确的邮箱"],
  ] as const)("says in %s what every contact form says of no address", async (locale, message) => {
    const answer = await api.call(subscribe, { email: "abc" }, { headers: { "x-locale": locale } });
    expect(answer.data).toEqual([{ field: "email", message }]);
  });

  it("takes a mainland mobile number in the zh-CN area alone", async () => {
    const china = await createTestApi({ env: { MARKET_AREA: "zh-CN" } });
    expect((await china.call(subscribe, { email: "13800138000" })).type).toBe("success");
    expect((await china.call(subscribe, { email: "12800138000" })).code).toBe("INVALID_INPUT");
    const [sent] = await china.db.select().from(mails);
    expect(sent).toMatchObject({ channel: "sms", recipient: "13800138000" });
    expect((await china.call(unsubscribe, { token: await tokenFor("13800138000", china) })).type).toBe("success");
    expect(await china.db.select().from(subscribers)).toEqual([]);
  });

  it("is limited for one address of the network", async () => {
    const limited = await createTestApi({ limits: true });
    const answers = [];
    for (let at = 0; at < 8; at++) answers.push(await limited.call(subscribe, { email: `a${at}@example.com` }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect(answers.at(-1)?.message).toMatch(/^Too many attempts\. Try again in \d+ seconds?\.$/);
  });
});

describe("a download's name", () => {
  it.each([
    ["board.zip", `attachment; filename="board.zip"; filename*=UTF-8''board.zip`],
    [
      'a"\r\nSet-Cookie: x=1; .xls',
      `attachment; filename="a___Set-Cookie: x=1_ .xls"; filename*=UTF-8''a%22%0D%0ASet-Cookie%3A%20x%3D1%3B%20.xls`,
    ],
    ["报价 🙂.xls", `attachment; filename="__ __.xls"; filename*=UTF-8''%E6%8A%A5%E4%BB%B7%20%F0%9F%99%82.xls`],
  ])("%j cannot break the header", (name, header) => expect(contentDisposition(name, "attachment")).toBe(header));
});
