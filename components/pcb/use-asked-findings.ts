"use client";
// Findings of the board that are to be confirmed before it goes to the cart: once for the same files and findings.
import { useState } from "react";
import { keepCheck } from "@/lib/client/dfm";
import { areConfirmed, type CheckedFinding, confirmFindings, findingsToConfirm } from "@/stores/viewer/board-check";
import { useGerberViewStore } from "@/stores/viewer/gerber-view";
import { useQuoteDraftStore } from "@/stores/drafts/quote-draft";

export interface AskedFindings {
  /** What is asked about now; empty where nothing is. */
  asked: readonly CheckedFinding[];
  /** Whether it has to be asked; then it is. */
  ask: () => boolean;
  dismiss: () => void;
  /** Remembers the answer, and has the server keep the check with the project, for our engineers. */
  confirm: () => void;
}

const NONE: readonly CheckedFinding[] = [];

export function useAskedFindings(): AskedFindings {
  const draft = useQuoteDraftStore();
  const view = useGerberViewStore();
  const [asked, setAsked] = useState(NONE);
  return {
    asked,
    ask() {
      const { check, projectId } = view.getState();
      const findings = findingsToConfirm(check, draft.getState().specification);
      if (findings.length === 0 || projectId === null || areConfirmed(projectId, findings)) return false;
      setAsked(findings);
      return true;
    },
    dismiss: () => setAsked(NONE),
    confirm() {
      const { projectId } = view.getState();
      if (projectId !== null) {
        confirmFindings(projectId, asked);
        // The order is not kept waiting for it: without it our engineers make the check themselves.
        void keepCheck(projectId, draft.getState().specification, []).catch(() => undefined);
      }
      setAsked(NONE);
    },
  };
}
