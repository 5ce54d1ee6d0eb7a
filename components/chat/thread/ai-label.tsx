"use client";
import { useTranslations } from "next-intl";
import { Tag } from "@/components/ui/tag";
import styles from "./thread.module.css";

/** On every answer: what a person reads is the machine's. */
export function AiLabel({ hasSources }: { hasSources: boolean }) {
  const t = useTranslations("chat.label");
  return (
    <p className={styles.label}>
      <Tag kind="info">{t("ai")}</Tag>
      {t(hasSources ? "text" : "unknown")}
    </p>
  );
}
