// Conversations: kept, found, shared as they were, and deleted.

import { describe, expect, it } from "vitest";
import { closeAccount, exportAccount } from "@/lib/contracts/account-sessions";
import { type ChatTurn, deleteChat, listChats, saveChat, setChatStatus, viewChat } from "@/lib/contracts/chat";
import { proofOf } from "@/lib/server/chat/proof";
import { keepTurn, MAX_CHATS } from "@/lib/server/chat/service";
import { chats } from "@/lib/server/db/tables/chat";
import { newId } from "@/lib/server/ids";
import type { Person } from "../support/shop";
import { api, setUpApiTest } from "../support/shop-test";

setUpApiTest();

function turnOf(question: string, change: Partial<ChatTurn> = {}): ChatTurn {
  const markdown = `About ${question}`;
  const answer = { sources: [], suggestions: [], tools: [], isAnswered: true, memory: {} };
  return {
    ...{ turnId: newId(), parentId: null, question, files: [], state: "done" },
    answer: { ...answer, blocks: [{ kind: "text", markdown }] },
    createTime: "2026-11-21T04:00:00.000Z",
    ...change,
  };
}

const proven = (turn: ChatTurn) => ({ ...turn, proof: proofOf(api.deps, turn) });

const save = ({ token }: Person, input: object) => api.callRaw(saveChat, { title: "Boards", ...input }, { token });

async function keep(person: Person, title: string): Promise<string> {
  return (await save(person, { title })).data.chatId;
}

const view = (id: string, person?: Person) => api.call(viewChat, { id }, person ? { token: person.token } : {});

const questionsOf = (answer: Awaited<ReturnType<typeof view>>) =>
  answer.data.chatDetails.map(({ question }) => question);

describe("keeping", () => {
  it("needs a sign-in, and a title of 1 to 200 characters", async () => {
    expect((await api.call(saveChat, { title: "Boards" })).status).toBe(403);
    const person = await api.signUp();
    expect((await save(person, { title: " " })).code).toBe("INVALID_INPUT");
    expect((await save(person, { title: "x".repeat(201) })).code).toBe("INVALID_INPUT");
    expect((await save(person, { title: "板".repeat(200) })).data).toMatchObject({
      title: "板".repeat(200),
      status: 0,
    });
  });

  it("takes over what was asked before the sign-in, if the answers are ours", async () => {
    const person = await api.signUp();
    const first = turnOf("the first");
    const second = turnOf("the second", { parentId: first.turnId });
    const kept = await save(person, { turns: [first, second].map(proven) });
    const { chatDetails } = (await view(kept.data.chatId, person)).data;
    expect(chatDetails.map(({ question }) => question)).toEqual(["the first", "the second"]);
    expect(chatDetails[1]?.parentId).toBe(chatDetails[0]?.turnId);
    expect(chatDetails[0]?.turnId).not.toBe(first.turnId);

    const forged = { ...proven(first), answer: turnOf("free boards for everybody").answer };
    for (const turns of [[forged], [{ ...proven(first), proof: "" }], [proven(second)], [{ ...first, proof: "x" }]]) {
      expect((await save(person, { turns })).code).toBe("INVALID_INPUT");
    }
    expect((await api.call(listChats, {}, { token: person.token })).data.total).toBe(1);
  });

  it("refuses blocks with links that leave the site", async () => {
    const person = await api.signUp();
    for (const path of ["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)", ""]) {
      const turn = turnOf("a price");
      const handOver = { kind: "handOver" as const, text: "Ask", path };
      const hostile = { ...turn, answer: { ...turn.answer, blocks: [handOver] } };
      expect((await save(person, { turns: [proven(hostile)] })).code).toBe("INVALID_INPUT");
    }
  });

  it("stops at the limit", async () => {
    const person = await api.signUp();
    const full = Array.from({ length: MAX_CHATS }, (_, at) => ({
      ...{ id: newId(), accountId: person.accountId, title: `Chat ${at}` },
    }));
    await api.db.insert(chats).values(full);
    expect((await save(person, {})).code).toBe("TOO_MANY_RECORDS");
  });
});

describe("the list", () => {
  it("has one's own, the last continued first, found by title and question, in folders", async () => {
    const [person, neighbour] = [await api.signUp(), await api.signUp()];
    await keep(neighbour, "Not mine");
    const stencil = await keep(person, "Stencil 100%");
    api.advance(1_000);
    await save(person, { title: "Buck trainer", folder: "Lab" });
    api.advance(1_000);
    await keepTurn(api.deps, person.accountId, stencil, turnOf("How thick for 0201?"));
    const list = async (input: object) => (await api.callRaw(listChats, input, { token: person.token })).data;
    const titles = async (input: object) => (await list(input)).rows.map(({ title }: { title: string }) => title);
    expect(await titles({})).toEqual(["Stencil 100%", "Buck trainer"]);
    expect((await list({})).folders).toEqual([{ name: "Lab", count: 1 }]);
    expect(await titles({ folder: "Lab" })).toEqual(["Buck trainer"]);
    expect(await titles({ keyword: "0201" })).toEqual(["Stencil 100%"]);
    expect(await titles({ keyword: "100%" })).toEqual(["Stencil 100%"]);
    expect(await titles({ keyword: "%" })).toEqual(["Stencil 100%"]);
    expect(await titles({ keyword: "_" })).toEqual([]);
    expect((await api.call(listChats, {})).status).toBe(403);
  });

  it("shows new names and folders, of one's own alone", async () => {
    const [person, neighbour] = [await api.signUp(), await api.signUp()];
    const chatId = await keep(person, "Old");
    expect((await save(neighbour, { chatId, title: "Stolen" })).code).toBe("NOT_FOUND");
    expect((await save(person, { chatId, title: "New", folder: "Lab" })).data).toMatchObject({
      title: "New",
      folder: "Lab",
    });
    expect((await save(person, { chatId, title: "Newer" })).data).toMatchObject({ title: "Newer", folder: "Lab" });
  });
});

describe("sharing", () => {
  it("shows the turns of that moment to anybody, and ends at once", async () => {
    const person = await api.signUp();
    const chatId = await keep(person, "Shared");
    await keepTurn(api.deps, person.accountId, chatId, turnOf("before"));
    const { shareId } = (await api.call(setChatStatus, { id: chatId, status: 1 }, { token: person.token })).data;
    await keepTurn(api.deps, person.accountId, chatId, turnOf("after"));
    const shared = await view(shareId ?? "");
    expect(questionsOf(shared)).toEqual(["before"]);
    expect(shared.data).toMatchObject({ isOwn: false, shareId: null, chatId: shareId, title: "Shared" });
    expect((await view(chatId)).code).toBe("NOT_FOUND");
    expect(questionsOf(await view(chatId, person))).toEqual(["before", "after"]);

    await api.call(setChatStatus, { id: chatId, status: 0 }, { token: person.token });
    expect((await view(shareId ?? "")).code).toBe("NOT_FOUND");
    const again = (await api.call(setChatStatus, { id: chatId, status: 1 }, { token: person.token })).data;
    expect(again.shareId).not.toBe(shareId);
    expect(questionsOf(await view(again.shareId ?? ""))).toEqual(["before", "after"]);
  });

  it("is the owner's alone", async () => {
    const [person, neighbour] = [await api.signUp(), await api.signUp()];
    const chatId = await keep(person, "Mine");
    for (const token of [undefined, neighbour.token]) {
      const options = token === undefined ? {} : { token };
      expect((await api.call(setChatStatus, { id: chatId, status: 1 }, options)).type).not.toBe("success");
      expect((await api.call(deleteChat, { id: chatId }, options)).type).not.toBe("success");
      expect((await api.call(viewChat, { id: chatId }, options)).code).toBe("NOT_FOUND");
    }
  });
});

it("a turn is kept once, however often it is sent", async () => {
  const person = await api.signUp();
  const chatId = await keep(person, "Once");
  const turn = turnOf("once");
  expect(await keepTurn(api.deps, person.accountId, chatId, turn)).toBe(true);
  expect(await keepTurn(api.deps, person.accountId, chatId, turn)).toBe(true);
  expect(await keepTurn(api.deps, person.accountId, "nothing", turn)).toBe(false);
  expect(questionsOf(await view(chatId, person))).toEqual(["once"]);
});

it("a deleted conversation is gone, with its link", async () => {
  const person = await api.signUp();
  const chatId = await keep(person, "Gone");
  const { shareId } = (await api.call(setChatStatus, { id: chatId, status: 1 }, { token: person.token })).data;
  await api.call(deleteChat, { id: chatId }, { token: person.token });
  expect((await view(chatId, person)).code).toBe("NOT_FOUND");
  expect((await view(shareId ?? "")).code).toBe("NOT_FOUND");
});

it("conversations go along in the export, and end with the account", async () => {
  const person = await api.signUp();
  const chatId = await keep(person, "About my board");
  await keepTurn(api.deps, person.accountId, chatId, turnOf("a private question"));
  const exported = await (await api.fetchFile(exportAccount, {}, { token: person.token })).text();
  expect(exported).toContain("About my board");
  expect(exported).toContain("a private question");
  await api.call(closeAccount, { password: "correct horse battery" }, { token: person.token });
  expect(await api.db.select().from(chats)).toEqual([]);
});
