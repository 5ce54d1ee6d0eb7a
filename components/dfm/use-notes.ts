"use client";
// Accepted findings: stored with the project on the server, else in this browser by file set.
import { useEffect } from "react";
import * as client from "@/lib/client/dfm";
import { acceptanceKey } from "@/lib/core/dfm/acceptance";
import type { Finding } from "@/lib/core/dfm/finding";
import { useBoardViewer, useBoardViewerStore } from "@/stores/viewer/board-viewer";
import { type AcceptedNote, useDfmStore } from "@/stores/viewer/dfm-check";
import { drafts } from "@/stores/drafts/draft";

function toNote({ rule, severity, layer, x, y, measured, limit, unit, count }: Finding, note: string): AcceptedNote {
  const at = new Date().toISOString();
  return { rule, severity, layer, xMm: x, yMm: y, measured, limit, unit, count, note, at };
}

/** Loads notes stored in this browser for these files. */
export function useRecalledNotes(): void {
  const store = useDfmStore();
  const setKey = useBoardViewer((viewer) => viewer.board?.setKey ?? null);
  const projectId = useBoardViewer((viewer) => viewer.projectId);
  useEffect(() => {
    if (setKey === null || projectId !== null || store.getState().isShared) return;
    let isWanted = true;
    void keptNotes.find(setKey).then((notes) => {
      if (isWanted) store.getState().set({ notes });
    });
    return () => {
      isWanted = false;
    };
  }, [store, setKey, projectId]);
}

export interface NoteActs {
  /** Rejects with ApiError if the server refuses. */
  accept: (finding: Finding, note: string) => Promise<void>;
  withdraw: (finding: Finding) => Promise<void>;
}

export function useNoteActs(): NoteActs {
  const store = useDfmStore();
  const viewer = useBoardViewerStore();

  async function change(finding: Finding, note: string | null): Promise<void> {
    const key = acceptanceKey(finding);
    const { projectId, board } = viewer.getState();
    if (projectId !== null) {
      const send = note === null ? client.withdraw(projectId, key) : client.accept(projectId, key, note);
      return store.getState().set({ notes: await send });
    }
    const rest = store.getState().notes.filter((saved) => acceptanceKey(saved) !== key);
    const notes = note === null ? rest : [...rest, toNote(finding, note)];
    store.getState().set({ notes });
    if (board) await keptNotes.keep(board.setKey, notes);
  }
  return {
    accept: (finding, note) => change(finding, note),
    withdraw: (finding) => change(finding, null),
  };
}

const keyOf = (setKey: string) => `dfm-notes:${setKey}`;

function read(stored: unknown): AcceptedNote[] | null {
  if (!Array.isArray(stored)) return null;
  return stored.filter(
    (note): note is AcceptedNote =>
      typeof note === "object" &&
      note !== null &&
      typeof (note as AcceptedNote).rule === "string" &&
      typeof (note as AcceptedNote).note === "string" &&
      typeof (note as AcceptedNote).measured === "number",
  );
}

/** `setKey` is the same for the same files. */
const keptNotes = {
  find: async (setKey: string): Promise<AcceptedNote[]> => (await drafts.find(keyOf(setKey), read)) ?? [],
  keep: (setKey: string, notes: readonly AcceptedNote[]): Promise<void> =>
    notes.length === 0 ? drafts.forget(keyOf(setKey)) : drafts.keep(keyOf(setKey), notes),
};
