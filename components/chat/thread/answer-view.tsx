"use client";
// An answer: label, blocks, sources, and what can be done with it.
import { useLocale, useTranslations } from "next-intl";
import { CopyButton } from "@/components/chat/answer/copy-button";
import { labeledAnswer } from "@/components/chat/answer/answer-as-text";
import { AnswerBlocks } from "@/components/chat/blocks/answer-blocks";
import { AiLabel } from "@/components/chat/thread/ai-label";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import type { ChatTurn } from "@/lib/contracts/chat";
import type { AnswerSource } from "@/lib/core/assistant/answer";
import { Link } from "@/lib/i18n/link";
import styles from "./thread.module.css";

interface AnswerViewProps {
  turn: ChatTurn;
  /** Absent where nothing can be asked. */
  onAskAgain?: () => void;
}

export function AnswerView({ turn: { answer, state }, onAskAgain }: AnswerViewProps) {
  const t = useTranslations("chat.thread");
  const words = { t: useTranslations("chat"), tag: useLocale() };
  return (
    <div className={styles.answer} role="group" aria-label={t("answer")}>
      <AiLabel hasSources={answer.sources.length > 0} />
      <AnswerBlocks blocks={answer.blocks} />
      {state !== "done" && <p className={styles.ended}>{t(state)}</p>}
      <Sources sources={answer.sources} />
      <div className={styles.tools}>
        <CopyButton label={t("copy")} text={() => labeledAnswer(answer, words)} />
        {onAskAgain && (
          <Button size="sm" variant="quiet" isIconOnly aria-label={t("retry")} title={t("retry")} onClick={onAskAgain}>
            <Icon name="turn" size={16} />
          </Button>
        )}
      </div>
    </div>
  );
}

function Sources({ sources }: { sources: readonly AnswerSource[] }) {
  const t = useTranslations("chat.sources");
  if (sources.length === 0) return null;
  return (
    <div className={styles.sources}>
      <span>{t("title")}</span>
      <ul>
        {sources.map(({ number, title, path }) => (
          <li key={number}>
            {path === null ? (
              <span>
                <b>{number}</b> {title}
              </span>
            ) : (
              <Link href={path}>
                <b>{number}</b> {title}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
