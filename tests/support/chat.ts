// Conversations with the assistant in tests: turns, and answers that the test tells.

import type { AnswerListener, ChatAnswers } from "@/lib/client/realtime/chat-answers";
import type { ChatQuestion, ChatTurn } from "@/lib/contracts/chat";

type Answer = ChatTurn["answer"];

export const textBlock = (markdown: string): Answer["blocks"][number] => ({ kind: "text", markdown });

export const answerOf = (change: Partial<Answer> = {}): Answer => ({
  ...{ blocks: [textBlock("An answer.")], sources: [], suggestions: [], tools: [], isAnswered: true, memory: {} },
  ...change,
});

export const chatTurnOf = (turnId: string, change: Partial<ChatTurn> = {}): ChatTurn => ({
  ...{ turnId, parentId: null, question: `Question ${turnId}`, files: [], state: "done" },
  ...{ answer: answerOf(), createTime: "2026-11-21T04:00:00.000Z" },
  ...change,
});

interface Heard {
  readonly asked: ChatQuestion;
  readonly listener: AnswerListener;
}

/** Answers without a socket: the test tells the parts of the last question. */
export function fakeAnswers() {
  const heard: Heard[] = [];
  const stopped: string[] = [];
  const left: string[] = [];
  const answers: ChatAnswers = {
    ask(asked, listener) {
      heard.push({ asked, listener });
      return () => void left.push(asked.turnId);
    },
    stop: (turnId) => void stopped.push(turnId),
  };
  const last = (): Heard => {
    const found = heard.at(-1);
    if (!found) throw new Error("nothing was asked");
    return found;
  };
  return {
    ...{ answers, stopped, left },
    questions: () => heard.map(({ asked }) => asked),
    last,
    words: (text: string) => last().listener.part({ kind: "words", text }),
    done(change: Partial<ChatTurn> = {}, proof: string | null = null) {
      const { turnId, parentId, question, files } = last().asked;
      last().listener.done(chatTurnOf(turnId, { parentId, question, files, ...change }), proof);
    },
  };
}
