// The commands of the page for developers, sent to the API as they stand there; and the OpenAPI document behind it.

import { describe, expect, it } from "vitest";
import { curlOf, EXAMPLES } from "@/components/developers/examples";
import { createApiKey } from "@/lib/contracts/api-key";
import { SCOPE_OF } from "@/lib/contracts/api-scopes";
import { REGISTRY } from "@/lib/contracts/registry";
import { zip } from "../support/archives";
import { api, setUpApiTest } from "../support/shop-test";
import { BOARD_FILES } from "../support/small-board";

setUpApiTest();

const ORIGIN = "http://localhost:3000";

/** Words of a shell's line: single and double quotes, and a backslash before the end of a line. */
const wordsOf = (command: string) =>
  [...command.replaceAll("\\\n", " ").matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, one, two, bare]) => one ?? two ?? bare ?? "",
  );

/** What curl would send. */
function requestOf(command: string, key: string): [string, RequestInit] {
  const [program, address = "", ...options] = wordsOf(command);
  expect(program).toBe("curl");
  const headers: Record<string, string> = { host: "localhost:3000" };
  const form = new FormData();
  let json: string | undefined;
  for (let next = 0; next < options.length; next += 2) {
    const [option, value = ""] = options.slice(next, next + 2);
    const at = value.search(/[:=]/);
    const [name, rest] = [value.slice(0, at), value.slice(at + 1).trimStart()];
    if (option === "-H") headers[name.toLowerCase()] = rest.replace("$BOARDWRIGHT_KEY", key);
    else if (option === "-d") json = value;
    else if (option === "-F" && rest.startsWith("@"))
      form.set(name, new File([Buffer.from(zip(BOARD_FILES))], rest.slice(1)));
    else if (option === "-F") form.set(name, rest);
    else throw new Error(`unknown option ${option}`);
  }
  const hasForm = [...form.keys()].length > 0;
  const body = json ?? (hasForm ? form : undefined);
  return [address, { method: body === undefined ? "GET" : "POST", headers, body }];
}

describe("the examples", () => {
  it.each(EXAMPLES)("$key works as it stands", async (example) => {
    const { token } = await api.signUp();
    const scopes = ["quote", "files", "orders:read", "orders:write"] as const;
    const input = { name: "Shell", scopes: [...scopes], dailyLimitMicro: 0 };
    const { key } = (await api.call(createApiKey, input, { token })).data;
    const response = await api.send(...requestOf(curlOf(example, ORIGIN), key));
    const answer = (await response.json()) as { type: string; data: Record<string, unknown> };
    expect([response.status, answer.type], JSON.stringify(answer)).toEqual([200, "success"]);
    // 25 + 95 × 0.15 = 39.25
    if (example.key === "price") expect(answer.data.total).toEqual({ currency: "USD", amountMicro: 39_250_000 });
  });
});

describe("the OpenAPI document", () => {
  type Operation = { security: object[]; "x-api-key-scope"?: string; "x-calls-per-minute"?: number };
  const read = async () =>
    (await (await api.send(`${ORIGIN}/api/openapi.json`, {})).json()) as {
      components: { securitySchemes: Record<string, object> };
      paths: Record<string, Record<string, Operation>>;
    };

  it("names the scheme of keys, and the scope of each endpoint that a key may call", async () => {
    const { components, paths } = await read();
    expect(components.securitySchemes.apiKey).toMatchObject({ type: "http", scheme: "bearer" });
    for (const [name, endpoint] of Object.entries(REGISTRY)) {
      if (endpoint.access === "staff") continue;
      const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase()];
      const scope = SCOPE_OF[name as keyof typeof REGISTRY];
      expect(operation?.["x-api-key-scope"], name).toBe(scope);
      const first = endpoint.access === "public" ? {} : { token: [] };
      expect(operation?.security, name).toEqual(scope === undefined ? [first] : [first, { apiKey: [] }]);
    }
  });
});
