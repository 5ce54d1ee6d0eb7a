"use client";
// DFM report: header, metrics and order options at the top; findings, board and explanation below.
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { ActionsBar } from "@/components/dfm/actions-bar";
import type { ViewportController } from "@/components/stage/viewport-controller";
import { BoardMap } from "@/components/dfm/board-map";
import { CheckList } from "@/components/dfm/check-list";
import { compareReports } from "@/components/dfm/comparison";
import { ComparisonBar } from "@/components/dfm/comparison-bar";
import { Explanation } from "@/components/dfm/explanation";
import { FigureList } from "@/components/dfm/figure-list";
import { FindingList } from "@/components/dfm/finding-list";
import { Notices } from "@/components/dfm/notices";
import { OrderBar } from "@/components/dfm/order-bar";
import { StageMarks } from "@/components/dfm/stage-marks";
import { SummaryBlock } from "@/components/dfm/summary-block";
import { useFailureWords } from "@/components/dfm/use-action-failure";
import { useBind } from "@/components/dfm/use-bind";
import { useCheck } from "@/components/dfm/use-check";
import { useScrollToDetail, useShowChosen } from "@/components/dfm/use-show-chosen";
import { useEarlier, useReplaced } from "@/components/dfm/use-earlier";
import { useKeys } from "@/components/dfm/use-keys";
import { useRecalledNotes } from "@/components/dfm/use-notes";
import { DropOverlay } from "@/components/ui/drop-overlay";
import { FailureState } from "@/components/ui/failure-state";
import { FileInput } from "@/components/ui/file-input";
import { Notice } from "@/components/ui/notice";
import { Segments } from "@/components/ui/segments";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { useFileDrop } from "@/components/ui/use-file-drop";
import { chosenFinding, useDfm } from "@/stores/viewer/dfm-check";
import type { Corrections } from "@/lib/core/gerber/correction";
import { useBoardViewer, useBoardViewerStore } from "@/stores/viewer/board-viewer";
import { useSpecification } from "@/components/dfm/use-specification";
import styles from "./dfm-workspace.module.css";

interface DfmWorkspaceProps {
  /** The board view; it fills its container. */
  stage: ReactNode;
  /** Messages over the board. */
  notices: ReactNode;
  viewport: ViewportController;
  accept: readonly string[];
  /** Reason why a file is refused, or null. */
  refusalOf: (file: File) => string | null;
  /** With `corrections` the files are read accordingly. */
  onFile: (file: File, corrections?: Corrections) => void;
}

export function DfmWorkspace({ stage, notices, viewport, accept, refusalOf, onFile }: DfmWorkspaceProps) {
  const t = useTranslations("dfm");
  const [attempt, setAttempt] = useState(0);
  const newFile = useRef<HTMLInputElement>(null);
  const earlierFile = useRef<HTMLInputElement>(null);
  const viewer = useBoardViewerStore();
  const bind = useBind();
  const detail = useScrollToDetail();
  const earlier = useEarlier();
  useReplaced();
  useCheck(attempt);
  useRecalledNotes();
  useBoardAppearance();
  useShowChosen(viewport);
  useKeys();
  const unlessRefused = (go: (file: File) => void) => (file: File) => {
    const message = refusalOf(file);
    if (message === null) go(file);
    else toast({ kind: "error", message });
  };
  const take = unlessRefused((file) => onFile(file));
  const isOver = useFileDrop(take);
  return (
    <div className={styles.workspace}>
      <div className={styles.top}>
        <ActionsBar
          bind={bind}
          onNewFile={() => newFile.current?.click()}
          onCompare={() => earlierFile.current?.click()}
        />
        <FileInput ref={newFile} accept={accept} label={t("actions.newFile")} onFile={take} />
        <FileInput
          ref={earlierFile}
          accept={accept}
          label={t("actions.compare")}
          onFile={unlessRefused(earlier.compareWith)}
        />
        <Report />
        <Earlier state={earlier.state} />
      </div>
      <Left onRetry={() => setAttempt(attempt + 1)} />
      <div className={styles.stage} data-part="stage">
        {stage}
        <StageMarks viewport={viewport} />
        <BoardMap viewport={viewport} />
        {notices}
      </div>
      <aside ref={detail} className={styles.right} aria-label={t("detail.label")}>
        <Notices
          onNewFile={() => newFile.current?.click()}
          // The same files with additions: the corrections still apply.
          onMended={(file) => onFile(file, viewer.getState().corrections)}
        />
        <Chosen />
      </aside>
      {isOver && <DropOverlay>{t("actions.drop")}</DropOverlay>}
    </div>
  );
}

function Report() {
  const report = useDfm((dfm) => dfm.report);
  return (
    <>
      <SummaryBlock report={report} />
      <OrderBar />
    </>
  );
}

function Earlier({ state }: { state: ReturnType<typeof useEarlier>["state"] }) {
  const t = useTranslations("dfm.compare");
  const say = useFailureWords();
  if (state.status === "running") return <p className={styles.line}>{t("running")}</p>;
  if (state.status === "failed") return <Notice kind="warning">{say(state.code)}</Notice>;
  return <Compared />;
}

function useComparison() {
  const report = useDfm((dfm) => dfm.report);
  const earlier = useDfm((dfm) => dfm.earlier);
  return useMemo(() => (report && earlier ? compareReports(earlier.report, report) : null), [report, earlier]);
}

function Compared() {
  const comparison = useComparison();
  return comparison && <ComparisonBar comparison={comparison} />;
}

const NONE: ReadonlySet<string> = new Set();

function Left({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("dfm");
  const say = useFailureWords();
  const [tab, setTab] = useState<"findings" | "passed">("findings");
  const report = useDfm((dfm) => dfm.report);
  const check = useDfm((dfm) => dfm.check);
  const comparison = useComparison();
  if (check.status === "failed") {
    return (
      <div className={styles.left}>
        <FailureState title={t("state.failed")} text={say(check.code)} onRetry={onRetry} />
      </div>
    );
  }
  const tabs = [
    { id: "findings" as const, label: t("list.title") },
    { id: "passed" as const, label: t("passed.title") },
  ];
  return (
    <div className={styles.left}>
      <div className={styles.tabs}>
        <Segments label={t("title")} items={tabs} value={tab} onChange={setTab} />
      </div>
      {!report && <Skeleton rows={6} text={t("checking")} />}
      {report && tab === "findings" && <FindingList fresh={comparison?.fresh ?? NONE} />}
      {report && tab === "passed" && <CheckList report={report} />}
    </div>
  );
}

function Chosen() {
  const t = useTranslations("dfm.detail");
  const finding = useDfm((dfm) => chosenFinding(dfm));
  const report = useDfm((dfm) => dfm.report);
  const hasBoard = useBoardViewer((viewer) => viewer.board !== null);
  if (finding) return <Explanation finding={finding} />;
  if (!report || !hasBoard) return null;
  return (
    <>
      {report.findings.length > 0 && <p className={styles.hint}>{t("choose")}</p>}
      <FigureList figures={report.figures} />
    </>
  );
}

function useBoardAppearance(): void {
  const { solderMaskColor, silkscreenColor, surfaceFinish } = useSpecification();
  const shown = useBoardViewer((viewer) => viewer.appearance);
  const set = useBoardViewer((viewer) => viewer.set);
  const isAlike =
    shown.solderMaskColor === solderMaskColor &&
    shown.silkscreenColor === silkscreenColor &&
    shown.surfaceFinish === surfaceFinish;
  useEffect(() => {
    if (!isAlike) set({ appearance: { solderMaskColor, silkscreenColor, surfaceFinish } });
  }, [isAlike, set, solderMaskColor, silkscreenColor, surfaceFinish]);
}
