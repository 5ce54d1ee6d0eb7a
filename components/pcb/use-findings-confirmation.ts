"use client";
// Findings to confirm before a board goes to the cart: once per set of files and findings.
import { useState } from "react";
import { keepCheck } from "@/lib/client/dfm";
import { areConfirmed, type CheckedFinding, confirmFindings, findingsToConfirm } from "@/stores/viewer/board-check";
import { useGerberViewStore } from "@/stores/viewer/gerber-view";
import { useQuoteDraftStore } from "@/stores/drafts/quote-draft";

export interface FindingsConfirmation {
  /** Findings that are being confirmed; empty if none. */
  findings: readonly CheckedFinding[];
  /** Opens the confirmation if it is needed, and returns true then. */
  ask: () => boolean;
  dismiss: () => void;
  /** Stores the answer, and has the server store the check with the project for engineers. */
  confirm: () => void;
}

const NONE: readonly CheckedFinding[] = [];

export function useFindingsConfirmation(): FindingsConfirmation {
  const draft = useQuoteDraftStore();
  const view = useGerberViewStore();
  const [findings, setFindings] = useState(NONE);
  return {
    findings,
    ask() {
      const { check, projectId } = view.getState();
      const findings = findingsToConfirm(check, draft.getState().specification);
      if (findings.length === 0 || projectId === null || areConfirmed(projectId, findings)) return false;
      setFindings(findings);
      return true;
    },
    dismiss: () => setFindings(NONE),
    confirm() {
      const { projectId } = view.getState();
      if (projectId !== null) {
        confirmFindings(projectId, findings);
        // Not awaited: without it, engineers run the check themselves.
        void keepCheck(projectId, draft.getState().specification, []).catch(() => undefined);
      }
      setFindings(NONE);
    },
  };
}
