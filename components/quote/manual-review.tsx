"use client";
// Reasons for manual review: contradictions between files and order, with suggested changes.
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import styles from "./price-frame.module.css";

export function ManualReview({ messages, fixes }: { messages: readonly string[]; fixes: ReactNode }) {
  const t = useTranslations("quote.price");
  if (messages.length === 0) return null;
  return (
    <div className={styles.refusal}>
      <strong>{t("manualReview")}</strong>
      <ul>
        {messages.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {fixes}
    </div>
  );
}
