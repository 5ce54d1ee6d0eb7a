"use client";
// An answer on its way: the tool at work, what has come, and the state of the connection.
import { useTranslations } from "next-intl";
import { AnswerBlocks } from "@/components/chat/blocks/answer-blocks";
import type { PendingQuestion } from "@/components/chat/state/conversation";
import { AiLabel } from "@/components/chat/thread/ai-label";
import { toolKey } from "@/components/chat/thread/tool-key";
import { Notice } from "@/components/ui/notice";
import { useIsOnline } from "@/components/ui/use-is-online";
import styles from "./thread.module.css";

export function PendingAnswer({ pending: { answer, isConnected } }: { pending: PendingQuestion }) {
  const t = useTranslations("chat");
  const isOnline = useIsOnline();
  return (
    <div className={styles.answer} aria-busy="true">
      <AiLabel hasSources={false} />
      {answer.blocks.length > 0 && <AnswerBlocks blocks={answer.blocks} />}
      {isOnline && isConnected && (answer.tool !== null || answer.blocks.length === 0) && (
        <p className={styles.working}>
          {answer.tool === null ? t("thread.thinking") : t(`tools.${toolKey(answer.tool)}`)}
        </p>
      )}
      {(!isOnline || !isConnected) && (
        <Notice kind="warning" role="status">
          {t(isOnline ? "connection.reconnecting" : "connection.offline")}
        </Notice>
      )}
    </div>
  );
}
