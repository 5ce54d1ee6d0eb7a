"use client";
// Notice above outdated data: the browser is offline, or reloading failed. Disappears by itself.
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useEffectEvent } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useIsOnline } from "@/components/ui/use-is-online";
import styles from "./stale-notice.module.css";

const RELOAD_MS = 15_000;

interface StaleNoticeProps {
  /** Time of the data, epoch ms. */
  updatedAt: number;
  /** The last reload failed. */
  hasFailed: boolean;
  onReload: () => void;
}

export function StaleNotice({ updatedAt, hasFailed, onReload }: StaleNoticeProps) {
  const t = useTranslations("common");
  const tag = useLocale();
  const isOnline = useIsOnline();
  const isFailing = isOnline && hasFailed;
  const reload = useEffectEvent(onReload);
  useEffect(() => {
    if (!isFailing) return;
    const timer = setInterval(() => reload(), RELOAD_MS);
    return () => clearInterval(timer);
  }, [isFailing]);
  if (isOnline && !hasFailed) return null;
  // In the browser's time zone, as this is not rendered on the server.
  const time = new Intl.DateTimeFormat(tag, { timeStyle: "short" }).format(updatedAt);
  return (
    <div className={styles.notice}>
      <Notice kind="warning" role="status">
        <p>
          <b>{isOnline ? t("stale.failed", { time }) : t("stale.offline", { time })}</b>{" "}
          {isOnline ? t("stale.retrying") : t("stale.later")}
        </p>
        {isOnline && (
          <Button size="sm" onClick={onReload}>
            {t("retry")}
          </Button>
        )}
      </Notice>
    </div>
  );
}
