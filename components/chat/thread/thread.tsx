"use client";
// Questions and answers of the shown branch, with the one on its way at the end.
import { useTranslations } from "next-intl";
import type { Conversation, ConversationState } from "@/components/chat/state/conversation";
import { shownTurns } from "@/components/chat/state/conversation-tree";
import { Announcer } from "@/components/chat/thread/announcer";
import { AnswerView } from "@/components/chat/thread/answer-view";
import { PendingAnswer } from "@/components/chat/thread/pending-answer";
import { Question } from "@/components/chat/thread/question";
import { RefusedQuestion } from "@/components/chat/thread/refused-question";
import styles from "./thread.module.css";

interface ThreadProps {
  conversation: Conversation;
  state: ConversationState;
  onSuggestion: (question: string) => void;
}

export function Thread({ conversation, state, onSuggestion }: ThreadProps) {
  const { turns, chosen, pending, refusal } = state;
  const waiting = pending?.asked ?? refusal?.asked ?? null;
  const shown = shownTurns(turns, chosen);
  // Another version of a question is shown in place of what follows its parent.
  const until = waiting ? shown.findIndex(({ turn }) => turn.turnId === waiting.parentId) + 1 : shown.length;
  const last = waiting ? undefined : shown.at(-1)?.turn;
  const isFree = pending === null;
  return (
    <>
      {shown.slice(0, until).map(({ turn, versions }) => (
        <article key={turn.turnId} className={styles.turn}>
          <Question
            turn={turn}
            versions={versions}
            onEdit={
              isFree
                ? (question) => conversation.ask({ question, files: turn.files, parentId: turn.parentId })
                : undefined
            }
            onVersion={isFree ? (turnId) => conversation.chooseVersion({ turnId, parentId: turn.parentId }) : undefined}
          />
          <AnswerView turn={turn} onAskAgain={isFree ? () => conversation.askAgain(turn.turnId) : undefined} />
        </article>
      ))}
      {waiting && (
        <article className={styles.turn}>
          <Question turn={waiting} />
          {pending && <PendingAnswer pending={pending} />}
          {refusal && <RefusedQuestion refusal={refusal} onRetry={conversation.retryRefused} />}
        </article>
      )}
      {last && <Suggestions suggestions={last.answer.suggestions} onChoose={onSuggestion} />}
      <Announcer blocks={pending?.answer.blocks ?? null} />
    </>
  );
}

function Suggestions({ suggestions, onChoose }: { suggestions: readonly string[]; onChoose: (text: string) => void }) {
  const t = useTranslations("chat");
  if (suggestions.length === 0) return null;
  return (
    <ul className={styles.suggestions} aria-label={t("suggestions")}>
      {suggestions.map((suggestion, at) => (
        <li key={at}>
          <button type="button" onClick={() => onChoose(suggestion)}>
            {suggestion}
          </button>
        </li>
      ))}
    </ul>
  );
}
