"use client";
// Rules that a specification breaks, as sentences.
import { useTranslations } from "next-intl";
import styles from "./price-frame.module.css";

export function Refusals({ said }: { said: readonly string[] }) {
  const t = useTranslations("quote.price");
  if (said.length === 0) return null;
  return (
    <div className={styles.refusal}>
      <strong>{t("unsupported")}</strong>
      <ul>
        {said.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
