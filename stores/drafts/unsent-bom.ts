// The parts list that waits on this device to be quoted, which another one would replace.

import { readBoards } from "@/stores/bom-boards";
import { BOM_DRAFT_KEY, readBomDraft } from "@/stores/drafts/bom-draft";
import { drafts } from "@/stores/drafts/draft";

/** Name of the list, or of one of several; null for data of an unknown version too. */
function nameOf(stored: unknown): string | null {
  const list = readBomDraft(stored) ?? readBoards(stored)?.start.list;
  return list?.file?.fileName ?? null;
}

/** Null if there is none. */
export const findUnsentBom = (): Promise<string | null> => drafts.find(BOM_DRAFT_KEY, nameOf);
