// Tools of the assistant on the product's own services: what they answer, and whose records they reach.

import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answer as answerSchema } from "@/lib/contracts/assistant-answer";
import { quotePcb } from "@/lib/contracts/pcb";
import { type AnswerMemory, NO_CONTEXT } from "@/lib/core/assistant/answer";
import { RULE_IDS } from "@/lib/core/dfm/rule-ids";
import { createGroundedAssistant } from "@/lib/server/assistant/grounded";
import { findTool, TOOLS } from "@/lib/server/assistant/tools/registry";
import type { RequestContext } from "@/lib/server/http/context";
import { api, orderFlow, setUpApiTest } from "../support/shop-test";
import { signedIn, visitorContext } from "../support/visitor-context";

setUpApiTest();

const NOTHING: AnswerMemory = {};
const listening = () => ({ tell: () => {}, signal: new AbortController().signal });

async function ask(question: string, request: RequestContext = visitorContext(), memory = NOTHING) {
  const assistant = createGroundedAssistant(api.deps);
  const answer = await assistant({ question, files: [], context: NO_CONTEXT, memory }, request, listening());
  return answerSchema.parse(answer);
}

const run = (name: string, input: unknown, request: RequestContext = visitorContext()) => {
  const tool = findTool(name);
  if (!tool) throw new Error(`no tool ${name}`);
  return tool.run(input, { deps: api.deps, request, page: NO_CONTEXT, signal: new AbortController().signal });
};

describe("the registry", () => {
  it("describes every input as JSON Schema, and names each tool once", () => {
    for (const { input } of TOOLS) expect(z.toJSONSchema(input, { io: "input" }).type).toBe("object");
    expect(new Set(TOOLS.map(({ name }) => name)).size).toBe(TOOLS.length);
  });

  it("refuses what the schema does not name", async () => {
    for (const { name } of TOOLS.filter(({ access }) => access === "public")) {
      await expect(run(name, { accountId: "someone" })).rejects.toMatchObject({ code: "INVALID_INPUT" });
    }
  });
});

describe("prices", () => {
  it("are those of the quote's endpoint", async () => {
    const answer = await ask("How much for 20 boards, 4 layers, 80 x 60 mm, ENIG?");
    const quoted = await api.call(quotePcb, {
      quantity: 20,
      layers: 4,
      widthMm: 80,
      heightMm: 60,
      surfaceFinish: "ENIG",
    });
    const block = answer.blocks.find(({ kind }) => kind === "prices");
    expect(block).toMatchObject({ currency: quoted.data.currency });
    expect(block?.kind === "prices" && block.rows[0]?.amounts[0]).toBe(quoted.data.total.amountMicro);
  });

  it("go on from the last question", async () => {
    const first = await ask("10片两层板50x50mm多少钱", visitorContext({ locale: "zh" }));
    const second = await ask("那100片呢？", visitorContext({ locale: "zh" }), first.memory);
    const block = second.blocks.find(({ kind }) => kind === "prices");
    expect(block?.kind === "prices" && block.path).toContain("quantity=100");
    expect(block?.kind === "prices" && block.path).toContain("widthMm=50");
  });

  it("are refused with the rule that a combination breaks", async () => {
    const { blocks } = await run("price-board", { board: { thicknessMm: 0.4, surfaceFinish: "HASL" } });
    expect(JSON.stringify(blocks)).toContain("0.4 mm is too thin for HASL");
  });

  it("step up to the next quantity, and say so", async () => {
    const { blocks } = await run("price-board", { board: { quantity: 12 } });
    expect(JSON.stringify(blocks)).toContain("15 instead of 12");
  });
});

describe("findings", () => {
  it("of every rule are explained in both languages", async () => {
    for (const rule of Object.values(RULE_IDS).flat()) {
      for (const locale of ["en", "zh"] as const) {
        const [block] = (await run("explain-finding", { rule }, visitorContext({ locale }))).blocks;
        expect(block?.kind === "text" && block.markdown.split("\n\n").length).toBeGreaterThanOrEqual(3);
      }
    }
  });
});

describe("what our pages say", () => {
  it("is cited with its page", async () => {
    const answer = await ask("how do I export gerbers from KiCad?");
    expect(answer.sources[0]?.path).toBe("/article/gerber-from-kicad");
    expect(answer.isAnswered).toBe(true);
  });

  it("is not guessed: what no page answers goes to a person", async () => {
    for (const question of ["Do you rent out violins?", "zxqv wkjh plmn"]) {
      const answer = await ask(question);
      expect(answer.isAnswered).toBe(false);
      expect(answer.blocks.map(({ kind }) => kind)).toContain("handOver");
    }
  });
});

describe("records", () => {
  it("need a sign-in", async () => {
    const answer = await ask("where is my order?");
    expect(answer.isAnswered).toBe(false);
    expect(JSON.stringify(answer.blocks)).toContain("Sign in");
    for (const { name } of TOOLS.filter(({ access }) => access === "signed-in")) {
      await expect(run(name, {})).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    }
  });

  it("are the asker's own, whatever number is named", async () => {
    const owner = await orderFlow.customer();
    const stranger = await api.signUp();
    const { orderNumber } = await orderFlow.view(owner, await orderFlow.place(owner));
    const context = (accountId: string) => visitorContext({ viewer: signedIn(accountId) });
    const own = await ask(`where is ${orderNumber}?`, context(owner.accountId));
    expect(own.blocks[0]).toMatchObject({ kind: "order", orderNumber });
    const other = await ask(`where is ${orderNumber}?`, context(stranger.accountId));
    expect(other.blocks).toEqual([{ kind: "text", markdown: `Your account has no order ${orderNumber}.` }]);
  });

  it("need the scope of the tool where a key asks", async () => {
    const { accountId } = await api.signUp();
    const viewer = {
      ...signedIn(accountId),
      apiKey: { id: "key", scopes: ["quote"] as const, personId: accountId, isTest: false },
    };
    const request = visitorContext({ viewer });
    await expect(run("list-orders", {}, request)).rejects.toMatchObject({ code: "SCOPE_MISSING" });
    await expect(run("quote-state", {}, request)).resolves.toMatchObject({ isAnswered: true });
  });
});
