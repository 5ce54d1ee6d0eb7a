"use client";
// Lines of which several parts fit: the best match of each is proposed, and taken for all of them at once.
import { useTranslations } from "next-intl";
import type { BomRow } from "@/components/bom/bom-row";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { LineEdit } from "@/lib/core/bom/edited-lines";
import { useBomDraftStore } from "@/stores/bom-draft";
import styles from "./bom-quote.module.css";

/** Doubts that speak against a part, beyond what the list leaves open. */
const AGAINST: readonly string[] = ["valueDiffers", "caseDiffers", "manufacturer"];

/** The first part that has the value and the case of the line; null where a person chose one, or none fits. */
export function bestMatch({ line, partId, isPlaced, isOwn, standing }: BomRow): string | null {
  if (!isPlaced || isOwn || partId !== null || standing !== "Unassociated") return null;
  const [first] = line.candidates;
  const fits = first?.stage === "parametric" && first.doubts.every((doubt) => !AGAINST.includes(doubt));
  return fits ? first.partId : null;
}

export function BestMatches({ rows }: { rows: readonly BomRow[] }) {
  const t = useTranslations("bom.best");
  const draft = useBomDraftStore();
  const found = rows.flatMap((row): [string, LineEdit][] => {
    const partId = bestMatch(row);
    return partId === null ? [] : [[row.key, { partId }]];
  });
  if (found.length === 0) return null;
  return (
    <Notice kind="success" role="status">
      {t("text", { count: found.length })}
      <div className={`${styles.answers} no-print`}>
        <Button size="sm" onClick={() => draft.getState().editEach(Object.fromEntries(found))}>
          {t("use", { count: found.length })}
        </Button>
      </div>
    </Notice>
  );
}
