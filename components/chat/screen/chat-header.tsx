"use client";
// Title of the conversation, with export, share, and on narrow screens the list.
import { useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import styles from "./chat-screen.module.css";

interface ChatHeaderProps {
  title: string;
  onList: () => void;
  onNew: () => void;
  /** Absent without an answer. */
  onExport?: () => void;
  onShare?: () => void;
}

export function ChatHeader({ title, onList, onNew, onExport, onShare }: ChatHeaderProps) {
  const t = useTranslations("chat");
  const icon = { variant: "quiet", isIconOnly: true } as const;
  return (
    <div className={styles.head}>
      <Button {...icon} className={styles.narrow} aria-label={t("open")} title={t("open")} onClick={onList}>
        <Icon name="menu" />
      </Button>
      <h1>{title}</h1>
      {onExport && (
        <Button size="sm" variant="quiet" aria-label={t("header.export")} onClick={onExport}>
          <Icon name="download" />
          <span className={styles.wide}>{t("header.export")}</span>
        </Button>
      )}
      {onShare && (
        <Button size="sm" aria-label={t("header.share")} aria-haspopup="dialog" onClick={onShare}>
          <Icon name="share" />
          <span className={styles.wide}>{t("header.share")}</span>
        </Button>
      )}
      <Button {...icon} className={styles.narrow} aria-label={t("new")} title={t("new")} onClick={onNew}>
        <Icon name="plus" />
      </Button>
    </div>
  );
}
