"use client";
import { useTranslations } from "next-intl";
import type { Attachment } from "@/components/chat/composer/use-attachments";
import { Icon } from "@/components/icons/icon";
import styles from "./composer.module.css";

interface AttachmentListProps {
  items: readonly Attachment[];
  onRemove: (id: string) => void;
}

export function AttachmentList({ items, onRemove }: AttachmentListProps) {
  const t = useTranslations("common.upload");
  if (items.length === 0) return null;
  return (
    <ul className={styles.attachments}>
      {items.map(({ id, name, percent, fileUrl, problem }) => (
        <li key={id} data-failed={problem !== null || undefined}>
          <Icon name={problem === null ? "doc" : "error"} size={16} />
          <span>
            {name}
            {fileUrl === null && <small role="status">{problem ?? t("sending", { percent })}</small>}
          </span>
          <button type="button" aria-label={t("removeOf", { file: name })} onClick={() => onRemove(id)}>
            <Icon name="close" size={16} />
          </button>
          {fileUrl === null && problem === null && <progress max={100} value={percent} aria-label={name} />}
        </li>
      ))}
    </ul>
  );
}
