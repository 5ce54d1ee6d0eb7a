// One question: asked once, answered with the asker's rights, kept in their conversation.

import type { ChatQuestion, ChatTurn } from "@/lib/contracts/chat";
import { answer as answerSchema } from "@/lib/contracts/assistant-answer";
import { AppError } from "@/lib/contracts/errors";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext } from "@/lib/server/http/context";
import { tooManyRequests } from "@/lib/server/http/rate-limiter";
import type { Asking, Assistant, Listening } from "@/lib/server/assistant/assistant";
import type { TurnOf } from "./answer-peers";
import { type AnswerStreams, CLOSING, type Reader } from "./answer-streams";
import type { AskedBy } from "./asked-by";
import { collectAnswer } from "./collect-answer";
import { proofOf } from "./proof";
import * as rows from "./rows";
import { keepTurn } from "./service";

export type ChatDeps = Deps & { readonly assistant: Assistant };

/** Questions of one caller: an account, or the network of a visitor. */
const PER_MINUTE = { points: 20, seconds: 60 };
/** Until one of a caller's running answers is likely to be over. */
const RUNNING_WAIT_MS = 5_000;
const PER_DAY = { points: 400, seconds: 24 * 60 * 60, isDurable: true };

const askedByOf = ({ viewer, ip }: RequestContext): AskedBy => ({
  owner: viewer?.accountId ?? null,
  caller: viewer?.accountId ?? `network ${ip}`,
});

async function requireOwnChat(deps: Deps, chatId: string | null, { viewer }: RequestContext): Promise<void> {
  if (chatId === null) return;
  if (!viewer) throw new AppError("UNAUTHENTICATED");
  if (!(await rows.findOwn(deps.db, viewer.accountId, chatId))) throw new AppError("NOT_FOUND");
}

type Told = Pick<ChatTurn, "answer" | "state">;

async function ask(
  deps: ChatDeps,
  asking: Asking,
  context: RequestContext,
  { tell, signal }: Listening,
): Promise<Told> {
  const collected = collectAnswer();
  const listening: Listening = {
    signal,
    tell(delta) {
      if (signal.aborted) return;
      collected.add(delta);
      tell(delta);
    },
  };
  try {
    const answer = await deps.assistant(asking, context, listening);
    if (signal.aborted) return { answer: answerSchema.parse(collected.answer()), state: "stopped" };
    return { answer: answerSchema.parse(answer), state: "done" };
  } catch (error) {
    if (signal.aborted) return { answer: answerSchema.parse(collected.answer()), state: "stopped" };
    deps.log.error({ err: error }, "an answer failed");
    return { answer: answerSchema.parse(collected.answer()), state: "failed" };
  }
}

/** False where it is kept nowhere: its reader can hand it in later, with the proof. */
async function keepInChat(
  deps: ChatDeps,
  chatId: string | null,
  turn: ChatTurn,
  { viewer }: RequestContext,
): Promise<boolean> {
  if (chatId === null || !viewer) return false;
  try {
    return await keepTurn(deps, viewer.accountId, chatId, turn);
  } catch (error) {
    deps.log.error({ err: error }, "an answer was not kept");
    return false;
  }
}

interface Answering {
  readonly streams: AnswerStreams;
  readonly reader: Reader;
  /** Told when the process that had the answer is gone before it was done, with the number of the last delta. */
  readonly lost: (last: number) => void;
}

/** The turn as it is kept in a conversation of the owner, which is all that is left of it after a while. */
export async function followKept({ db }: Deps, { turnId, owner }: TurnOf, reader: Reader): Promise<boolean> {
  const turn = owner === null ? null : await rows.findOwnTurn(db, owner, turnId);
  if (turn) reader.done({ turnId, sequence: 1, turn, proof: null });
  return turn !== null;
}

/** Reads the answer where another process has it, or had it. */
async function followElsewhere(
  deps: ChatDeps,
  { reader, lost }: Answering,
  turn: TurnOf,
  isKept: boolean,
): Promise<boolean> {
  if (isKept && (await followKept(deps, turn, reader))) return true;
  if (await deps.answerPeers.claim(turn)) return false;
  if (await deps.answerPeers.follow({ ...turn, from: 0 }, reader, lost)) return true;
  await deps.answerPeers.claim(turn, true);
  return false;
}

/**
 * Answers a question to its reader. Refuses with TOO_MANY_REQUESTS beyond the limits, NOT_FOUND for another's
 * conversation. A turn that is known already is not asked again: its reader gets what there is.
 */
export async function answerQuestion(
  deps: ChatDeps,
  answering: Answering,
  asked: ChatQuestion,
  context: RequestContext,
): Promise<void> {
  const { streams, reader } = answering;
  const askedBy = askedByOf(context);
  const { owner, caller } = askedBy;
  if (streams.follow(asked.turnId, owner, 0, reader)) return;
  await requireOwnChat(deps, asked.chatId, context);
  if (await followElsewhere(deps, answering, { turnId: asked.turnId, owner }, asked.chatId !== null)) return;
  await deps.rateLimiter.take("chat-minute", caller, PER_MINUTE);
  await deps.rateLimiter.take("chat-day", caller, PER_DAY);
  const stream = streams.begin(asked.turnId, askedBy);
  if (!streams.follow(asked.turnId, owner, 0, reader)) throw tooManyRequests(RUNNING_WAIT_MS);
  if (!stream) return;
  const asking: Asking = { ...asked, earlier: () => streams.earlier.before(deps, asked, askedBy) };
  const told = await ask(deps, asking, context, stream);
  if (stream.signal.reason === CLOSING) return;
  const { turnId, parentId, question, files } = asked;
  const turn = { turnId, parentId, question, files, ...told, createTime: context.now.toISOString() };
  const isKept = await keepInChat(deps, asked.chatId, turn, context);
  if (!isKept) streams.earlier.remember(turn, askedBy);
  streams.finish({ turnId, turn, proof: isKept ? null : proofOf(deps, turn) });
}
