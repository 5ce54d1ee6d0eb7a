"use client";
// Where short messages appear: bottom right, on phones bottom centre above the price bar.
import { useTranslations } from "next-intl";
import { useEffect, useSyncExternalStore } from "react";
import { Icon } from "@/components/icons/icon";
import { type Toast, closeToast, shownToasts, subscribeToasts } from "@/components/ui/toast";
import { Link } from "@/lib/i18n/link";
import styles from "./toast-host.module.css";

const STAY_MS = 5000;
const ICONS = { success: "ok", error: "error", warning: "warning", info: "info" } as const;
const NONE: readonly Toast[] = [];

function ToastCard({ toast }: { toast: Toast }) {
  const t = useTranslations("common.toast");
  useEffect(() => {
    if (toast.kind === "error") return;
    const timer = setTimeout(() => closeToast(toast.id), STAY_MS);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <li className={styles.toast} data-kind={toast.kind}>
      <Icon name={ICONS[toast.kind]} />
      <span>{toast.message}</span>
      {toast.link && (
        <Link className="link" href={toast.link.href}>
          {toast.link.label}
        </Link>
      )}
      <button type="button" aria-label={t("close")} onClick={() => closeToast(toast.id)}>
        <Icon name="close" size={16} />
      </button>
    </li>
  );
}

export function ToastHost() {
  const t = useTranslations("common.toast");
  const toasts = useSyncExternalStore(subscribeToasts, shownToasts, () => NONE);
  return (
    <div aria-label={t("region")} aria-live="polite" role="log">
      <ol className={styles.host}>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </ol>
    </div>
  );
}
