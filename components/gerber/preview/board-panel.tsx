"use client";
// Board column of a quote page: preview, upload field and findings.
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { BoardView } from "@/components/gerber/preview/board-view";
import { GERBER_FILE_RULE } from "@/components/gerber/preview/gerber-file-rule";
import { useBoardUpload } from "@/components/gerber/preview/use-board-upload";
import { useLoadProject } from "@/components/gerber/preview/use-load-project";
import { useFileRefusal } from "@/components/gerber/preview/use-file-refusal";
import { useFailureText } from "@/components/gerber/preview/use-failure-text";
import { UploadZone } from "@/components/ui/upload-zone";
import { useSpareNear } from "@/components/ui/use-prewarmed";
import { gerberWorkers } from "@/lib/workers/gerber/gerber-client";
import { useGerberView } from "@/stores/viewer/gerber-view";
import { useQuoteDraft } from "@/stores/drafts/quote-draft";
import styles from "./board-panel.module.css";

const BoardDetails = dynamic(
  () => import("@/components/gerber/preview/board-details").then((file) => file.BoardDetails),
  {
    ssr: false,
  },
);

export function BoardPanel() {
  const t = useTranslations("gerber");
  const widthMm = useQuoteDraft((draft) => draft.specification.widthMm);
  const heightMm = useQuoteDraft((draft) => draft.specification.heightMm);
  const solderMaskColor = useQuoteDraft((draft) => draft.specification.solderMaskColor);
  const silkscreenColor = useQuoteDraft((draft) => draft.specification.silkscreenColor);
  const surfaceFinish = useQuoteDraft((draft) => draft.specification.surfaceFinish);
  const thicknessMm = useQuoteDraft((draft) => draft.specification.thicknessMm);
  const unit = useQuoteDraft((draft) => draft.lengthUnit);
  const file = useGerberView((view) => view.file);
  const failure = useFailure();
  const failureText = useFailureText();
  const refusalOf = useFileRefusal();
  const upload = useBoardUpload();
  const prepareReader = useSpareNear(gerberWorkers);
  useLoadProject();
  return (
    <section className={styles.panel} aria-label={t("panel")}>
      <div className={styles.sheet}>
        <div className={styles.view}>
          <BoardView
            typed={{ widthMm, heightMm }}
            appearance={{ solderMaskColor, silkscreenColor, surfaceFinish }}
            thicknessMm={thicknessMm}
            unit={unit}
          />
        </div>
        {file && failure === null && (
          <div className={styles.details}>
            <BoardDetails upload={upload} />
          </div>
        )}
      </div>
      {(!file || failure !== null) && (
        <div className="needs-script no-print">
          <UploadZone
            title={t("drop")}
            hint={t("dropHint", { limit: GERBER_FILE_RULE.maxMegabytes })}
            rule={GERBER_FILE_RULE}
            refusalOf={refusalOf}
            state={
              failure === null
                ? { status: "idle" }
                : { status: "failed", name: file?.name ?? "", message: failureText(failure.code) }
            }
            onFile={upload.take}
            onNear={prepareReader}
            onRetry={failure?.mayRetry ? upload.retry : undefined}
          />
        </div>
      )}
    </section>
  );
}

/** Set only if neither browser nor server can open the file: the upload field is then shown again. */
function useFailure(): { code: string; mayRetry: boolean } | null {
  const reading = useGerberView((view) => view.reading);
  const sending = useGerberView((view) => view.sending);
  const isFound = useGerberView((view) => view.finding !== null);
  if (isFound || reading.status !== "failed") return null;
  if (sending.status === "failed") return { code: sending.code, mayRetry: true };
  return sending.status === "idle" ? { code: reading.code, mayRetry: false } : null;
}
