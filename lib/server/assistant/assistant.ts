// The port of the assistant: a question in, an answer out, told as it grows.

import type { ChatQuestion } from "@/lib/contracts/chat";
import type { Answer, AnswerBlock } from "@/lib/core/assistant/answer";
import type { RequestContext } from "@/lib/server/http/context";

/** A part of an answer that a page can show before the whole is there. */
export type AnswerDelta =
  /** Text that continues the last block. */
  | { readonly kind: "words"; readonly text: string }
  | { readonly kind: "block"; readonly block: AnswerBlock }
  /** A tool is at work. */
  | { readonly kind: "tool"; readonly name: string };

/** A question of the same conversation with what was answered, in short. */
export interface EarlierTurn {
  readonly question: string;
  readonly answer: string;
}

export interface Asking extends Pick<ChatQuestion, "question" | "files" | "context" | "memory"> {
  /** The asker's own turns before this one, the oldest first; read only by an assistant that uses them. */
  readonly earlier?: () => Promise<readonly EarlierTurn[]>;
}

export interface Listening {
  readonly tell: (delta: AnswerDelta) => void;
  /** Aborted where the person stopped the answer. */
  readonly signal: AbortSignal;
}

/** Acts with the rights of `context` and no others. Rejects only where the answer broke. */
export type Assistant = (asking: Asking, context: RequestContext, listening: Listening) => Promise<Answer>;
