// The assistant with a language model, against an endpoint that streams, stalls, breaks, lies and calls what there isn't.

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { answer as answerSchema } from "@/lib/contracts/assistant-answer";
import type { Answer, PriceBlock } from "@/lib/core/assistant/answer";
import { NO_CONTEXT } from "@/lib/core/assistant/answer";
import type { AnswerDelta, Asking, Assistant } from "@/lib/server/assistant/assistant";
import { createModelAssistant, type ModelSetting } from "@/lib/server/assistant/model/model-assistant";
import { accountTool, publicTool, resultOf } from "@/lib/server/assistant/tools/tool";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { readDevice } from "@/lib/server/http/device";
import { createMemoryRateLimiter } from "@/lib/server/http/memory-rate-limiter";
import { createTestApi, START, type TestApi } from "../../../support/api";
import { type ModelStub, type Reply, startModelStub } from "./model-stub";

const PRICES: PriceBlock = {
  ...{ kind: "prices", title: "4 layers", currency: "USD", columns: ["Total"], validUntil: null, path: "/order" },
  rows: [{ label: "50 pieces", amounts: [39_250_000], note: null }],
};
const priceBoard = publicTool({
  name: "price-board",
  description: "Prices a board.",
  input: z.strictObject({ layers: z.int().check(z.lte(20)) }),
  scope: "quote",
  run: () =>
    Promise.resolve(
      resultOf([{ kind: "text", markdown: "By the price book [1]." }, PRICES], {
        sources: [{ number: 1, kind: "prices", title: "Price book", path: "/order" }],
        memory: { layers: 4 },
      }),
    ),
});
const myOrders = accountTool({
  name: "my-orders",
  description: "Lists the orders of the account.",
  input: z.strictObject({}),
  scope: "orders:read",
  run: (_input, { request }) =>
    Promise.resolve(resultOf([{ kind: "text", markdown: `of ${request.viewer.accountId}` }])),
});
const broken = publicTool({
  name: "broken",
  description: "Fails.",
  input: z.strictObject({}),
  scope: null,
  run: () => Promise.reject(new Error("a secret of the inside")),
});

const FALLBACK: Answer = {
  blocks: [{ kind: "text", markdown: "Our pages say so [1]." }],
  sources: [{ number: 1, kind: "article", title: "Help", path: "/help" }],
  ...{ suggestions: [], tools: ["search-articles"], isAnswered: true, memory: {} },
};
const fallback: Assistant = (_asking, _context, { tell }) => {
  for (const block of FALLBACK.blocks) tell({ kind: "block", block });
  return Promise.resolve(FALLBACK);
};

let api: TestApi;
let stub: ModelStub;
beforeAll(async () => {
  [api, stub] = [await createTestApi(), await startModelStub()];
});
afterAll(() => stub.close());
beforeEach(() => stub.script());

const viewerOf = (accountId: string): Viewer => ({ accountId, sessionId: "s", isStaff: false, contactConfirmed: true });

function contextOf(viewer: Viewer | null): RequestContext {
  return {
    ...{ viewer, visitorHash: null, area: "en-US", locale: "en", ip: "192.0.2.1", userAgent: "", requestId: "r" },
    ...{
      idempotencyKey: null,
      request: new Request("http://localhost/"),
      now: START,
      device: readDevice(null, api.deps.environment),
    },
    owner: () =>
      viewer ? { accountId: viewer.accountId, visitorHash: null } : { accountId: null, visitorHash: "visitor" },
  };
}

interface Asked {
  readonly viewer?: Viewer | null;
  readonly setting?: Partial<ModelSetting>;
  readonly dailyTokens?: number;
  readonly earlier?: Asking["earlier"];
  readonly aborter?: AbortController;
  readonly onDelta?: (delta: AnswerDelta) => void;
}

async function ask(replies: Reply[], { viewer = null, setting, dailyTokens, earlier, aborter, onDelta }: Asked = {}) {
  stub.script(...replies);
  const assistant = createModelAssistant({
    deps: api.deps,
    settings: { baseUrl: stub.baseUrl, apiKey: "key", model: "small", dailyTokens: dailyTokens ?? 1_000_000 },
    tools: [priceBoard, myOrders, broken],
    fallback,
    silenceMs: replies.some((reply) => Array.isArray(reply) && reply.includes("stall")) ? 300 : 20_000,
    ...setting,
  });
  const deltas: AnswerDelta[] = [];
  const asking = { question: "What do 50 boards cost?", files: [], context: NO_CONTEXT, memory: {}, earlier };
  const tell = (delta: AnswerDelta) => {
    deltas.push(delta);
    onDelta?.(delta);
  };
  const answer = await assistant(asking, contextOf(viewer), {
    tell,
    signal: (aborter ?? new AbortController()).signal,
  });
  expect(() => answerSchema.parse(answer)).not.toThrow();
  const told = deltas.map((delta) =>
    delta.kind === "words" ? delta.text : delta.kind === "block" ? `{${delta.block.kind}}` : "",
  );
  return { answer, deltas, told: told.join("") };
}

const textOf = ({ blocks }: Answer) =>
  blocks.map((block) => (block.kind === "text" ? block.markdown : `{${block.kind}}`)).join("|");
const priceCall = (input: string) => ({ call: { name: "price-board", input } });
const FAILED = "The connection to the language model was lost. This is what our pages say:";

describe("a model that works", () => {
  it("is heard word by word", async () => {
    const { answer, deltas } = await ask([[{ text: "Yes, " }, { text: "we do." }, "end"]]);
    expect(deltas).toEqual([
      { kind: "words", text: "Yes, " },
      { kind: "words", text: "we do." },
    ]);
    expect(answer.blocks).toEqual([{ kind: "text", markdown: "Yes, we do." }]);
  });

  it("calls a tool, whose cards and sources stand in the answer", async () => {
    const { answer, told } = await ask([
      [{ text: "Let me see. " }, priceCall('{"layers":4}'), "end"],
      [{ text: "39.25 USD [1]." }, "end"],
    ]);
    expect(told).toBe("Let me see. {prices}39.25 USD [1].");
    expect(answer).toMatchObject({ tools: ["price-board"], memory: { layers: 4 }, isAnswered: true });
    expect(answer.sources.map(({ title }) => title)).toEqual(["Price book"]);
    expect(textOf(answer)).toBe("Let me see. |{prices}|39.25 USD [1].");
    const [, second] = stub.requests;
    expect(second?.messages.at(-1)?.content).toContain("By the price book [1]");
  });

  it("counts the sources of several tools on", async () => {
    const both = [priceCall('{"layers":4}'), priceCall('{"layers":6}'), "end"] as const;
    const { answer } = await ask([both, [{ text: "[1] and [2]" }, "end"]]);
    expect(answer.sources.map(({ number }) => number)).toEqual([1, 2]);
    expect(stub.requests[1]?.messages.at(-1)?.content).toContain("By the price book [2]");
  });

  it("is offered the tools of a visitor, or of an account", async () => {
    const offered = () => stub.requests[0]?.tools?.map(({ function: { name } }) => name);
    await ask([[{ text: "Hi" }, "end"]]);
    expect(offered()).toEqual(["price-board", "broken"]);
    await ask([[{ text: "Hi" }, "end"]], { viewer: viewerOf("ann") });
    expect(offered()).toEqual(["price-board", "my-orders", "broken"]);
    expect(stub.requests[0]?.tools?.[0]?.function.parameters).toMatchObject({ required: ["layers"] });
  });
});

describe("earlier turns", () => {
  const turn = (at: number, length = 10) => ({ question: `Question ${at}`, answer: `${at} `.repeat(length) });
  const hello: Reply = [{ text: "Hello" }, "end"];
  const sent = () => stub.requests[0]?.messages.map(({ role, content }) => `${role}: ${content}`) ?? [];

  it("stand between the rules and the question, in their order", async () => {
    await ask([hello], { earlier: () => Promise.resolve([turn(1), turn(2)]) });
    expect(sent().map((message) => message.split(" ", 2).join(" ").trim())).toEqual([
      "system: You",
      "user: Question",
      "assistant: 1",
      "user: Question",
      "assistant: 2",
      "user: What",
    ]);
  });

  it("are the last six, and fewer where they are long", async () => {
    await ask([hello], { earlier: () => Promise.resolve(Array.from({ length: 9 }, (_, at) => turn(at))) });
    expect(sent()[1]).toBe("user: Question 3");
    // 2,000 tokens of three bytes: two answers of 2,400 bytes fit, a third does not.
    await ask([hello], { earlier: () => Promise.resolve([turn(1, 1_200), turn(2, 1_200), turn(3, 1_200)]) });
    expect(sent().filter((message) => message.startsWith("user: Question"))).toEqual([
      "user: Question 2",
      "user: Question 3",
    ]);
  });

  it("that can't be read leave the question alone", async () => {
    const { answer } = await ask([hello], { earlier: () => Promise.reject(new Error("gone")) });
    expect(textOf(answer)).toBe("Hello");
    expect(sent().length).toBe(2);
  });
});

describe("a model that lies", () => {
  it("is refused an account's tool that it was not offered, and reads its own asker's orders alone", async () => {
    const call = { call: { name: "my-orders", input: '{"accountId":"bob"}' } };
    const own = { call: { name: "my-orders", input: "{}" } };
    await ask([
      [own, "end"],
      [{ text: "…" }, "end"],
    ]);
    expect(stub.requests[1]?.messages.at(-1)?.content).toBe('{"error":"UNAUTHENTICATED"}');
    await ask(
      [
        [call, own, "end"],
        [{ text: "…" }, "end"],
      ],
      { viewer: viewerOf("ann") },
    );
    const [first, second] = stub.requests[1]?.messages.slice(-2) ?? [];
    expect(first?.content).toBe('{"error":"INVALID_INPUT"}');
    expect(second?.content).toContain("of ann");
  });

  it.each([
    ["a tool that there is not", { call: { name: "delete-everything", input: "{}" } }, "UNKNOWN_TOOL"],
    ["arguments that are no JSON", priceCall('{"layers":'), "INVALID_INPUT"],
    ["arguments of another type", priceCall('{"layers":"four"}'), "INVALID_INPUT"],
    ["arguments that no tool has", priceCall('{"layers":4,"discount":100}'), "INVALID_INPUT"],
    ["a tool that fails", { call: { name: "broken", input: "{}" } }, "OPERATION_FAILED"],
  ] as const)("hears of %s, and nothing of the inside", async (_name, piece, code) => {
    const { answer } = await ask([
      [piece, "end"],
      [{ text: "I don't know." }, "end"],
    ]);
    expect(stub.requests[1]?.messages.at(-1)?.content).toBe(`{"error":"${code}"}`);
    expect(textOf(answer)).toBe("I don't know.");
  });

  it("puts no picture, no HTML and no other site's link into an answer", async () => {
    const pieces =
      "![x](https://evil.example/?q=1) <img src=x> [a](https://evil.example) [b](/help)".match(/.{1,3}/g) ?? [];
    const { answer, told } = await ask([[...pieces.map((text) => ({ text })), "end"]]);
    expect(textOf(answer)).toBe("! [x] < img src=x> [a] [b](/help)");
    expect(told).toBe(textOf(answer));
  });

  it("names no amount of its own without a sentence that says so", async () => {
    const [made, checked] = [
      await ask([[{ text: "It costs $12.50." }, "end"]]),
      await ask([
        [priceCall('{"layers":4}'), "end"],
        [{ text: "It costs US$ 39.25." }, "end"],
      ]),
    ];
    expect(textOf(made.answer)).toContain("were not checked");
    expect(textOf(checked.answer)).not.toContain("were not checked");
  });

  it("asks for tools without end, and is ended", async () => {
    const { answer } = await ask(Array.from({ length: 7 }, () => [priceCall('{"layers":4}'), "end"] as const));
    expect(stub.requests.length).toBe(6);
    // The last call has no tools to ask for.
    expect(stub.requests.at(-1)?.tools).toBeUndefined();
    expect(answer.tools.at(-1)).toBe("search-articles");
  });

  it("writes without end, and is ended", async () => {
    const { answer } = await ask([Array.from({ length: 200 }, () => ({ text: "x".repeat(100) }))]);
    expect(textOf(answer).length).toBeLessThan(11_000);
    expect(textOf(answer)).toContain(FAILED);
  });
});

describe("a model that breaks", () => {
  it.each([
    ["is cut", [{ text: "The price" }, "cut"]],
    ["stalls", [{ text: "The price" }, "stall"]],
    ["ends without an end", [{ text: "The price" }]],
    ["sends garbage", [{ text: "The price" }, { raw: "data: {oh\n\n" }]],
  ] as const)("and %s leaves what was told, says so, and our pages answer", async (_name, reply) => {
    const { answer, told } = await ask([reply]);
    expect(textOf(answer)).toBe(`The price\n\n${FAILED}|Our pages say so [1].`);
    expect(told).toBe(`The price\n\n${FAILED}{text}`);
    expect(answer.sources).toEqual(FALLBACK.sources);
  });

  it("after a tool keeps its card, and counts the sources of our pages on", async () => {
    const { answer, deltas } = await ask([
      [priceCall('{"layers":4}'), "end"],
      [{ text: "So " }, "cut"],
    ]);
    expect(textOf(answer)).toBe(`{prices}|So \n\n${FAILED}|Our pages say so [2].`);
    expect(answer.sources.map(({ number, title }) => `${number} ${title}`)).toEqual(["1 Price book", "2 Help"]);
    expect(deltas.at(-1)).toEqual({ kind: "block", block: { kind: "text", markdown: "Our pages say so [2]." } });
  });

  it.each([
    ["refuses the key", { status: 401, body: '{"error":{"message":"bad key"}}' }],
    ["is overloaded", { status: 503, body: "" }],
    ["answers a page", { status: 200, body: "<html>" }],
    ["says nothing", ["end"]],
    ["never begins", ["stall"]],
  ] as const)("and %s is not heard of: our pages answer", async (_name, reply) => {
    const { answer } = await ask([reply]);
    expect(answer).toEqual(FALLBACK);
    expect(stub.requests.length).toBe(1);
  });

  it("is not called where it is not there", async () => {
    const settings = { baseUrl: "http://127.0.0.1:9/v1", apiKey: "k", model: "m", dailyTokens: 1e6 };
    expect((await ask([], { setting: { settings } })).answer).toEqual(FALLBACK);
  });
});

describe("a person who stops it", () => {
  it("is generated nothing more", async () => {
    const aborter = new AbortController();
    const before = stub.closedByCaller();
    const onDelta = () => aborter.abort();
    const { answer } = await ask([[{ text: "One" }, "stall"]], { aborter, onDelta, setting: { silenceMs: 60_000 } });
    expect(textOf(answer)).toBe("One");
    await vi.waitFor(() => expect(stub.closedByCaller()).toBe(before + 1));
  });
});

describe("the budget", () => {
  it("is spent by one asker for that one alone, and by all for the site", async () => {
    const deps = { ...api.deps, rateLimiter: createMemoryRateLimiter() };
    const hello: Reply = [{ text: "Hello" }, "end"];
    // A call takes 1,200 tokens for its answer and some hundred for its question; an account has a tenth of 30,000.
    const asked = async (accountId: string) => {
      const { answer } = await ask([hello], { viewer: viewerOf(accountId), dailyTokens: 30_000, setting: { deps } });
      return textOf(answer) === "Hello";
    };
    const ann = [await asked("ann"), await asked("ann"), await asked("ann")];
    expect(ann.at(0)).toBe(true);
    expect(ann.at(-1)).toBe(false);
    expect(await asked("bob")).toBe(true);
    const others: boolean[] = [];
    for (let at = 0; at < 30; at++) others.push(await asked(`person ${at}`));
    expect(others.at(0)).toBe(true);
    expect(others.at(-1)).toBe(false);
  });
});
