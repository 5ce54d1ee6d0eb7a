"use client";
// Files panel: board dimensions, warnings, and the detected layer of each file.
import { useTranslations } from "next-intl";
import { BoardFacts } from "@/components/gerber/preview/board-facts";
import { BoardWarnings } from "@/components/gerber/preview/board-warnings";
import { useBoardSize } from "@/components/gerber/viewer/board-size";
import { FileItem } from "@/components/gerber/viewer/file-item";
import { WarningPlaces } from "@/components/gerber/viewer/warning-places";
import type { ViewerFile } from "@/components/gerber/viewer/use-viewer-file";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { useBoardViewer } from "@/stores/viewer/board-viewer";
import styles from "./files-panel.module.css";

export function FilesPanel({ file }: { file: ViewerFile }) {
  const t = useTranslations("viewer.files");
  const board = useBoardViewer((viewer) => viewer.board);
  const facts = useBoardViewer((viewer) => viewer.facts);
  const corrections = useBoardViewer((viewer) => viewer.corrections);
  const size = useBoardSize();
  if (!board) return null;
  const corrected = board.files.filter((one) => one.file in corrections);
  return (
    <div className={styles.files}>
      <section>
        <h3>{t("board")}</h3>
        {size && <p className={`num ${styles.size}`}>{size}</p>}
        {facts === "pending" && <Skeleton text={t("measuring")} />}
        {facts === "failed" && <p className={styles.why}>{t("notMeasured")}</p>}
        {typeof facts === "object" && <BoardFacts facts={facts} />}
      </section>
      {board.warnings.length > 0 && (
        <section>
          <h3>{t("remarks")}</h3>
          <BoardWarnings warnings={board.warnings} more={(warning) => <WarningPlaces warning={warning} />} />
        </section>
      )}
      <section>
        <h3>{t("title", { count: board.files.length })}</h3>
        {corrected.length > 0 && (
          <div className={styles.corrected}>
            <p>{t("corrected", { count: corrected.length })}</p>
            <Button size="sm" onClick={() => file.correct({})}>
              {t("undoAll")}
            </Button>
          </div>
        )}
        <ul>
          {board.files.map((assignment, at) => (
            <FileItem
              key={assignment.file}
              assignment={assignment}
              taken={board.taken[at] ?? assignment}
              isCorrected={assignment.file in corrections}
              onCorrect={(correction) => {
                const { [assignment.file]: _previous, ...others } = corrections;
                file.correct(correction === null ? others : { ...others, [assignment.file]: correction });
              }}
            />
          ))}
        </ul>
      </section>
    </div>
  );
}
