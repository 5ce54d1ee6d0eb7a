"use client";
// Offers the last quote of this browser to a returning user.
import { useFormatter, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import styles from "./kept-notice.module.css";

interface KeptNoticeProps {
  summary: string;
  atMs: number;
  onTake: () => void;
  onDismiss: () => void;
}

export function KeptNotice({ summary, atMs, onTake, onDismiss }: KeptNoticeProps) {
  const t = useTranslations("quote.draft");
  const format = useFormatter();
  return (
    <div className={`${styles.notice} no-print`} role="status">
      <p>{t("text", { summary, date: format.dateTime(atMs, { day: "numeric", month: "short" }) })}</p>
      <Button size="sm" onClick={onTake}>
        {t("continue")}
      </Button>
      <Button size="sm" variant="quiet" onClick={onDismiss}>
        {t("dismiss")}
      </Button>
    </div>
  );
}
