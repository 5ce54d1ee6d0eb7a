"use client";
// Controls that need the server: disabled, with the reason, while the browser is offline.
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useIsOnline } from "@/components/ui/use-is-online";
import styles from "./online-only.module.css";

interface OnlineOnlyProps {
  /** False if the same controls work on this device alone. */
  isNeeded?: boolean;
  children: ReactNode;
}

export function OnlineOnly({ isNeeded = true, children }: OnlineOnlyProps) {
  const t = useTranslations("common.stale");
  const isDisabled = !useIsOnline() && isNeeded;
  return (
    <fieldset
      className={styles.group}
      role="presentation"
      disabled={isDisabled}
      title={isDisabled ? t("unavailable") : undefined}
    >
      {children}
    </fieldset>
  );
}
