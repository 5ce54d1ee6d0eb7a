// @vitest-environment jsdom
// A conversation: questions, versions of them, and what survives a reload.
import { beforeEach, describe, expect, it } from "vitest";
import { type ConversationDeps, createConversation } from "@/components/chat/state/conversation";
import { shownTurns, titleOf } from "@/components/chat/state/conversation-tree";
import { createKeptConversation } from "@/components/chat/state/kept-conversation";
import { newTurnId } from "@/components/chat/state/turn-id";
import { ApiError } from "@/lib/client/transport/api-error";
import { chatQuestion } from "@/lib/contracts/chat";
import { createEntries } from "@/stores/drafts/browser-storage";
import { answerOf, chatTurnOf, fakeAnswers, textBlock } from "../../support/chat";

const kept = createKeptConversation(
  createEntries(() => localStorage),
  createEntries(() => sessionStorage),
);

function begin(change: Partial<ConversationDeps> = {}) {
  const socket = fakeAnswers();
  const conversation = createConversation({
    ...{ answers: socket.answers, kept, locale: "en", newTurnId, onAnswered: () => undefined },
    openChat: () => Promise.resolve(null),
    ...change,
  });
  const state = () => conversation.store.getState();
  const questions = () => shownTurns(state().turns, state().chosen).map(({ turn }) => turn.question);
  const versions = () => shownTurns(state().turns, state().chosen).map((shown) => shown.versions.length);
  /** Asks and waits until the question is on its way. */
  async function ask(...asking: Parameters<typeof conversation.ask>) {
    conversation.ask(...asking);
    await Promise.resolve();
    await Promise.resolve();
  }
  return { ...conversation, socket, state, questions, versions, ask };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("a question", () => {
  it("carries the memory of the answer before it, and follows it", async () => {
    const { ask, socket, questions } = begin();
    await ask({ question: " 50 boards? " });
    socket.done({ answer: answerOf({ memory: { quantity: 50 } }) }, "proof");
    await ask({ question: "And 100?" });
    const [first, second] = socket.questions();
    expect(second).toMatchObject({ parentId: first?.turnId, memory: { quantity: 50 }, question: "And 100?" });
    socket.done({}, "proof");
    expect(questions()).toEqual(["50 boards?", "And 100?"]);
  });

  it("is one that the contract takes, under an id that nobody can guess", async () => {
    const { ask, socket } = begin();
    await ask({ question: "?" });
    expect(chatQuestion.parse(socket.last().asked)).toEqual(socket.last().asked);
    expect(new Set(Array.from({ length: 100 }, newTurnId)).size).toBe(100);
  });

  it("is not asked while another is answered, nor without words", async () => {
    const { ask, socket } = begin();
    await ask({ question: "  " });
    await ask({ question: "One" });
    await ask({ question: "Two" });
    expect(socket.questions().map(({ question }) => question)).toEqual(["One"]);
  });

  it("makes a conversation in the account by its first words", async () => {
    const titles: string[] = [];
    const { ask, socket, state } = begin({
      openChat(title) {
        titles.push(title);
        return Promise.resolve("chat_1");
      },
    });
    await ask({ question: "50 boards\nwith ENIG?" });
    socket.done();
    await ask({ question: "And 100?" });
    expect(titles).toEqual(["50 boards with ENIG?"]);
    expect(socket.questions().map(({ chatId }) => chatId)).toEqual(["chat_1", "chat_1"]);
    expect(state().chatId).toBe("chat_1");
  });

  it("that the account refuses is shown with the reason, and asked again by a press", async () => {
    const failure = new ApiError("TOO_MANY_RECORDS", "", { kind: "refused" });
    let isRefused = true;
    const { ask, socket, state, retryRefused } = begin({
      openChat: () => (isRefused ? Promise.reject(failure) : Promise.resolve("chat_1")),
    });
    await ask({ question: "One" });
    expect(state().refusal).toMatchObject({ code: "TOO_MANY_RECORDS" });
    isRefused = false;
    retryRefused();
    await Promise.resolve();
    await Promise.resolve();
    expect(socket.last().asked).toMatchObject({ question: "One", chatId: "chat_1" });
    expect(state().refusal).toBeNull();
  });
});

describe("an answer", () => {
  it("grows by words and blocks; a tool is named until its result comes", async () => {
    const { ask, socket, state } = begin();
    await ask({ question: "One" });
    const { listener } = socket.last();
    listener.part({ kind: "tool", name: "price-board" });
    expect(state().pending?.answer).toEqual({ blocks: [], tool: "price-board" });
    listener.part({ kind: "block", block: { kind: "handOver", text: "Ask", path: "/contact-us" } });
    listener.part({ kind: "words", text: "It costs " });
    listener.part({ kind: "words", text: "$5." });
    expect(state().pending?.answer).toEqual({
      blocks: [{ kind: "handOver", text: "Ask", path: "/contact-us" }, textBlock("It costs $5.")],
      tool: null,
    });
  });

  it("that the server forgot begins anew without doubled words", async () => {
    const { ask, socket, state } = begin();
    await ask({ question: "One" });
    socket.words("It costs ");
    socket.last().listener.refused("RESTARTED", null);
    expect(state().pending?.answer.blocks).toEqual([]);
    socket.words("It costs $5.");
    expect(state().pending?.answer.blocks).toEqual([textBlock("It costs $5.")]);
  });

  it("is stopped at the server; a question that was not sent is dropped here", async () => {
    const { ask, socket, state, stop } = begin();
    await ask({ question: "One" });
    stop();
    expect(socket.stopped).toEqual([socket.last().asked.turnId]);
    expect(state().pending).not.toBeNull();
    socket.last().listener.connection(false);
    stop();
    expect(state().pending).toBeNull();
    expect(state().refusal?.code).toBe("STOPPED");
    expect(socket.left).toEqual([socket.last().asked.turnId]);
  });
});

describe("versions", () => {
  it("of a question stand beside each other, each with what follows it", async () => {
    const { ask, askAgain, chooseVersion, socket, questions, versions, state } = begin();
    await ask({ question: "One" });
    socket.done({}, "proof");
    await ask({ question: "Two" });
    socket.done({}, "proof");
    const [one, two] = state().turns;
    await ask({ question: "One, edited", parentId: null });
    socket.done({}, "proof");
    expect(questions()).toEqual(["One, edited"]);
    expect(versions()).toEqual([2]);
    chooseVersion({ turnId: one?.turnId ?? "", parentId: null });
    expect(questions()).toEqual(["One", "Two"]);
    askAgain(two?.turnId ?? "");
    expect(socket.last().asked).toMatchObject({ question: "Two", parentId: one?.turnId });
    socket.done({}, "proof");
    expect(versions()).toEqual([2, 2]);
  });

  it("never loop, whatever the turns say", () => {
    const loop = [chatTurnOf("a", { parentId: "b" }), chatTurnOf("b", { parentId: "a" })];
    const rooted = [chatTurnOf("c"), chatTurnOf("d", { parentId: "c" }), ...loop];
    const held = rooted.map((turn) => ({ ...turn, proof: null }));
    expect(shownTurns(held, { c: "unknown" }).map(({ turn }) => turn.turnId)).toEqual(["c", "d"]);
  });
});

describe("after a reload", () => {
  it("a visitor's conversation is there, with the proofs by which it can be kept", async () => {
    const before = begin();
    await before.ask({ question: "One" });
    before.socket.done({}, "proof_1");
    const after = begin();
    after.loadKept();
    expect(after.state().turns).toEqual(before.state().turns);
    expect(after.state().turns[0]?.proof).toBe("proof_1");
    after.clear();
    expect(kept.turns()).toEqual([]);
  });

  it("a question on its way is followed under its own id, and only in its own conversation", async () => {
    const before = begin({ openChat: () => Promise.resolve("chat_1") });
    await before.ask({ question: "One" });
    const { asked } = before.socket.last();
    const other = begin();
    other.load("chat_2", []);
    expect(other.socket.questions()).toEqual([]);
    const after = begin();
    after.load("chat_1", []);
    expect(after.socket.questions()).toEqual([asked]);
  });

  it("a question that was answered meanwhile is not asked again", async () => {
    const before = begin({ openChat: () => Promise.resolve("chat_1") });
    await before.ask({ question: "One" });
    const { turnId } = before.socket.last().asked;
    const after = begin();
    after.load("chat_1", [chatTurnOf(turnId)]);
    expect(after.socket.questions()).toEqual([]);
    expect(kept.pending()).toBeNull();
  });

  it("damaged entries count as none", () => {
    localStorage.setItem("chatTurns", '[{"turnId":1}]');
    sessionStorage.setItem("chatPending", "{");
    expect([kept.turns(), kept.pending()]).toEqual([[], null]);
  });

  it("unsent texts are kept by conversation", () => {
    kept.keepDraft(null, "new");
    kept.keepDraft("chat_1", "old");
    expect([kept.draft(null), kept.draft("chat_1"), kept.draft("chat_2")]).toEqual(["new", "old", ""]);
    kept.keepDraft(null, "");
    expect(kept.draft(null)).toBe("");
  });
});

describe("a conversation that is read again", () => {
  it("keeps what is on the page, and adds what another page has asked", async () => {
    const { load, ask, socket, questions } = begin();
    load("chat_1", [chatTurnOf("a")]);
    await ask({ question: "Here" });
    socket.done();
    load("chat_1", [chatTurnOf("a"), chatTurnOf("b", { parentId: socket.last().asked.turnId, question: "There" })]);
    expect(questions()).toEqual(["Question a", "Here", "There"]);
  });

  it("is left for another one: its answer no longer arrives here", async () => {
    const { load, ask, socket, state } = begin();
    load("chat_1", []);
    await ask({ question: "Here" });
    const { turnId } = socket.last().asked;
    load("chat_2", []);
    expect(socket.left).toEqual([turnId]);
    socket.words("late");
    expect(state().pending).toBeNull();
  });
});

it("titles are one line of at most 60 characters, whole characters of any script", () => {
  expect(titleOf("  50 boards\n with ENIG ")).toBe("50 boards with ENIG");
  expect(titleOf("😀".repeat(80))).toBe(`${"😀".repeat(59)}…`);
});
