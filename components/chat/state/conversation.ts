// One conversation on the page: its turns, the question on its way, and what can be done with them.

import { type Cell, createCell } from "@/components/chat/state/cell";
import {
  type ChosenTurns,
  type HeldTurn,
  mergeTurns,
  parentKey,
  shownTurns,
  titleOf,
} from "@/components/chat/state/conversation-tree";
import type { KeptConversation } from "@/components/chat/state/kept-conversation";
import { addPart, NO_ANSWER, type PartialAnswer } from "@/components/chat/state/partial-answer";
import { ApiError } from "@/lib/client/transport/api-error";
import type { AnswerListener, ChatAnswers } from "@/lib/client/realtime/chat-answers";
import type { ChatQuestion, ChatTurn } from "@/lib/contracts/chat";
import { NO_CONTEXT, type QuestionContext } from "@/lib/core/assistant/answer";

export interface PendingQuestion {
  readonly asked: ChatQuestion;
  readonly answer: PartialAnswer;
  /** False while a lost connection is restored. */
  readonly isConnected: boolean;
}

export interface Refusal {
  readonly asked: ChatQuestion;
  readonly code: string;
  readonly seconds: number | null;
}

export interface ConversationState {
  /** Null for a conversation that no account keeps. */
  readonly chatId: string | null;
  readonly turns: readonly HeldTurn[];
  readonly chosen: ChosenTurns;
  readonly pending: PendingQuestion | null;
  readonly refusal: Refusal | null;
  /** Number of conversations that were shown before this one. */
  readonly opening: number;
}

export type AskedFiles = ChatQuestion["files"];

/** `parentId` undefined asks at the end of the shown branch. */
export interface Asking {
  readonly question: string;
  readonly files?: AskedFiles;
  readonly parentId?: string | null;
  readonly context?: QuestionContext;
}

export interface ConversationDeps {
  readonly answers: ChatAnswers;
  readonly kept: KeptConversation;
  readonly locale: "en" | "zh";
  readonly newTurnId: () => string;
  /** Makes a conversation in the account and returns its id; null for a visitor. */
  readonly openChat: (title: string) => Promise<string | null>;
  /** A question was answered. */
  readonly onAnswered: () => void;
}

export interface Conversation {
  readonly store: Cell<ConversationState>;
  readonly ask: (asking: Asking) => void;
  /** Asks the question of a turn anew, as another version of it. */
  readonly askAgain: (turnId: string) => void;
  readonly stop: () => void;
  readonly retryRefused: () => void;
  readonly chooseVersion: (turn: Pick<ChatTurn, "turnId" | "parentId">) => void;
  /** Shows a conversation of the account; turns that are known stay. */
  readonly load: (chatId: string, turns: readonly ChatTurn[]) => void;
  /** Shows what this browser kept of a visitor's conversation. */
  readonly loadKept: () => void;
  /** An empty conversation; a visitor's is discarded. */
  readonly clear: () => void;
}

const EMPTY: ConversationState = { chatId: null, turns: [], chosen: {}, pending: null, refusal: null, opening: 0 };

export function createConversation(deps: ConversationDeps): Conversation {
  const { answers, kept, locale } = deps;
  const store = createCell(EMPTY);
  const { getState, setState } = store;
  let unlisten: (() => void) | null = null;

  /** Ends listening; the server goes on with the answer. */
  function leave(): void {
    unlisten?.();
    unlisten = null;
  }

  function open(shown: Partial<ConversationState>): void {
    leave();
    setState(({ opening }) => ({ ...EMPTY, ...shown, opening: opening + 1 }));
  }

  function changePending(turnId: string, change: (pending: PendingQuestion) => PendingQuestion): void {
    setState(({ pending }) => (pending?.asked.turnId === turnId ? { pending: change(pending) } : {}));
  }

  function refuse(asked: ChatQuestion, code: string, seconds: number | null): void {
    kept.keepPending(null);
    setState(() => ({ pending: null, refusal: { asked, code, seconds } }));
  }

  function finish(turn: ChatTurn, proof: string | null): void {
    kept.keepPending(null);
    setState(({ turns, chosen }) => ({
      turns: mergeTurns(turns, [{ ...turn, proof }]),
      chosen: { ...chosen, [parentKey(turn.parentId)]: turn.turnId },
      pending: null,
    }));
    const { chatId, turns } = getState();
    if (chatId === null) kept.keepTurns(turns);
    deps.onAnswered();
  }

  function send(asked: ChatQuestion): void {
    const { turnId } = asked;
    const listener: AnswerListener = {
      part: (part) =>
        changePending(turnId, (pending) => ({ ...pending, answer: addPart(pending.answer, part), isConnected: true })),
      done: finish,
      refused(code, seconds) {
        if (code !== "RESTARTED") return refuse(asked, code, seconds);
        changePending(turnId, (pending) => ({ ...pending, answer: NO_ANSWER }));
      },
      connection: (isConnected) => changePending(turnId, (pending) => ({ ...pending, isConnected })),
    };
    kept.keepPending(asked);
    setState(() => ({ pending: { asked, answer: NO_ANSWER, isConnected: true }, refusal: null }));
    unlisten = answers.ask(asked, listener);
  }

  async function openAndSend(asked: ChatQuestion): Promise<void> {
    // Shown at once: the account's answer may take a moment.
    setState(() => ({ pending: { asked, answer: NO_ANSWER, isConnected: true }, refusal: null }));
    try {
      const chatId = await deps.openChat(titleOf(asked.question));
      if (getState().pending?.asked !== asked) return;
      setState(() => ({ chatId }));
      send({ ...asked, chatId });
    } catch (error) {
      if (getState().pending?.asked !== asked) return;
      refuse(asked, error instanceof ApiError ? error.code : "OPERATION_FAILED", null);
    }
  }

  /** A conversation without turns is made in the account by its first question. */
  function start(asked: ChatQuestion): void {
    const { chatId, turns } = getState();
    if (chatId === null && turns.length === 0) void openAndSend(asked);
    else send(asked);
  }

  function ask({ question, files = [], parentId, context = NO_CONTEXT }: Asking): void {
    const { chatId, turns, chosen, pending } = getState();
    if (pending || question.trim() === "") return;
    const last = shownTurns(turns, chosen).at(-1)?.turn.turnId ?? null;
    const parent = parentId === undefined ? last : parentId;
    const memory = turns.find(({ turnId }) => turnId === parent)?.answer.memory ?? {};
    const turnId = deps.newTurnId();
    start({ turnId, chatId, parentId: parent, question: question.trim(), files, context, memory, locale });
  }

  /** A question whose page was left: its answer goes on, or is there already. */
  function resume(): void {
    const asked = kept.pending();
    const { chatId, turns, pending } = getState();
    if (!asked || pending || asked.chatId !== chatId) return;
    if (turns.some(({ turnId }) => turnId === asked.turnId)) kept.keepPending(null);
    else send(asked);
  }

  return {
    store,
    ask,
    askAgain(id) {
      const turn = getState().turns.find(({ turnId }) => turnId === id);
      if (turn) ask({ question: turn.question, files: turn.files, parentId: turn.parentId });
    },
    stop() {
      const { pending } = getState();
      if (!pending) return;
      if (pending.isConnected && unlisten) return answers.stop(pending.asked.turnId);
      leave();
      refuse(pending.asked, "STOPPED", null);
    },
    retryRefused() {
      const { refusal, chatId } = getState();
      if (refusal) start({ ...refusal.asked, chatId, turnId: deps.newTurnId() });
    },
    chooseVersion({ turnId, parentId }) {
      setState(({ chosen }) => ({ chosen: { ...chosen, [parentKey(parentId)]: turnId } }));
    },
    load(chatId, turns) {
      const held = turns.map((turn) => ({ ...turn, proof: null }));
      if (getState().chatId === chatId) setState(({ turns: known }) => ({ turns: mergeTurns(known, held) }));
      else open({ chatId, turns: held });
      resume();
    },
    loadKept() {
      open({ turns: kept.turns() });
      resume();
    },
    clear() {
      if (getState().chatId === null) kept.keepTurns([]);
      kept.keepPending(null);
      open({});
    },
  };
}
