// Branches of a conversation: turns of one parent are versions of the same question.

import { groupBy } from "@/lib/base/group-by";
import type { ChatTurn } from "@/lib/contracts/chat";

/** `proof` lets a turn be kept later; null where the account has it already. */
export type HeldTurn = ChatTurn & { readonly proof: string | null };

/** Chosen turns by their parents. */
export type ChosenTurns = Readonly<Record<string, string>>;

/** The key of turns without a parent. */
const ROOT = "root";

export const parentKey = (parentId: string | null): string => parentId ?? ROOT;

export interface ShownTurn {
  readonly turn: HeldTurn;
  /** Ids of all versions, the oldest first. */
  readonly versions: readonly string[];
}

/** From the first question to the end of the chosen branch; the latest version where none is chosen. */
export function shownTurns(turns: readonly HeldTurn[], chosen: ChosenTurns): ShownTurn[] {
  const byParent = groupBy(turns, ({ parentId }) => parentKey(parentId));
  const shown: ShownTurn[] = [];
  for (let versions = byParent.get(ROOT); versions;) {
    const { parentId } = versions[0] ?? { parentId: null };
    const turn = versions.find(({ turnId }) => turnId === chosen[parentKey(parentId)]) ?? versions.at(-1);
    if (!turn) break;
    shown.push({ turn, versions: versions.map(({ turnId }) => turnId) });
    versions = byParent.get(turn.turnId);
  }
  return shown;
}

/** Known turns stay as they are, new ones follow in their order. */
export function mergeTurns(known: readonly HeldTurn[], more: readonly HeldTurn[]): readonly HeldTurn[] {
  const ids = new Set(known.map(({ turnId }) => turnId));
  const fresh = more.filter(({ turnId }) => !ids.has(turnId));
  return fresh.length === 0 ? known : [...known, ...fresh];
}

const TITLE_LENGTH = 60;

/** Title of a new conversation: the beginning of its first question, on one line. */
export function titleOf(question: string): string {
  const characters = [...question.replace(/\s+/g, " ").trim()];
  return characters.length <= TITLE_LENGTH ? characters.join("") : `${characters.slice(0, TITLE_LENGTH - 1).join("")}…`;
}
