"use client";
// Details of a board's file: upload, dimensions, warnings, layers. Loaded with the first file.
import { useState } from "react";
import { BoardFacts, FactDifferences, PendingFacts } from "@/components/gerber/preview/board-facts";
import { BoardFile } from "@/components/gerber/preview/board-file";
import { BoardWarnings } from "@/components/gerber/preview/board-warnings";
import { CheckResult } from "@/components/gerber/preview/check-result";
import { LayerList } from "@/components/gerber/preview/layer-list";
import { QuestionAnswer } from "@/components/gerber/preview/question-answer";
import type { BoardUpload } from "@/components/gerber/preview/use-board-upload";
import { useFileRefusal } from "@/components/gerber/preview/use-file-refusal";
import { useFileDrop } from "@/components/ui/use-file-drop";
import { type BoardFinding, useGerberView } from "@/stores/viewer/gerber-view";
import styles from "./board-panel.module.css";

export function BoardDetails({ upload }: { upload: BoardUpload }) {
  const hasFile = useGerberView((view) => view.file !== null);
  const finding = useGerberView((view) => view.finding);
  const differences = useGerberView((view) => view.differences);
  return (
    <>
      {hasFile && <FileLine upload={upload} />}
      {finding ? <BoardFacts facts={finding.facts} /> : <PendingFacts />}
      <CheckResult />
      <FactDifferences differences={differences} />
      {finding && <BoardWarnings warnings={finding.warnings} more={answerOf(finding.warnings)} />}
      {finding && <LayerList layers={finding.layers} />}
    </>
  );
}

/** A question raised by several files is answered once, beside the first. */
function answerOf(warnings: BoardFinding["warnings"]) {
  return function Answer(warning: BoardFinding["warnings"][number]) {
    const isFirst = warnings.find(({ code }) => code === warning.code) === warning;
    return isFirst && <QuestionAnswer code={warning.code} />;
  };
}

/** While a board is shown, another file can be dropped anywhere in the window. */
function FileLine({ upload }: { upload: BoardUpload }) {
  const refusalOf = useFileRefusal();
  const [refusal, setRefusal] = useState<string | null>(null);
  function take(file: File) {
    const words = refusalOf(file);
    setRefusal(words);
    if (words === null) upload.take(file);
  }
  useFileDrop(take);
  return (
    <>
      <BoardFile onFile={take} onCancel={upload.cancel} onRetry={upload.retry} onRemove={upload.remove} />
      {refusal !== null && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
    </>
  );
}
