"use client";
// A question that was refused, with the reason and another try.
import { useTranslations } from "next-intl";
import type { Refusal } from "@/components/chat/state/conversation";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import styles from "./thread.module.css";

const CODES = [
  "TOO_MANY_REQUESTS",
  "UNAUTHENTICATED",
  "NOT_FOUND",
  "INVALID_INPUT",
  "TOO_MANY_RECORDS",
  "STOPPED",
] as const;

export function RefusedQuestion({ refusal: { code, seconds }, onRetry }: { refusal: Refusal; onRetry: () => void }) {
  const t = useTranslations("chat.refused");
  const key = CODES.find((each) => each === code) ?? "other";
  return (
    <Notice kind="warning" role="alert">
      <strong>{t("title")}</strong>
      <p>{t(key, { seconds: seconds ?? 60 })}</p>
      <p className={styles.again}>
        <Button size="sm" onClick={onRetry}>
          {t("retry")}
        </Button>
      </p>
    </Notice>
  );
}
