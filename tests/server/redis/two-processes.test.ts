// Two web processes on one database and one Redis: together they are one site.

import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { changeDocument, listChanges } from "@/lib/contracts/project-change";
import { createProject, getDocument } from "@/lib/contracts/project";
import { type ChatQuestion, saveChat } from "@/lib/contracts/chat";
import { NO_CONTEXT } from "@/lib/core/assistant/answer";
import type { Assistant } from "@/lib/server/assistant/assistant";
import { CHAT_EVENTS } from "@/lib/server/chat/socket";
import { SERVER_EVENTS } from "@/lib/server/realtime/publish";
import { requireRedis, redisUrl } from "@/tests/support/redis";
import { type Page, startTwoProcesses } from "@/tests/support/two-processes";

let site: Awaited<ReturnType<typeof startTwoProcesses>>;
let assistant: Assistant;
beforeAll(async () => {
  if (redisUrl !== null) site = await startTwoProcesses((...asked) => assistant(...asked));
});
afterAll(async () => {
  if (redisUrl !== null) await site.stop();
});
beforeEach((context) => requireRedis(context));

const isUp = (expected: boolean) =>
  expect.poll(() => site.one.redis.status().isUp, { interval: 10, timeout: 5_000 }).toBe(expected);

it("count the calls of one caller together", async () => {
  const { one, two } = site;
  const budget = { points: 10, seconds: 60 };
  const take = (at: number) => (at % 2 ? one : two).deps.rateLimiter.take("calls", "ann", budget);
  const calls = await Promise.allSettled(Array.from({ length: 24 }, (_, at) => take(at)));
  expect(calls.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
});

it("an event of one reaches sockets of both, each once", async () => {
  const { api, one, two } = site;
  const { token, accountId } = await api.signUp();
  const pages = [await one.openPage(token), await two.openPage(token)];
  // A page is its account's once its first message was done; the project it asks for does not exist.
  for (const page of pages) page.send(20, { projectId: "none" });
  for (const page of pages) await page.next(SERVER_EVENTS.error);
  const news = (orderId: string) =>
    one.deps.eventBus.publish({ kind: "event", accountId, event: SERVER_EVENTS.orderChanged, data: { orderId } });
  news("1");
  news("2");
  for (const page of pages) {
    expect(await page.next(SERVER_EVENTS.orderChanged)).toEqual({ orderId: "1" });
    expect(await page.next(SERVER_EVENTS.orderChanged)).toEqual({ orderId: "2" });
    expect(page.received).toEqual([]);
  }
});

const change = (mark: string) => ({ sheets: [], symbols: [], busAliases: [], objects: [], removed: [mark] });

async function openProject() {
  const { api } = site;
  const ann = await api.signUp();
  const { projectId } = (await api.call(createProject, { projectType: 0 }, ann)).data;
  const pages = [await site.one.openPage(ann.token), await site.two.openPage(ann.token)] as const;
  for (const page of pages) expect(await page.join(projectId)).toBe(1);
  const post = async (on: { app: { request: typeof api.app.request } }, version: number, changeId: string) => {
    const body = JSON.stringify({ projectId, version, changeId, change: change(changeId) });
    const headers = { "content-type": "application/json", authorization: ann.token, host: "localhost:3000" };
    const path = changeDocument.path.replace("{projectId}", projectId);
    const response = await on.app.request(`http://localhost:3000${path}`, {
      method: changeDocument.method,
      headers,
      body,
    });
    return (await response.json()) as { type: string; code?: string; data: { version: number } };
  };
  return { ann, projectId, pages, post };
}

describe("a drawing that is open in both", () => {
  it("gets each change once, in one order, and all see where the others point", async () => {
    const { projectId, pages, post, ann } = await openProject();
    // Each process tries until its change is in: versions are given by the database alone.
    const write = async (on: typeof site.one, name: string) => {
      for (let made = 0, version = 1; made < 5;) {
        const answer = await post(on, version, `${name}-change-${made}`);
        if (answer.type === "success") [made, version] = [made + 1, answer.data.version];
        else {
          expect(answer.code).toBe("STALE_VERSION");
          version += 1;
        }
      }
    };
    await Promise.all([write(site.one, "one"), write(site.two, "two")]);
    const { version, changes } = (await site.api.call(listChanges, { projectId, since: 1 }, ann)).data;
    expect(version).toBe(11);
    const order = changes?.map(({ changeId }) => changeId) ?? [];
    expect(order.toSorted()).toEqual(
      ["one", "two"].flatMap((name) => [0, 1, 2, 3, 4].map((at) => `${name}-change-${at}`)),
    );
    for (const page of pages) {
      const told = new Map<unknown, unknown>();
      for (let count = 0; count < 10; count++) {
        const { version: made, changeId } = await page.next(SERVER_EVENTS.projectChanged);
        told.set(made, changeId);
      }
      expect([...told].toSorted(([a], [b]) => Number(a) - Number(b)).map(([, changeId]) => changeId)).toEqual(order);
      expect(page.received.filter(({ event }) => event === SERVER_EVENTS.projectChanged)).toEqual([]);
    }
    const pointing = { path: "/", at: { x: 1, y: 2 }, selection: ["a"], isHeld: false };
    pages[0].send(22, pointing);
    expect(await pages[1].next(SERVER_EVENTS.projectPerson)).toMatchObject({ projectId, pointing });
    pages[0].socket.disconnect();
    expect(await pages[1].next(SERVER_EVENTS.projectPerson)).toMatchObject({ projectId, pointing: null });
    expect((await site.api.call(getDocument, { projectId }, ann)).data.version).toBe(11);
  });

  it("loses no change that was made while Redis was away", async () => {
    const { projectId, pages, post, ann } = await openProject();
    site.proxy.cut();
    await isUp(false);
    expect(await post(site.one, 1, "while-cut")).toMatchObject({ type: "success", data: { version: 2 } });
    expect(await post(site.two, 2, "meanwhile")).toMatchObject({ type: "success", data: { version: 3 } });
    expect(await pages[0].next(SERVER_EVENTS.projectChanged)).toMatchObject({ changeId: "while-cut" });
    expect(await pages[1].next(SERVER_EVENTS.projectChanged)).toMatchObject({ changeId: "meanwhile" });
    site.proxy.mend();
    await isUp(true);
    // Both are told the version, and read what they do not have.
    for (const page of pages)
      expect(await page.next(SERVER_EVENTS.projectState)).toMatchObject({ projectId, version: 3 });
    const { changes } = (await site.api.call(listChanges, { projectId, since: 1 }, ann)).data;
    expect(changes?.map(({ changeId }) => changeId)).toEqual(["while-cut", "meanwhile"]);
  });
});

const EMPTY = { sources: [], suggestions: [], tools: [], isAnswered: true, memory: {} };

function questionOf(change: Partial<ChatQuestion> = {}): ChatQuestion {
  const turnId = randomBytes(16).toString("base64url");
  const rest = { chatId: null, parentId: null, question: "?", files: [], memory: {}, locale: "en" as const };
  return { turnId, ...rest, context: NO_CONTEXT, ...change };
}

/** Tells a word, waits for `go`, tells another. */
function slowAssistant() {
  let go: () => void = () => undefined;
  let times = 0;
  const gate = new Promise<void>((resolve) => (go = resolve));
  assistant = async (_asking, _context, { tell, signal }) => {
    times += 1;
    tell({ kind: "words", text: "first " });
    await Promise.race([gate, new Promise((resolve) => signal.addEventListener("abort", resolve))]);
    tell({ kind: "words", text: "second" });
    return { ...EMPTY, blocks: [{ kind: "text", markdown: "first second" }] };
  };
  return { go: () => go(), times: () => times };
}

async function begin(page: Page, asked: ChatQuestion): Promise<void> {
  page.send(CHAT_EVENTS.question, asked);
  expect(await page.next(SERVER_EVENTS.answerDelta)).toMatchObject({ sequence: 1 });
}

describe("an answer of the assistant", () => {
  const done = { turn: { state: "done", answer: { blocks: [{ kind: "text", markdown: "first second" }] } } };

  it("is read on in the other process, without loss or doubling", async () => {
    const { go, times } = slowAssistant();
    const asked = questionOf();
    const before = await site.one.openPage();
    await begin(before, asked);
    before.socket.disconnect();
    const after = await site.two.openPage();
    after.send(CHAT_EVENTS.resumeFrom, { turnId: asked.turnId, from: 1 });
    // Answered once the other process is known to have it; the word it has read does not come again.
    await expect.poll(() => site.two.redis.run((client) => client.ping())).toBe("PONG");
    go();
    expect(await after.next(SERVER_EVENTS.answerDelta)).toMatchObject({ sequence: 2 });
    expect(await after.next(SERVER_EVENTS.answerDone)).toMatchObject({ ...done, sequence: 3 });
    expect(after.received).toEqual([]);
    expect(times()).toBe(1);
  });

  it("is not begun again by a question that comes to the other process", async () => {
    const { go, times } = slowAssistant();
    const asked = questionOf();
    const [first, second] = [await site.one.openPage(), await site.two.openPage()];
    await begin(first, asked);
    await begin(second, asked);
    go();
    expect(await second.next(SERVER_EVENTS.answerDone)).toMatchObject(done);
    expect(times()).toBe(1);
  });

  it("is stopped from the other process, by its owner alone", async () => {
    slowAssistant();
    const [ann, bob] = [await site.api.signUp(), await site.api.signUp()];
    const asked = questionOf();
    const page = await site.one.openPage(ann.token);
    await begin(page, asked);
    const stranger = await site.two.openPage(bob.token);
    stranger.send(CHAT_EVENTS.resumeFrom, { turnId: asked.turnId, from: 0 });
    expect(await stranger.next(SERVER_EVENTS.error)).toEqual({ code: "NOT_FOUND", turnId: asked.turnId });
    stranger.send(CHAT_EVENTS.stop, { turnId: asked.turnId });
    const own = await site.two.openPage(ann.token);
    own.send(CHAT_EVENTS.resumeFrom, { turnId: asked.turnId, from: 0 });
    expect(await own.next(SERVER_EVENTS.answerDelta)).toMatchObject({ sequence: 1 });
    own.send(CHAT_EVENTS.stop, { turnId: asked.turnId });
    expect(await own.next(SERVER_EVENTS.answerDone)).toMatchObject({ turn: { state: "stopped" } });
    expect(stranger.received).toEqual([]);
  });

  it("comes from the kept conversation where no process has it", async () => {
    slowAssistant().go();
    const ann = await site.api.signUp();
    const { chatId } = (await site.api.call(saveChat, { title: "Kept" }, ann)).data;
    const asked = questionOf({ chatId });
    const first = await site.one.openPage(ann.token);
    first.send(CHAT_EVENTS.question, asked);
    await first.next(SERVER_EVENTS.answerDone);
    first.send(CHAT_EVENTS.acknowledge, { turnId: asked.turnId });
    // Messages of one socket are done one after the other.
    first.send(20, { projectId: "none" });
    await first.next(SERVER_EVENTS.error);
    const second = await site.two.openPage(ann.token);
    second.send(CHAT_EVENTS.resumeFrom, { turnId: asked.turnId, from: 1 });
    expect(await second.next(SERVER_EVENTS.answerDone)).toMatchObject({ ...done, proof: null });
  });

  it("of a process that ended is asked anew, and the half of it is not kept", async () => {
    const { go, times } = slowAssistant();
    const ann = await site.api.signUp();
    const { chatId } = (await site.api.call(saveChat, { title: "Half" }, ann)).data;
    const asked = questionOf({ chatId });
    await begin(await site.one.openPage(ann.token), asked);
    const page = await site.two.openPage(ann.token);
    await begin(page, asked);
    await site.one.stop();
    // What it has read of the lost answer is void, and it asks anew.
    expect(await page.next(SERVER_EVENTS.error)).toEqual({ code: "NOT_FOUND", turnId: asked.turnId });
    await begin(page, asked);
    go();
    expect(await page.next(SERVER_EVENTS.answerDone)).toMatchObject({ ...done, proof: null });
    expect(times()).toBe(2);
  });
});
