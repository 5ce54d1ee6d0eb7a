// Browser storage of the assistant: a visitor's conversation, an unfinished question, and unsent texts.

import * as z from "zod/mini";
import type { HeldTurn } from "@/components/chat/state/conversation-tree";
import { type ChatQuestion, chatQuestion, chatTurn, MAX_LOCAL_TURNS } from "@/lib/contracts/chat";
import { type Entries, localEntries, readJson, sessionEntries } from "@/stores/drafts/browser-storage";

/** Local storage: the turns of a conversation that no account keeps. */
const TURNS_KEY = "chatTurns";
/** Session storage: a question whose answer was on its way when the page was left. */
const PENDING_KEY = "chatPending";
/** Session storage: the unsent text of a conversation, `chatDraft:<id>`. */
const DRAFT_PREFIX = "chatDraft:";
const NEW = "new";

const keptTurns = z.array(z.extend(chatTurn, { proof: z.string() }));

export interface KeptConversation {
  /** Turns of the visitor's conversation; none if they are damaged. */
  readonly turns: () => readonly HeldTurn[];
  /** Only turns with a proof are kept; none removes the conversation. */
  readonly keepTurns: (turns: readonly HeldTurn[]) => void;
  readonly pending: () => ChatQuestion | null;
  readonly keepPending: (asked: ChatQuestion | null) => void;
  readonly draft: (chatId: string | null) => string;
  readonly keepDraft: (chatId: string | null, text: string) => void;
}

export function createKeptConversation(local: Entries, session: Entries): KeptConversation {
  return {
    turns() {
      const parsed = z.safeParse(keptTurns, readJson(local, TURNS_KEY) ?? []);
      return parsed.success ? parsed.data : [];
    },
    keepTurns(turns) {
      const kept = turns.filter(({ proof }) => proof !== null).slice(0, MAX_LOCAL_TURNS);
      local.write(TURNS_KEY, kept.length === 0 ? null : JSON.stringify(kept));
    },
    pending() {
      const parsed = z.safeParse(chatQuestion, readJson(session, PENDING_KEY));
      return parsed.success ? parsed.data : null;
    },
    keepPending: (asked) => session.write(PENDING_KEY, asked && JSON.stringify(asked)),
    draft: (chatId) => session.read(DRAFT_PREFIX + (chatId ?? NEW)) ?? "",
    keepDraft: (chatId, text) => session.write(DRAFT_PREFIX + (chatId ?? NEW), text === "" ? null : text),
  };
}

export const keptConversation = createKeptConversation(localEntries, sessionEntries);
