"use client";
// Adds the quote to the cart once, after the file is uploaded and contradictions are resolved.
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { QUESTION } from "@/components/pcb/form/file-disagreement";
import { useQuoteSource } from "@/components/pcb/quote-source";
import { type FindingsConfirmation, useFindingsConfirmation } from "@/components/pcb/use-findings-confirmation";
import { useBook } from "@/components/pcb/price/use-book";
import { usePutInCart } from "@/components/quote/use-put-in-cart";
import { useWayToCart } from "@/components/quote/use-way-to-cart";
import { gerberKeys } from "@/lib/client/gerber";
import type { Board } from "@/lib/contracts/gerber";
import { openDisagreements } from "@/lib/core/pcb/disagreement";
import type { PcbOption } from "@/lib/core/pcb/specification";
import { type GerberViewState, type Sending, useGerberViewStore } from "@/stores/viewer/gerber-view";
import { type QuoteDraft, useQuoteDraft, useQuoteDraftStore } from "@/stores/drafts/quote-draft";

export function isOnItsWay(status: Sending["status"]): boolean {
  return status === "sending" || status === "checking";
}

export interface AddToCart {
  add: () => void;
  /** The file is still being uploaded; the board is added afterwards. */
  isWaitingForFile: boolean;
  isBusy: boolean;
  /** The DFM check is still running; its findings are confirmed first. */
  isWaitingForCheck: boolean;
  /** Findings to confirm; confirming continues to the cart. */
  findings: Pick<FindingsConfirmation, "findings" | "dismiss" | "confirm">;
  /** Add to cart was clicked while form and files contradict each other. */
  isQuestioned: boolean;
  /** The quote was opened from a cart item and is saved back to it. */
  isSaving: boolean;
}

type Wait = "file" | "check";

/** Time limit of waiting for the check: engineers review its findings anyway. */
const CHECK_PATIENCE_MS = 20_000;

function waitOf({ sending, check }: GerberViewState): Wait | null {
  if (isOnItsWay(sending.status)) return "file";
  return check.status === "running" ? "check" : null;
}

/** Focuses the first unresolved contradiction between form and files. */
function leadToQuestion(): void {
  document.querySelector<HTMLElement>(`[${QUESTION}="open"] button`)?.focus();
}

export function useAddToCart(): AddToCart {
  const draft = useQuoteDraftStore();
  const view = useGerberViewStore();
  const quote = useQuoteSource();
  const bookVersion = useBook().book.version;
  const [waitsFor, setWaiting] = useState<Wait | null>(null);
  const findings = useFindingsConfirmation();

  const [wasQuestioned, setQuestioned] = useState(false);
  const hasQuestions = useQuoteDraft((state) => questionsOf(state).length > 0);
  const filesOf = useFiles();
  const { put, isSaving } = usePutInCart();
  const { send, isBusy } = useWayToCart(put);

  function proceed() {
    if (questionsOf(draft.getState()).length > 0) {
      setQuestioned(true);
      return leadToQuestion();
    }
    if (!findings.ask()) sendNow();
  }

  function sendNow() {
    // The uploaded files may contradict the form: the page then shows it.
    if (quote.getState().price === null) return;
    void send({
      content: { itemType: "Custom", specification: draft.getState().specification },
      bookVersion,
      files: filesOf(view.getState().projectId),
    });
  }

  /** Waits for the upload, then for the DFM check. */
  function addWhenReady() {
    const wait = waitOf(view.getState());
    setWaiting(wait);
    if (wait === null) proceed();
  }

  const settle = useEffectEvent((state: GerberViewState) => {
    // A failed upload is shown in its own place; the user decides again.
    if (waitsFor === "file" && !isOnItsWay(state.sending.status) && state.sending.status !== "kept") setWaiting(null);
    else if (waitOf(state) !== waitsFor) addWhenReady();
  });
  const giveUp = useEffectEvent(() => {
    setWaiting(null);
    proceed();
  });
  useEffect(() => {
    if (waitsFor === null) return;
    // Deferred until the form was filled from the files, so that the board that they contain is sent.
    let filled: ReturnType<typeof setTimeout> | undefined;
    const stop = view.subscribe((state) => {
      clearTimeout(filled);
      filled = setTimeout(() => settle(state));
    });
    const timer = waitsFor === "check" ? setTimeout(giveUp, CHECK_PATIENCE_MS) : undefined;
    return () => {
      stop();
      clearTimeout(filled);
      clearTimeout(timer);
    };
  }, [waitsFor, view]);

  return {
    add: addWhenReady,
    isWaitingForFile: waitsFor === "file",
    isWaitingForCheck: waitsFor === "check",
    findings: {
      ...findings,
      confirm() {
        findings.confirm();
        sendNow();
      },
    },
    isBusy,
    isQuestioned: wasQuestioned && hasQuestions,
    isSaving,
  };
}

/** Project id and name of the files. */
function useFiles() {
  const queryClient = useQueryClient();
  return (projectId: string | null) => {
    const board = projectId === null ? undefined : queryClient.getQueryData<Board>(gerberKeys.board(projectId));
    return { projectId, projectName: board?.projectName ?? "" };
  };
}

function questionsOf({ specification, suggested, confirmed }: QuoteDraft): PcbOption[] {
  return openDisagreements(specification, suggested, confirmed);
}
