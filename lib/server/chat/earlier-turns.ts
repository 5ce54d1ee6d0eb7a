// Turns before a question, for an assistant that reads them: from the asker's own conversation, or, where none is kept,
// from those that this process answered to the same asker.

import type { ChatQuestion, ChatTurn } from "@/lib/contracts/chat";
import type { EarlierTurn } from "@/lib/server/assistant/assistant";
import { answerDigest } from "@/lib/server/assistant/model/answer-digest";
import type { Database } from "@/lib/server/db/client";
import type { AskedBy } from "./asked-by";
import * as rows from "./rows";

/** Turns that are followed back. */
const MAX_TURNS = 8;
/** Turns that are remembered for all askers together, each of some kilobytes. */
const MAX_REMEMBERED = 4_000;

interface Remembered extends AskedBy, EarlierTurn {
  readonly parentId: string | null;
}

export interface EarlierTurns {
  /** Keeps a turn that is kept in no conversation. A process that ends forgets it. */
  readonly remember: (turn: Pick<ChatTurn, "turnId" | "parentId" | "question" | "answer">, askedBy: AskedBy) => void;
  /**
   * The branch that the question continues, from its oldest turn on. `chatId` has to be the asker's own. A turn of
   * somebody else ends the branch.
   */
  readonly before: (
    deps: { readonly db: Database },
    asked: Pick<ChatQuestion, "chatId" | "parentId">,
    askedBy: AskedBy,
  ) => Promise<EarlierTurn[]>;
}

type Linked = EarlierTurn & { readonly parentId: string | null };

function branchTo(last: string | null, find: (turnId: string) => Linked | undefined): EarlierTurn[] {
  const branch: EarlierTurn[] = [];
  let turn = last === null ? undefined : find(last);
  while (turn && branch.length < MAX_TURNS) {
    branch.unshift({ question: turn.question, answer: turn.answer });
    turn = turn.parentId === null ? undefined : find(turn.parentId);
  }
  return branch;
}

export function createEarlierTurns(): EarlierTurns {
  const remembered = new Map<string, Remembered>();

  async function ofChat(
    { db }: { readonly db: Database },
    chatId: string,
    parentId: string | null,
  ): Promise<EarlierTurn[]> {
    const turns = await rows.listLastTurns(db, chatId, MAX_TURNS * 3);
    const byId = new Map(
      turns.map((turn) => [turn.turnId, { ...turn, answer: answerDigest(turn.answer) } satisfies Linked]),
    );
    return branchTo(parentId, (turnId) => byId.get(turnId));
  }

  return {
    remember({ turnId, parentId, question, answer }, { owner, caller }) {
      remembered.set(turnId, { owner, caller, parentId, question, answer: answerDigest(answer) });
      const [oldest] = remembered.keys();
      if (remembered.size > MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
    },
    before(deps, { chatId, parentId }, { owner, caller }) {
      if (parentId === null) return Promise.resolve([]);
      if (chatId !== null) return ofChat(deps, chatId, parentId);
      const own = (turnId: string) => {
        const turn = remembered.get(turnId);
        return turn?.owner === owner && turn.caller === caller ? turn : undefined;
      };
      return Promise.resolve(branchTo(parentId, own));
    },
  };
}
