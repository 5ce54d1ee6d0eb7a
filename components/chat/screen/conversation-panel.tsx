"use client";
// Thread and message box of one conversation, on the page of the assistant and in its panel.
import { useTranslations } from "next-intl";
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { Composer, type ComposerHandle } from "@/components/chat/composer/composer";
import { useAttachments } from "@/components/chat/composer/use-attachments";
import type { AskedFiles, Conversation, ConversationState } from "@/components/chat/state/conversation";
import { useTextDraft } from "@/components/chat/state/use-text-draft";
import { Thread } from "@/components/chat/thread/thread";
import { useFollowEnd } from "@/components/chat/thread/use-follow-end";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { NO_CONTEXT, type QuestionContext } from "@/lib/core/assistant/answer";
import styles from "./conversation-panel.module.css";

export interface EmptyProps {
  onQuestion: (question: string) => void;
  onChooseFiles: () => void;
}

interface ConversationPanelProps {
  conversation: Conversation;
  state: ConversationState;
  /** Read when a question is sent. */
  contextOf?: () => QuestionContext;
  /** In place of the thread before the first question. */
  Empty: ComponentType<EmptyProps>;
  /** Above the thread. */
  notice?: ReactNode;
  about?: ReactNode;
  /** False where files dropped on the window belong to the page. */
  takesDrops?: boolean;
}

export function ConversationPanel(props: ConversationPanelProps) {
  const { conversation, state, contextOf, Empty, notice, about, takesDrops } = props;
  const t = useTranslations("chat.thread");
  const composer = useRef<ComposerHandle>(null);
  const attachments = useAttachments();
  const [text, setText] = useTextDraft(state.chatId, state.opening > 0);
  const asked = state.pending?.asked.turnId ?? null;
  const isEmpty = state.turns.length === 0 && !state.pending && !state.refusal;
  const { ref, isAtEnd, onScroll, toEnd } = useFollowEnd(isEmpty ? null : state, asked);
  useEscape(asked !== null, conversation.stop);

  function ask(question: string, files: AskedFiles = []): void {
    conversation.ask({ question, files, context: contextOf?.() ?? NO_CONTEXT });
    composer.current?.focus();
  }
  function send(question: string, files: AskedFiles): void {
    setText("");
    attachments.clear();
    ask(question, files);
  }

  return (
    <>
      <div ref={ref} className={styles.scroll} onScroll={onScroll} tabIndex={0} role="region" aria-label={t("label")}>
        <div className={styles.column}>
          {notice}
          {isEmpty ? (
            <Empty onQuestion={ask} onChooseFiles={() => composer.current?.chooseFiles()} />
          ) : (
            <Thread conversation={conversation} state={state} onSuggestion={ask} />
          )}
        </div>
      </div>
      <div className={styles.foot}>
        {!isEmpty && !isAtEnd && (
          <Button className={styles.latest} isIconOnly aria-label={t("latest")} title={t("latest")} onClick={toEnd}>
            <Icon name="down" />
          </Button>
        )}
        <Composer
          ref={composer}
          text={text}
          onText={setText}
          attachments={attachments}
          isAnswering={asked !== null}
          onSend={send}
          onStop={conversation.stop}
          about={about}
          takesDrops={takesDrops}
        />
      </div>
    </>
  );
}

/** Escape stops the answer, unless a dialog or a menu takes it. */
function useEscape(isActive: boolean, onEscape: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || document.querySelector("dialog[open]")) return;
    onEscape();
  });
  useEffect(() => {
    if (!isActive) return;
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, [isActive]);
}
