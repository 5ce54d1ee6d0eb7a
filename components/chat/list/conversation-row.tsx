"use client";
import { useTranslations } from "next-intl";
import { monthAndDay } from "@/components/chat/list/list-groups";
import { RowMenu } from "@/components/ui/row-menu";
import type { ChatRow } from "@/lib/contracts/chat";
import { Link } from "@/lib/i18n/link";
import styles from "./list.module.css";

export interface RowActs {
  readonly onRename: () => void;
  readonly onMove: () => void;
  readonly onExport: () => void;
  readonly onDelete: () => void;
}

interface ConversationRowProps {
  chat: ChatRow;
  isShown: boolean;
  onOpen: () => void;
  acts: RowActs;
}

export function ConversationRow({ chat: { chatId, title, updateTime }, isShown, onOpen, acts }: ConversationRowProps) {
  const t = useTranslations("chat.list");
  return (
    <li className={styles.row} data-shown={isShown || undefined}>
      <Link
        href={`/chat?id=${encodeURIComponent(chatId)}`}
        aria-current={isShown ? "page" : undefined}
        title={title}
        onClick={onOpen}
      >
        <span>{title}</span>
        <time className="num" dateTime={updateTime}>
          {monthAndDay(updateTime)}
        </time>
      </Link>
      <RowMenu
        label={t("actions", { title })}
        items={[
          { key: "rename", icon: "edit", label: t("rename"), onChoose: acts.onRename },
          { key: "move", icon: "list", label: t("move"), onChoose: acts.onMove },
          { key: "export", icon: "download", label: t("export"), onChoose: acts.onExport },
          { key: "delete", icon: "trash", label: t("delete"), isDangerous: true, onChoose: acts.onDelete },
        ]}
      />
    </li>
  );
}
