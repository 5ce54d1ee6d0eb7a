"use client";
// Start of a file tool: purpose, drop field, progress, and refusals.
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import type { FileRule } from "@/components/ui/file-check";
import { UploadZone } from "@/components/ui/upload-zone";
import styles from "./entrance.module.css";

export interface EntranceProps {
  words: { title: string; text: string; drop: string; hint: string; cancel: string; noScript: string };
  /** Short notes. */
  points: readonly string[];
  rule: FileRule;
  /** Progress of the reading, or null. */
  reading: ReactNode;
  /** Refusal of the last file. */
  refusal: { name: string; message: string } | null;
  /** Replaces the rule: reason why a file is refused, or null. */
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
