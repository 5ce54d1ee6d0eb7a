"use client";
import { useTranslations } from "next-intl";
import { CardLink } from "@/components/chat/blocks/card-link";
import type { HandOverBlock } from "@/lib/core/assistant/answer";
import styles from "./cards.module.css";

export function HandOver({ block: { text, path } }: { block: HandOverBlock }) {
  const t = useTranslations("chat.blocks");
  return (
    <div className={styles.handOver}>
      <p>{text}</p>
      <CardLink path={path}>{t("handOver")}</CardLink>
    </div>
  );
}
