"use client";
// Files of the upload, and which of them were read.
import { useTranslations } from "next-intl";
import { Sheet } from "@/components/ui/sheet";
import { Tag } from "@/components/ui/tag";
import type { ImportedFile } from "@/lib/core/schematic-import/report";
import styles from "./report-page.module.css";

export function ReadFiles({ files }: { files: readonly ImportedFile[] }) {
  const t = useTranslations("importReport.files");
  const read = files.filter(({ isRead }) => isRead).length;
  return (
    <Sheet title={t("title")} note={t("note", { read, total: files.length })}>
      <ul className={styles.files}>
        {files.map(({ name, bytes, isRead }) => (
          <li key={name}>
            <span>{name}</span>
            <span className="num">{t("size", { kilobytes: Math.max(1, Math.round(bytes / 1024)) })}</span>
            <Tag kind={isRead ? "success" : "neutral"}>{t(isRead ? "read" : "notRead")}</Tag>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
