// Turns before a question: of the asker's branch alone.

import { beforeAll, describe, expect, it } from "vitest";
import type { ChatTurn } from "@/lib/contracts/chat";
import { withTransaction } from "@/lib/server/db/client";
import { newId } from "@/lib/server/ids";
import { createEarlierTurns, type EarlierTurns } from "@/lib/server/chat/earlier-turns";
import * as rows from "@/lib/server/chat/rows";
import { createTestApi, START, type TestApi } from "../../support/api";

const answerOf = (markdown: string): ChatTurn["answer"] => ({
  ...{ blocks: [{ kind: "text", markdown }], sources: [], suggestions: [], tools: [], isAnswered: true, memory: {} },
});
const turnOf = (turnId: string, parentId: string | null) => ({
  ...{ turnId, parentId, question: `Q ${turnId}`, answer: answerOf(`A ${turnId}`) },
});

const ANN = { owner: "ann", caller: "ann" };
const VISITOR = { owner: null, caller: "network 192.0.2.1" };
const STRANGER = { owner: null, caller: "network 192.0.2.2" };

let api: TestApi;
let turns: EarlierTurns;
beforeAll(async () => {
  api = await createTestApi();
  turns = createEarlierTurns();
  turns.remember(turnOf("a", null), VISITOR);
  turns.remember(turnOf("b", "a"), VISITOR);
  turns.remember(turnOf("b2", "a"), VISITOR);
});

const before = async (parentId: string | null, askedBy = VISITOR as { owner: string | null; caller: string }) =>
  (await turns.before(api.deps, { chatId: null, parentId }, askedBy)).map(({ question, answer }) => [question, answer]);

describe("turns that are kept nowhere", () => {
  it("are those of the branch, the oldest first", async () => {
    expect(await before("b")).toEqual([
      ["Q a", "A a"],
      ["Q b", "A b"],
    ]);
    expect(await before("b2")).toEqual([
      ["Q a", "A a"],
      ["Q b2", "A b2"],
    ]);
    expect(await before(null)).toEqual([]);
  });

  it("are nobody else's: not another network's, not an account's", async () => {
    expect(await before("b", STRANGER)).toEqual([]);
    expect(await before("b", ANN)).toEqual([]);
    turns.remember(turnOf("theirs", "b"), STRANGER);
    expect(await before("theirs", STRANGER)).toEqual([["Q theirs", "A theirs"]]);
  });
});

describe("turns of a conversation", () => {
  it("come from that conversation alone", async () => {
    const { deps } = api;
    const { accountId } = await api.signUp();
    const [chatId, other] = [newId(), newId()];
    const [own, theirs] = [newId(), newId()];
    const keep = async (id: string, turnId: string) => {
      const chat = { id, accountId, title: "", folder: "", shareId: null, sharedTurns: null };
      await withTransaction(deps.db, (tx) => rows.insert(tx, { ...chat, createdAt: START, updatedAt: START }));
      const turn = { ...turnOf(turnId, null), files: [], state: "done" as const, createTime: START.toISOString() };
      await withTransaction(deps.db, (tx) => rows.addTurn(tx, id, turn));
    };
    await keep(chatId, own);
    await keep(other, theirs);
    expect(await turns.before(deps, { chatId, parentId: own }, ANN)).toEqual([
      { question: `Q ${own}`, answer: `A ${own}` },
    ]);
    expect(await turns.before(deps, { chatId, parentId: theirs }, ANN)).toEqual([]);
  });
});
