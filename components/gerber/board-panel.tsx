"use client";
// The board's column: viewer, the way to bring a file, what was measured, what each file was taken for.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { BoardFacts, FactDifferences } from "@/components/gerber/board-facts";
import { BoardFile } from "@/components/gerber/board-file";
import { BoardView } from "@/components/gerber/board-view";
import { BoardWarnings } from "@/components/gerber/board-warnings";
import { GERBER_FILE_RULE, GERBER_MAX_MEGABYTES } from "@/components/gerber/gerber-file-rule";
import { LayerList } from "@/components/gerber/layer-list";
import { useBoardUpload } from "@/components/gerber/use-board-upload";
import { useFailureText } from "@/components/gerber/use-failure-text";
import { checkFile } from "@/components/ui/file-check";
import { UploadZone } from "@/components/ui/upload-zone";
import { useFileDrop } from "@/components/ui/use-file-drop";
import { useGerberView } from "@/stores/gerber-view";
import { useQuoteDraft } from "@/stores/quote-draft";
import styles from "./board-panel.module.css";

export function BoardPanel() {
  const t = useTranslations("gerber");
  const specification = useQuoteDraft((draft) => draft.specification);
  const unit = useQuoteDraft((draft) => draft.lengthUnit);
  const file = useGerberView((view) => view.file);
  const reading = useGerberView((view) => view.reading);
  const finding = useGerberView((view) => view.finding);
  const differences = useGerberView((view) => view.differences);
  const failureText = useFailureText();
  const upload = useBoardUpload();
  const sending = useGerberView((view) => view.sending);
  // A file that neither the browser nor the server can open leaves nothing to view: the way to another one comes back.
  const isOver = sending.status === "idle" || sending.status === "failed";
  const isRefused = reading.status === "failed" && finding === null && isOver;
  const code = sending.status === "failed" ? sending.code : reading.status === "failed" ? reading.code : null;
  return (
    <section className={styles.panel} aria-label={t("panel")}>
      <div className={styles.sheet}>
        <BoardView typed={specification} look={specification} unit={unit} />
        {finding && <BoardFacts facts={finding.facts} />}
        <FactDifferences differences={differences} />
        {finding && <BoardWarnings warnings={finding.warnings} />}
        {file && !isRefused && <FileLine upload={upload} />}
        {finding && <LayerList layers={finding.layers} />}
      </div>
      {(!file || isRefused) && (
        <div className="needs-script no-print">
          <UploadZone
            title={t("drop")}
            hint={t("dropHint", { limit: GERBER_MAX_MEGABYTES })}
            rule={GERBER_FILE_RULE}
            state={
              code === null
                ? { status: "idle" }
                : { status: "failed", name: file?.name ?? "", message: failureText(code) }
            }
            onFile={upload.take}
            onRetry={sending.status === "failed" ? upload.retry : undefined}
          />
        </div>
      )}
    </section>
  );
}

/** While a board is shown, the whole window still takes another file. */
function FileLine({ upload }: { upload: ReturnType<typeof useBoardUpload> }) {
  const t = useTranslations("common.upload");
  const [refusal, setRefusal] = useState<string | null>(null);
  function take(file: File) {
    const reason = checkFile(file, GERBER_FILE_RULE);
    const facts = { name: file.name, accepted: GERBER_FILE_RULE.accept.join(" "), limit: GERBER_MAX_MEGABYTES };
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
