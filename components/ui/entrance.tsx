"use client";
// Before there is a file: what comes of it, where to drop it, how far its reading is, and why it could not be read.
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import type { FileRule } from "@/components/ui/file-check";
import { UploadZone } from "@/components/ui/upload-zone";
import styles from "./entrance.module.css";

export interface EntranceProps {
  words: { title: string; text: string; drop: string; hint: string; cancel: string; noScript: string };
  /** Notes of a few words each. */
  points: readonly string[];
  rule: FileRule;
  /** Words for how far a reading is; null where nothing is read. */
  reading: ReactNode;
  /** Why the last file could not be opened. */
  refusal: { name: string; message: string } | null;
  /** In place of the rule: why a file is not taken, null for one that is. */
  refusalOf: (file: File) => string | null;
  onFile: (file: File) => void;
  onCancel: () => void;
  onRetry?: () => void;
}

export function Entrance({
  words,
  points,
  rule,
  reading,
  refusal,
  refusalOf,
  onFile,
  onCancel,
  onRetry,
}: EntranceProps) {
  return (
    <div className={`canvas ${styles.entrance}`}>
      <div className={styles.words}>
        <h1>{words.title}</h1>
        <p>{words.text}</p>
      </div>
      {reading === null ? (
        <div className={`needs-script ${styles.zone}`}>
          <UploadZone
            title={words.drop}
            hint={words.hint}
            rule={rule}
            state={refusal ? { status: "failed", ...refusal } : { status: "idle" }}
            refusalOf={refusalOf}
            onFile={onFile}
            onRetry={onRetry}
          />
        </div>
      ) : (
        <div className={styles.reading}>
          {reading}
          <Button onClick={onCancel}>{words.cancel}</Button>
        </div>
      )}
      <ul className={`ruled ${styles.points}`}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <noscript>{words.noScript}</noscript>
    </div>
  );
}
