"use client";
// Notices over the board: a file being read, a failure, restored corrections.
import { useTranslations } from "next-intl";
import { ReadingLine } from "@/components/gerber/viewer/reading-line";
import { useRefusalText } from "@/components/gerber/viewer/refusal-text";
import type { ViewerFile } from "@/components/gerber/viewer/use-viewer-file";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useBoardViewer } from "@/stores/viewer/board-viewer";
import styles from "./viewer-notices.module.css";

export function ViewerNotices({ file }: { file: ViewerFile }) {
  const t = useTranslations("viewer.notices");
  const reading = useBoardViewer((viewer) => viewer.reading);
  const refusal = useBoardViewer((viewer) => viewer.refusal);
  const isRemembered = useBoardViewer((viewer) => viewer.isRemembered);
  const count = useBoardViewer((viewer) => Object.keys(viewer.corrections).length);
  const set = useBoardViewer((viewer) => viewer.set);
  const refusalText = useRefusalText();
  const close = (onClose: () => void) => (
    <button type="button" className={styles.close} aria-label={t("close")} onClick={onClose}>
      <Icon name="close" size={16} />
    </button>
  );
  return (
    <div className={styles.notices}>
      {reading.status !== "idle" && (
        <div className={styles.reading}>
          <ReadingLine reading={reading} />
          <Button size="sm" onClick={file.cancel}>
            {t("cancel")}
          </Button>
        </div>
      )}
      {refusal && (
        <div className={styles.notice}>
          <Notice kind="warning" role="alert">
            {refusalText(refusal)} {t("boardStays")}
          </Notice>
          {close(() => set({ refusal: null }))}
        </div>
      )}
      {isRemembered && (
        <div className={styles.notice}>
          <Notice kind="success" role="status">
            {t("remembered", { count })}{" "}
            <button type="button" className="link" onClick={() => file.correct({})}>
              {t("asRead")}
            </button>
          </Notice>
          {close(() => set({ isRemembered: false }))}
        </div>
      )}
    </div>
  );
}
