// Notes on findings of boards that were not uploaded, kept in this browser by file set.

import { drafts } from "@/stores/drafts/draft";
import type { SaidNote } from "@/stores/viewer/dfm-check";

const keyOf = (setKey: string) => `dfm-notes:${setKey}`;

function read(stored: unknown): SaidNote[] | null {
  if (!Array.isArray(stored)) return null;
  return stored.filter(
    (note): note is SaidNote =>
      typeof note === "object" &&
      note !== null &&
      typeof (note as SaidNote).rule === "string" &&
      typeof (note as SaidNote).note === "string" &&
      typeof (note as SaidNote).measured === "number",
  );
}

/** `setKey` is the same for the same files. */
export const keptNotes = {
  find: async (setKey: string): Promise<SaidNote[]> => (await drafts.find(keyOf(setKey), read)) ?? [],
  keep: (setKey: string, notes: readonly SaidNote[]): Promise<void> =>
    notes.length === 0 ? drafts.forget(keyOf(setKey)) : drafts.keep(keyOf(setKey), notes),
};
