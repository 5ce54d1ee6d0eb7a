// The registry against section 7 of the specification, and the errors table against its words.

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { type Endpoint, pathParameters, SUCCESS_KEYS } from "@/lib/contracts/endpoint";
import { ERRORS } from "@/lib/contracts/errors";
import { type EndpointName, REGISTRY } from "@/lib/contracts/registry";
import errorsEn from "@/messages/en/errors.json";
import successEn from "@/messages/en/success.json";
import errorsZh from "@/messages/zh/errors.json";
import successZh from "@/messages/zh/success.json";
import { ANSWERS } from "@/tests/support/mock-api/answers";
import { NOT_BUILT_YET } from "./not-built-yet";
import { SECTION_SEVEN } from "./section-seven";

const ENDPOINTS = Object.entries(REGISTRY);
const SERVED = new Set(ENDPOINTS.map(([, { method, path }]) => `${method} ${path}`));

/** Names in braces may differ: `{id}` here may be `{orderId}` there. */
const shape = (call: string) => call.replace(/\{\w+\}/g, "{}");
const SERVED_SHAPES = new Set([...SERVED].map(shape));

describe("section 7", () => {
  it("lists each of its calls once", () => {
    expect(new Set(SECTION_SEVEN).size).toBe(SECTION_SEVEN.length);
    expect(SECTION_SEVEN).toHaveLength(87);
  });

  it("is in the registry, call by call, but for what is not built yet", () => {
    const missing = SECTION_SEVEN.filter((call) => !SERVED_SHAPES.has(shape(call)));
    expect(missing).toEqual(NOT_BUILT_YET);
  });

  it("misses no more than it did", () => {
    // Lower this number with the list.
    expect(NOT_BUILT_YET.length).toBeLessThanOrEqual(48);
  });

  it("has nothing on the list of what is not built that is not one of its calls", () => {
    expect(NOT_BUILT_YET.filter((call) => !(SECTION_SEVEN as readonly string[]).includes(call))).toEqual([]);
  });
});

describe("the registry", () => {
  it("has every endpoint that a contract defines", () => {
    const folder = path.resolve(import.meta.dirname, "../../lib/contracts");
    const contracts = readdirSync(folder).filter((file) => file.endsWith(".ts"));
    const defined = contracts.flatMap((file) =>
      [...readFileSync(path.join(folder, file), "utf8").matchAll(/^export const (\w+) = endpoint\(/gm)].map(
        ([, name]) => name,
      ),
    );
    expect(defined.length).toBeGreaterThan(100);
    expect(Object.keys(REGISTRY).sort()).toEqual(defined.sort());
  });

  it("has each method and path once", () => {
    const shapes = ENDPOINTS.map(([, { method, path }]) => shape(`${method} ${path}`));
    expect(shapes.filter((call, at) => shapes.indexOf(call) !== at)).toEqual([]);
  });

  it("has paths that begin with a slash and name each parameter once", () => {
    const odd = ENDPOINTS.filter(([, { path }]) => {
      const names = pathParameters(path);
      return !/^\/(api|import)\//.test(path) || new Set(names).size !== names.length;
    });
    expect(odd.map(([name]) => name)).toEqual([]);
  });

  it("is quiet for what section 7 names, as far as it is built, and for pictures and notices that nobody reads", () => {
    const named = [
      "GET /api/auth/sms/check",
      "POST /api/eda/project/gerber",
      "POST /api/eda/project",
      "POST /import/kicad/edaData",
    ];
    const quiet = ENDPOINTS.filter(([, endpoint]) => endpoint.quiet).map(([, { method, path }]) => `${method} ${path}`);
    const unnamed = quiet.filter(
      (call) => !named.includes(call) && !/picture|thumbnail|snapshot|image|notify/.test(call),
    );
    expect(unnamed).toEqual([]);
    expect(named.filter((call) => SERVED.has(call) && !quiet.includes(call))).toEqual([]);
  });

  it("takes an idempotency key for whatever makes something worth money", () => {
    const worthMoney = [
      "POST /api/eda/cart",
      "POST /api/eda/order",
      "POST /api/eda/order/pay",
      "POST /api/eda/bom/quote/reQuote",
      "GET /api/eda/user/claim",
    ];
    const unkeyed = ENDPOINTS.filter(
      ([, { method, path, idempotent }]) => worthMoney.includes(`${method} ${path}`) && !idempotent,
    );
    expect(unkeyed.map(([name]) => name)).toEqual([]);
  });
});

describe("an error code", () => {
  const codes = Object.keys(ERRORS);

  it.each([
    ["en", errorsEn],
    ["zh", errorsZh],
  ])("has its words in %s, and there are no words without a code but the client's own", (_, words) => {
    const { client, ...byCode } = words;
    expect(Object.keys(byCode).sort()).toEqual([...codes].sort());
    expect(Object.entries({ ...byCode, ...client }).filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  it("has the specification's own words where section 8 gives them", () => {
    expect(errorsEn).toMatchObject({
      OPERATION_FAILED: "Operation is failed",
      UNAUTHENTICATED: "Your session has expired. Sign in again.",
      PARSE_FAILED: "Parse is Failed",
      WRONG_FILE_FORMAT: "Upload failed, wrong file format",
      UNSUPPORTED_COMBINATION: "This process combination is currently not supported",
    });
    expect(errorsEn.client).toMatchObject({
      networkError: "Network error, please refresh the page",
      timeout: "timeout",
      pleaseLogIn: "Please log in first",
      uploadFailed: "Uploading failed",
      copyUnsupported: "Browser does not support copy",
    });
  });

  it.each([
    ["en", successEn],
    ["zh", successZh],
  ])("has a message in %s for each success that names one, and no other", (_, words) => {
    const named = Object.values(REGISTRY).flatMap(({ success }: Pick<Endpoint, "success">) => success ?? []);
    expect([...named].sort()).toEqual([...SUCCESS_KEYS]);
    expect(Object.keys(words)).toEqual([...SUCCESS_KEYS]);
  });

  it("answers 403 only for a dead token, and 200 for whatever a person can act on", () => {
    const statusOf: Record<string, number> = ERRORS;
    expect(codes.filter((code) => statusOf[code] === 403)).toEqual(["UNAUTHENTICATED"]);
    const odd = codes.filter(
      (code) => ![200, 400, 403, 404, 405, 413, 429, 500, 503, 507].includes(statusOf[code] ?? 0),
    );
    // A program with a key is no person, and its key is no token.
    expect(odd).toEqual(["API_KEY_INVALID", "SCOPE_MISSING"]);
  });
});

describe("the mock API", () => {
  it.each(Object.keys(REGISTRY) as EndpointName[])(
    "answers %s as its contract says, with nothing that it would strip",
    (name) => {
      const answer = ANSWERS[name];
      if (REGISTRY[name].answer === "file") expect(answer).toBeInstanceOf(Blob);
      else expect(REGISTRY[name].output.parse(answer)).toEqual(answer);
    },
  );
});
