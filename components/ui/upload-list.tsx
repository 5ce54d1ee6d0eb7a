"use client";
// Attachments: chosen, uploading, uploaded, removable.
import { useLocale, useTranslations } from "next-intl";
import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { formatBytes } from "@/lib/i18n/format-bytes";
import styles from "./upload-list.module.css";

export interface ListedUpload {
  id: string;
  name: string;
  size: number;
  status: "sending" | "done" | "failed" | "cancelled";
  percent: number;
  failure: { message: string } | null;
}

interface UploadListProps {
  items: readonly ListedUpload[];
  /** Extensions without dot. */
  endings: readonly string[];
  label: string;
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
}

export function UploadList({ items, endings, label, onAdd, onRemove }: UploadListProps) {
  const t = useTranslations("common.upload");
  const tag = useLocale();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.uploads}>
      <input
        ref={input}
        hidden
        type="file"
        multiple
        aria-label={label}
        accept={endings.map((ending) => `.${ending}`).join(",")}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          // The same file may be chosen again after it was removed.
          event.target.value = "";
          if (chosen.length > 0) onAdd(chosen);
        }}
      />
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <li key={item.id}>
              <span className={styles.fileName}>{item.name}</span>
              <small className="num" role="status">
                {item.status === "sending" && t("sending", { percent: item.percent })}
                {item.status === "done" && formatBytes(item.size, tag)}
                {item.status === "failed" && <span className={styles.problem}>{item.failure?.message}</span>}
              </small>
              <Button
                size="sm"
                variant="quiet"
                aria-label={t("removeOf", { file: item.name })}
                onClick={() => onRemove(item.id)}
              >
                {t("remove")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button size="sm" onClick={() => input.current?.click()}>
        {label}
      </Button>
    </div>
  );
}
