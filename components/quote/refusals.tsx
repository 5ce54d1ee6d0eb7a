"use client";
// Rules that a specification breaks, as sentences.
import { useTranslations } from "next-intl";
import styles from "./price-frame.module.css";

export function Refusals({ messages }: { messages: readonly string[] }) {
  const t = useTranslations("quote.price");
  if (messages.length === 0) return null;
  return (
    <div className={styles.refusal}>
      <strong>{t("unsupported")}</strong>
      <ul>
        {messages.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
