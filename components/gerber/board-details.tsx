"use client";
// Everything that is said about a file: its way, its measures, its remarks, its layers. Loaded with the first file.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { BoardFacts, FactDifferences } from "@/components/gerber/board-facts";
import { BoardFile } from "@/components/gerber/board-file";
import { BoardWarnings } from "@/components/gerber/board-warnings";
import { CheckResult } from "@/components/gerber/check-result";
import { GERBER_FILE_RULE } from "@/components/gerber/gerber-file-rule";
import { LayerList } from "@/components/gerber/layer-list";
import type { BoardUpload } from "@/components/gerber/use-board-upload";
import { checkFile } from "@/components/ui/file-check";
import { useFileDrop } from "@/components/ui/use-file-drop";
import { useGerberView } from "@/stores/gerber-view";
import styles from "./board-panel.module.css";

export function BoardDetails({ upload }: { upload: BoardUpload }) {
  const hasFile = useGerberView((view) => view.file !== null);
  const finding = useGerberView((view) => view.finding);
  const differences = useGerberView((view) => view.differences);
  return (
    <>
      {finding && <BoardFacts facts={finding.facts} />}
      <CheckResult />
      <FactDifferences differences={differences} />
      {finding && <BoardWarnings warnings={finding.warnings} />}
      {hasFile && <FileLine upload={upload} />}
      {finding && <LayerList layers={finding.layers} />}
    </>
  );
}

/** While a board is shown, the whole window still takes another file. */
function FileLine({ upload }: { upload: BoardUpload }) {
  const t = useTranslations("common.upload");
  const [refusal, setRefusal] = useState<string | null>(null);
  function take(file: File) {
    const reason = checkFile(file, GERBER_FILE_RULE);
    const facts = {
      name: file.name,
      accepted: GERBER_FILE_RULE.accept.join(" "),
      limit: GERBER_FILE_RULE.maxMegabytes,
    };
    setRefusal(reason && t(reason, facts));
    if (reason === null) upload.take(file);
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
