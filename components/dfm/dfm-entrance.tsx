"use client";
// Before there is a board: where to drop it, how far its reading is, and why it could not be read.
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import type { FileRule } from "@/components/ui/file-check";
import { UploadZone } from "@/components/ui/upload-zone";
import { RULE_IDS } from "@/lib/core/dfm/rule-ids";
import styles from "./dfm-entrance.module.css";

const CHECKS = Object.values(RULE_IDS).flat().length;

interface DfmEntranceProps {
  rule: FileRule;
  /** Words for how far a reading is; null where nothing is read. */
  reading: ReactNode;
  /** Why the last file could not be opened. */
  refusal: { name: string; message: string } | null;
  onFile: (file: File) => void;
  onCancel: () => void;
  onRetry?: () => void;
}

export function DfmEntrance({ rule, reading, refusal, onFile, onCancel, onRetry }: DfmEntranceProps) {
  const t = useTranslations("dfm.entrance");
  return (
    <div className={`canvas ${styles.entrance}`}>
      <div className={styles.words}>
        <h1>{t("title")}</h1>
        <p>{t("text", { checks: CHECKS })}</p>
      </div>
      {reading === null ? (
        <div className={`needs-script ${styles.zone}`}>
          <UploadZone
            title={t("drop")}
            hint={t("hint", { limit: rule.maxMegabytes })}
            rule={rule}
            state={refusal ? { status: "failed", ...refusal } : { status: "idle" }}
            onFile={onFile}
            onRetry={onRetry}
          />
        </div>
      ) : (
        <div className={styles.reading}>
          {reading}
          <Button onClick={onCancel}>{t("cancel")}</Button>
        </div>
      )}
      <ul className={styles.points}>
        {(["local", "bound", "place", "note"] as const).map((point) => (
          <li key={point}>{t(`points.${point}`)}</li>
        ))}
      </ul>
      <noscript>{t("noScript")}</noscript>
    </div>
  );
}
