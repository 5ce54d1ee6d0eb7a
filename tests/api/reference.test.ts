// The reference's examples, sent to the API as they stand: each in JavaScript and as a command, one after the other.
// UPDATE_ANSWERS=1 writes the answers that the page shows.

import { readFileSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { beforeAll, describe, expect, it } from "vitest";
import { curlCode, javascriptCode, pythonCode } from "@/components/developers/reference/code";
import { exampleRequest } from "@/components/developers/reference/example-request";
import { SAMPLES } from "@/components/developers/reference/samples";
import { createReceiver } from "@/lib/contracts/address";
import { createApiKey, API_SCOPES } from "@/lib/contracts/api-key";
import { SCOPE_OF } from "@/lib/contracts/api-scopes";
import { type EndpointName, REGISTRY } from "@/lib/contracts/registry";
import { ok } from "@/lib/base/result";
import { apiReference } from "@/lib/server/http/api-reference";
import { generate } from "@/scripts/mock-api/generate";
import { zip } from "../support/archives";
import { ADDRESS, FOUR_LAYERS_FACTS } from "../support/shop";
import { api, setUpApiTest } from "../support/shop-test";
import { BOARD_FILES } from "../support/small-board";
import { standIn } from "../support/stand-in";
import { KICAD_DIVIDER } from "../support/kicad-divider";
import { addPart } from "../support/parts";

const ORIGIN = "http://localhost:3000";
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const ANSWERS_FILE = "components/developers/reference/answers.json";

/** Examples that need what a test has not: an engine, staff, or an order that went further. */
const REFUSED: Readonly<Record<string, string>> = {
  checkDfm: "PARSE_FAILED",
  printDfm: "NOT_FOUND",
};

setUpApiTest({
  isFresh: false,
  deps: {
    readBoardFile: () =>
      Promise.resolve(ok(standIn({ facts: FOUR_LAYERS_FACTS, layers: [], warnings: [], topSvg: SVG, bottomSvg: SVG }))),
  },
});

const ids: Record<string, string> = {};
let live = "";
let test = "";

const fill = (code: string) => code.replace(/\b[A-Z]+(?:_[A-Z]+)*_ID\b/g, (word) => ids[word] ?? word);
const filesOf: Readonly<Record<string, () => Buffer>> = { "board.zip": () => Buffer.from(zip(BOARD_FILES)) };

async function upload(name: string, content: Buffer, fileType: number, token: string): Promise<string> {
  const form = new FormData();
  form.set("fileType", String(fileType));
  form.set("file", new File([new Uint8Array(content)], name));
  const headers = { authorization: token, host: "localhost:3000" };
  const response = await api.send(`${ORIGIN}/api/eda/file/upload`, { method: "POST", headers, body: form });
  return ((await response.json()) as { data: { fileUrl: string } }).data.fileUrl;
}

beforeAll(async () => {
  const person = await api.signUp();
  const keyOf = async (isTest: boolean) => {
    const input = { name: "Key", scopes: [...API_SCOPES], isTest, dailyLimitMicro: 1e12 };
    return `Bearer ${(await api.call(createApiKey, input, { token: person.token })).data.key}`;
  };
  [live, test] = [await keyOf(false), await keyOf(true)];
  ids.RECEIVER_ID = (await api.call(createReceiver, ADDRESS, { token: person.token })).data.id;
  ids.PART_ID = await addPart(api.db, "RC0603FR-0710KL");
  ids.OTHER_PART_ID = await addPart(api.db, "RC0603FR-071KL");
  const list = "Designator,Quantity,Manufacturer Part Number\nR1,1,RC0603FR-0710KL\nR2,1,RC0603FR-0710KL\n";
  ids.BOM_ID = await upload("bom.csv", Buffer.from(list), 10, live);
  ids.SCHEMATIC_ID = await upload("divider.kicad_sch", Buffer.from(KICAD_DIVIDER), 7, live);
  const board = { itemType: "Custom" as const, specification: { layers: 2 } };
  ids.OTHER_CART_ITEM_ID = (await api.callRaw(REGISTRY.addToCart, board, { token: live })).data.cartItemId;
  const { cartItemId } = (await api.callRaw(REGISTRY.addToCart, board, { token: test })).data;
  const [receiver] = (await api.call(REGISTRY.listReceivers, {}, { token: test })).data.rows;
  const input = { cartItemIds: [cartItemId], receiverId: receiver?.id ?? "", shippingMethod: "standard" as const };
  ids.TEST_ORDER_ID = (await api.call(REGISTRY.createOrder, input, { token: test })).data.orderId;
});

/** The ids that later examples name. */
function learn(name: string, data: Record<string, unknown>): void {
  const text = (key: string) => (typeof data[key] === "string" ? data[key] : undefined);
  const learned: Record<string, string | undefined> = {
    uploadFile: text("fileUrl"),
    createBoardProject: text("projectId"),
    createBomQuote: text("quoteId"),
    addToCart: text("cartItemId"),
    createOrder: text("orderId"),
    createProject: text("projectId"),
    keepVersion: text("versionId") ?? text("id"),
    createWebhook: text("webhookId"),
    testWebhook: text("deliveryId"),
  };
  const NAMES: Record<string, string> = {
    ...{ uploadFile: "FILE_ID", createBoardProject: "PROJECT_ID", createBomQuote: "QUOTE_ID" },
    ...{ addToCart: "CART_ITEM_ID", createOrder: "ORDER_ID", createProject: "DRAWING_ID", keepVersion: "VERSION_ID" },
    ...{ createWebhook: "WEBHOOK_ID", testWebhook: "DELIVERY_ID" },
  };
  const word = NAMES[name];
  const id = learned[name];
  if (word !== undefined && id !== undefined) ids[word] = id;
}

const AsyncFunction = Object.getPrototypeOf(async function () {}).constructor as new (
  ...parts: string[]
) => (...given: unknown[]) => Promise<unknown>;

/** Runs an example with the test's own `fetch`; answers what it sent and what came back. */
async function run(code: string, token: string) {
  const seen: { url: string; init: RequestInit; response: Response }[] = [];
  const body = fill(code).replace(/^import .*\n/m, "");
  const send = async (url: string, init: RequestInit = {}) => {
    const response = await api.send(url, { ...init, headers: { host: "localhost:3000", ...init.headers } });
    seen.push({ url, init, response: response.clone() });
    return response;
  };
  const env = { env: { BOARDWRIGHT_KEY: token.replace("Bearer ", "") } };
  const readFile = (name: string) => Promise.resolve(filesOf[name]?.());
  const program = new AsyncFunction("fetch", "process", "console", "readFile", body);
  const failure = await program(send, env, { log: () => undefined }, readFile).then(
    () => null,
    (error: unknown) => String(error),
  );
  const [call] = seen;
  if (!call) throw new Error(`nothing was sent: ${failure}`);
  return { ...call, failure };
}

/** Options of a command, as curl reads them. */
function curlOptions(command: string) {
  const words = [...command.replaceAll("\\\n", " ").matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, one, two, bare]) => one ?? two ?? bare ?? "",
  );
  const read = { url: "", method: "", headers: {} as Record<string, string>, data: null as string | null, form: 0 };
  expect(words.shift()).toBe("curl");
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === "-OJ") continue;
    if (!word.startsWith("-")) read.url = word;
    else if (word === "-X") read.method = words.shift() ?? "";
    else if (word === "-d") read.data = words.shift() ?? null;
    else if (word === "-F") read.form += (words.shift() ?? "").includes("=") ? 1 : 0;
    else if (word === "-H") {
      const [name = "", value = ""] = (words.shift() ?? "").split(/:\s(.*)/s);
      read.headers[name.toLowerCase()] = value;
    } else throw new Error(`unknown option ${word}`);
  }
  return { ...read, method: read.method || (read.data !== null || read.form > 0 ? "POST" : "GET") };
}

/** Long texts and lists cut short, so that an answer can be read. */
function shortened(value: unknown, depth = 0): unknown {
  // Secrets and ids differ in every run.
  if (typeof value === "string" && value.startsWith("whsec_")) return "whsec_…";
  if (typeof value === "string") return value.length > 80 ? `${value.slice(0, 60)}…` : value;
  if (Array.isArray(value)) return depth > 4 ? [] : value.slice(0, 1).map((each) => shortened(each, depth + 1));
  if (typeof value !== "object" || value === null) return value;
  if (depth > 4) return {};
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shortened(each, depth + 1)]));
}

/** Names of all fields, at any depth. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== "object" || value === null) return typeof value === "number" ? "number" : null;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shapeOf(each)]));
}

const operations = new Map(apiReference().map((operation) => [operation.name, operation]));
const names = Object.keys(SAMPLES) as EndpointName[];
const answers: Record<string, unknown> = {};

describe("the reference", () => {
  it("has an example of every endpoint that a key may call", () => {
    expect(names.toSorted()).toEqual(Object.keys(SCOPE_OF).toSorted());
  });

  it.each(names)("%s works as its example says, and answers what the page shows", async (name) => {
    const operation = operations.get(name);
    const sample = SAMPLES[name];
    if (!operation || !sample) throw new Error(`${name} has no example`);
    const request = exampleRequest(operation, sample);
    const drawing = name === "putDocument" ? await contentOf() : undefined;
    const code = javascriptCode(request, ORIGIN)
      .replace("a-key-of-your-own", `key-${name}`)
      .replace('"CONTENT"', JSON.stringify(drawing?.content))
      .replace('"version": 1', `"version": ${drawing?.version ?? 1}`);
    const sent = await run(code, name === "advanceSandboxOrder" ? test : live);
    const refusal = REFUSED[name];
    if (refusal !== undefined) expect(sent.failure ?? "").toContain(refusal);
    else expect(sent.failure).toBeNull();
    const command = curlOptions(fill(curlCode(request, ORIGIN)));
    expect([command.url, command.method]).toEqual([sent.url, sent.init.method ?? "GET"]);
    expect(Object.keys(command.headers).toSorted()).toEqual(
      Object.keys(sent.init.headers ?? {})
        .map((header) => header.toLowerCase())
        .toSorted(),
    );
    if (typeof sent.init.body === "string" && !drawing) {
      expect(JSON.parse(command.data ?? "")).toEqual(JSON.parse(sent.init.body));
    }
    if (operation.answersFile) return;
    const envelope = (await sent.response.json()) as { type: string; data: Record<string, unknown> };
    if (envelope.type === "success") learn(name, envelope.data);
    const data = envelope.type === "success" ? envelope.data : generate(name, REGISTRY[name].output);
    answers[name] = { type: "success", message: "", data: shortened(data) };
  });

  it("shows answers of the API's present form", () => {
    if (process.env.UPDATE_ANSWERS === "1") writeFileSync(ANSWERS_FILE, `${JSON.stringify(answers, null, 2)}\n`);
    const shown = JSON.parse(readFileSync(ANSWERS_FILE, "utf8")) as Record<string, unknown>;
    expect(Object.keys(shown).toSorted()).toEqual(Object.keys(answers).toSorted());
    for (const [name, answer] of Object.entries(answers)) expect(shapeOf(shown[name]), name).toEqual(shapeOf(answer));
    expect(JSON.stringify(shown)).not.toMatch(/whsec_\w|Bearer |bw_\w/);
  });

  it("has examples in Python that Python reads", ({ skip }) => {
    if (spawnSync("python3", ["--version"]).status !== 0) skip();
    const programs = names.map((name) => {
      const [operation, sample] = [operations.get(name), SAMPLES[name]];
      if (!operation || !sample) throw new Error(`${name} has no example`);
      return pythonCode(exampleRequest(operation, sample), ORIGIN);
    });
    const check = "import ast, json, sys\nfor each in json.load(sys.stdin): ast.parse(each)";
    const read = spawnSync("python3", ["-c", check], { input: JSON.stringify(programs), encoding: "utf8" });
    expect(read.stderr).toBe("");
    expect(read.status).toBe(0);
  });
});

async function contentOf() {
  const answer = await api.call(REGISTRY.getDocument, { projectId: ids.DRAWING_ID ?? "" }, { token: live });
  return answer.data;
}
