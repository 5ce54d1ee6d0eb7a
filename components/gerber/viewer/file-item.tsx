"use client";
// A file of the archive: detected layer, certainty, evidence, and its correction.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { CertaintyTag } from "@/components/gerber/preview/certainty-tag";
import { useEvidenceWords } from "@/components/gerber/preview/evidence-words";
import { layerColour, useLayerName } from "@/components/gerber/preview/layer-names";
import { PurposeForm } from "@/components/gerber/viewer/purpose-form";
import { layerToken } from "@/components/gerber/viewer/layer-colours";
import { Button } from "@/components/ui/button";
import { Tag } from "@/components/ui/tag";
import { type Correction, possibleTypes } from "@/lib/core/gerber/correction";
import { certaintyOf, type LayerAssignment } from "@/lib/core/board/layer";
import styles from "./files-panel.module.css";

interface FileItemProps {
  assignment: LayerAssignment;
  /** Detected layer before corrections. */
  taken: LayerAssignment;
  isCorrected: boolean;
  /** Null removes the correction. */
  onCorrect: (correction: Correction | null) => void;
}

export function FileItem({ assignment, taken, isCorrected, onCorrect }: FileItemProps) {
  const t = useTranslations("viewer.files");
  const layerLabel = useLayerName();
  const evidenceOf = useEvidenceWords();
  const [isOpen, setOpen] = useState(false);
  const colour = layerColour(assignment) === null ? null : `var(${layerToken(assignment)})`;
  const evidence = evidenceOf(taken);
  const isChangeable = possibleTypes(taken).length > 0;
  return (
    <li className={styles.item} data-unused={colour === null || undefined}>
      <i style={colour === null ? undefined : { background: colour }} />
      <div className={styles.words}>
        <p className={styles.purpose}>
          <strong>{layerLabel(assignment)}</strong>
          {isCorrected ? (
            <Tag kind="primary">{t("byYou")}</Tag>
          ) : (
            isChangeable && <CertaintyTag certainty={certaintyOf(taken)} />
          )}
        </p>
        <p className={styles.name}>{assignment.file}</p>
        {isCorrected ? (
          <p className={styles.why}>{t("takenFor", { name: layerLabel(taken) })}</p>
        ) : (
          evidence && <p className={styles.why}>{evidence}</p>
        )}
        {isOpen && (
          <PurposeForm
            assignment={assignment}
            onCancel={() => setOpen(false)}
            onSave={(correction) => {
              setOpen(false);
              onCorrect(correction);
            }}
          />
        )}
        {!isOpen && isChangeable && (
          <p className={styles.acts}>
            <button
              type="button"
              className="link"
              aria-label={t("changeOf", { file: assignment.file })}
              onClick={() => setOpen(true)}
            >
              {t("change")}
            </button>
            {isCorrected && (
              <Button size="sm" variant="quiet" onClick={() => onCorrect(null)}>
                {t("undo")}
              </Button>
            )}
          </p>
        )}
      </div>
    </li>
  );
}
