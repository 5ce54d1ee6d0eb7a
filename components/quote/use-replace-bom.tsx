"use client";
// Asks before another parts list replaces the one that waits to be quoted.
import { useTranslations } from "next-intl";
import { type ReactNode, useCallback, useState } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";

interface Question {
  existing: string;
  next: string;
  answer: (mayReplace: boolean) => void;
}

export interface ReplaceBom {
  /** True at once where nothing would be replaced. `next` is the name of the new list. */
  mayReplace: (next: string) => Promise<boolean>;
  /** To be rendered. */
  question: ReactNode;
}

export function useReplaceBom(): ReplaceBom {
  const t = useTranslations("common.replaceBom");
  const [question, setQuestion] = useState<Question | null>(null);

  function answer(mayReplace: boolean) {
    question?.answer(mayReplace);
    setQuestion(null);
  }
  const mayReplace = useCallback(async (next: string): Promise<boolean> => {
    const { findUnsentBom } = await import("@/stores/drafts/unsent-bom");
    const existing = await findUnsentBom();
    if (existing === null) return true;
    return new Promise((resolve) => setQuestion({ existing, next, answer: resolve }));
  }, []);
  return {
    mayReplace,
    question: (
      <ConfirmDialog
        isOpen={question !== null}
        title={t("title")}
        text={question && t("text", { existing: question.existing, next: question.next })}
        confirm={t("confirm")}
        isBusy={false}
        onConfirm={() => answer(true)}
        onClose={() => answer(false)}
      />
    ),
  };
}
