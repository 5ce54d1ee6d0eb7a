"use client";
// Part counts of a board in 3D, how many are drawn as a box only, and the selected part.
import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";
import type { ShownParts } from "@/lib/workers/board3d/board3d-messages";
import { useBoard3dView } from "@/stores/viewer/board3d-view";
import styles from "./board3d.module.css";

/** Below this fraction the coordinates belong to another board or are in other units. */
const WELL_INSIDE = 0.5;

export function PartFacts({ parts }: { parts: ShownParts | null }) {
  const t = useTranslations("board3d.parts");
  const picked = useBoard3dView((view) => view.picked);
  if (!parts) return null;
  const { parts: shown } = parts.assembly;
  const guessed = shown.filter(({ basis }) => basis === "guess").length;
  return (
    <div className={styles.parts}>
      {parts.inside < WELL_INSIDE && <Notice kind="warning">{t("elsewhere")}</Notice>}
      <p>{t("count", { count: shown.length })}</p>
      {guessed > 0 && <p className={styles.guess}>{t("guessed", { count: guessed })}</p>}
      <p role="status">
        {picked ? (
          <>
            <b>{picked.designator}</b> {picked.value} <br />
            {picked.packageName} · {t(`basis.${picked.basis}`)}
          </>
        ) : (
          t("pick")
        )}
      </p>
    </div>
  );
}
