"use client";
// DFM check on a quote page: starts once the board is read and the price is shown, in its own workers.
import { useEffect, useEffectEvent, useRef } from "react";
import { fetchBoardArchive } from "@/lib/client/upload/board-archive";
import { checkedKey, isCheckedAlike } from "@/lib/core/dfm/checked-options";
import type { FileChecker } from "@/lib/workers/dfm/dfm-client";
import { doneCheck } from "@/stores/viewer/board-check";
import { useGerberView, useGerberViewStore } from "@/stores/viewer/gerber-view";
import { useQuoteDraft, useQuoteDraftStore } from "@/stores/drafts/quote-draft";

/** Delay after the reading or a change of options, so that the page shows the price first. */
const STILL_MS = 800;

type Source = File | string;

export function useQuoteCheck(): void {
  const view = useGerberViewStore();
  const draft = useQuoteDraftStore();
  const isRead = useGerberView(({ finding, reading }) => finding !== null && reading.status === "done");
  const source: Source | null = useGerberView(({ upload, projectId }) => upload ?? projectId);
  const key = useQuoteDraft(({ specification }) => checkedKey(specification));
  const known = useRef<{ source: Source; checker: FileChecker } | null>(null);

  async function checkerOf(wanted: Source, signal: AbortSignal): Promise<FileChecker> {
    if (known.current?.source === wanted) return known.current.checker;
    known.current?.checker.end();
    const file = typeof wanted === "string" ? await fetchBoardArchive(wanted, signal) : wanted;
    const { FileChecker: Checker } = await import("@/lib/workers/dfm/dfm-client");
    const checker = new Checker(file);
    known.current = { source: wanted, checker };
    return checker;
  }

  const check = useEffectEvent(async (wanted: Source, signal: AbortSignal) => {
    const order = draft.getState().specification;
    try {
      const result = await (await checkerOf(wanted, signal)).check({ order, signal });
      if (!signal.aborted) view.getState().setCheck(result.ok ? doneCheck(order, result.value) : { status: "failed" });
    } catch {
      // Either the check was aborted, or the files cannot be fetched, or this browser has no workers.
      if (!signal.aborted) view.getState().setCheck({ status: "failed" });
    }
  });

  useEffect(() => {
    if (!isRead || source === null) return;
    const { check: previous, setCheck } = view.getState();
    if (previous.status === "done" && isCheckedAlike(previous.order, draft.getState().specification)) return;
    const controller = new AbortController();
    setCheck({ status: "running" });
    const timer = setTimeout(() => void check(source, controller.signal), STILL_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [view, draft, isRead, source, key]);
  useEffect(() => () => known.current?.checker.end(), []);
}
