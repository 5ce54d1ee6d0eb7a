"use client";
// Putting the quote into the cart: once, after the file has arrived, and after what contradicts it was settled.
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { QUESTION } from "@/components/pcb/form/file-disagreement";
import { useQuoteSource } from "@/components/pcb/quote-source";
import { type AskedFindings, useAskedFindings } from "@/components/pcb/use-asked-findings";
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
  /** The file is still on its way; the board goes to the cart when it has arrived. */
  isWaitingForFile: boolean;
  isBusy: boolean;
  /** The check of the files is still running; what it finds is asked about before. */
  isWaitingForCheck: boolean;
  /** What the check found is asked about; confirming it leads on to the cart. */
  findings: Pick<AskedFindings, "asked" | "dismiss" | "confirm">;
  /** It was asked for while form and files disagree, which is to be settled first. */
  isQuestioned: boolean;
  /** The quote was opened from an item of the cart and is saved back to it. */
  isSaving: boolean;
}

type Wait = "file" | "check";

/** A check that takes longer is not waited for: our engineers read its findings all the same. */
const CHECK_PATIENCE_MS = 20_000;

function waitOf({ sending, check }: GerberViewState): Wait | null {
  if (isOnItsWay(sending.status)) return "file";
  return check.status === "running" ? "check" : null;
}

/** Leads to the first place where form and files disagree and nobody has said which is meant. */
function leadToQuestion(): void {
  document.querySelector<HTMLElement>(`[${QUESTION}="open"] button`)?.focus();
}

export function useAddToCart(): AddToCart {
  const draft = useQuoteDraftStore();
  const view = useGerberViewStore();
  const quote = useQuoteSource();
  const bookVersion = useBook().book.version;
  const [waitsFor, setWaiting] = useState<Wait | null>(null);
  const findings = useAskedFindings();

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
    // The files that have arrived meanwhile may say something else: then the page says what.
    if (quote.getState().price === null) return;
    void send({
      content: { itemType: "Custom", specification: draft.getState().specification },
      bookVersion,
      files: filesOf(view.getState().projectId),
    });
  }

  /** Whatever has to be there before: the files, then what their check finds. */
  function addWhenReady() {
    const wait = waitOf(view.getState());
    setWaiting(wait);
    if (wait === null) proceed();
  }

  const settle = useEffectEvent((state: GerberViewState) => {
    // A file that did not arrive says so in its own place; without it the person decides anew.
    if (waitsFor === "file" && !isOnItsWay(state.sending.status) && state.sending.status !== "kept") setWaiting(null);
    else if (waitOf(state) !== waitsFor) addWhenReady();
  });
  const giveUp = useEffectEvent(() => {
    setWaiting(null);
    proceed();
  });
  useEffect(() => {
    if (waitsFor === null) return;
    // In a task of its own, after the form was filled from the files: what is sent is the board that they hold.
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

/** A project under the name that was read with its board. */
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
