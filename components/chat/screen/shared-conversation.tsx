"use client";
// Page of a shared conversation: read-only, with a way to the site and to an own conversation.
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ReadOnlyThread } from "@/components/chat/screen/read-only-thread";
import { ChatFailure } from "@/components/chat/screen/chat-failure";
import { buttonClass } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { useChat } from "@/lib/client/chat";
import { Link } from "@/lib/i18n/link";
import styles from "./shared-conversation.module.css";

interface SharedConversationProps {
  shareId: string;
  /** Logo that leads home. */
  brand: ReactNode;
}

export function SharedConversation({ shareId, brand }: SharedConversationProps) {
  const t = useTranslations("chat");
  const chat = useChat(shareId);
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        {brand}
        <Link className={buttonClass()} href="/chat">
          {t("shared.ask")}
        </Link>
      </div>
      <div className={styles.column}>
        {chat.isPending && <Skeleton rows={6} />}
        {chat.isError && <ChatFailure error={chat.error} onRetry={() => void chat.refetch()} />}
        {chat.data && (
          <>
            <h1>{chat.data.title}</h1>
            <Notice kind="success">{t("shared.note")}</Notice>
            <ReadOnlyThread turns={chat.data.chatDetails} />
          </>
        )}
      </div>
    </div>
  );
}
