"use client";
// Toasts: bottom right, on phones bottom center above the price bar.
import { useTranslations } from "next-intl";
import { useEffect, useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { type Toast, closeToast, shownToasts, subscribeToasts } from "@/components/ui/toast";
import { ToastCard } from "@/components/ui/toast-card";
import { Link } from "@/lib/i18n/link";
import styles from "./toast-host.module.css";

const STAY_MS = 5000;
/** Enough to read a message and to press its button or follow its link. */
const STAY_WITH_ACTION_MS = 10_000;
const NONE: readonly Toast[] = [];

function TimedToast({ toast }: { toast: Toast }) {
  const t = useTranslations("common.toast");
  useEffect(() => {
    if (toast.kind === "error") return;
    const timer = setTimeout(() => closeToast(toast.id), toast.action || toast.link ? STAY_WITH_ACTION_MS : STAY_MS);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <ToastCard kind={toast.kind} message={toast.message} closeLabel={t("close")} onClose={() => closeToast(toast.id)}>
      {toast.link && (
        <Link className="link" href={toast.link.href}>
          {toast.link.label}
        </Link>
      )}
      {toast.action && <ToastAction {...toast.action} onClose={() => closeToast(toast.id)} />}
    </ToastCard>
  );
}

function ToastAction({ label, onPress, onClose }: { label: string; onPress: () => void; onClose: () => void }) {
  function press() {
    onClose();
    onPress();
  }
  return (
    <Button size="sm" onClick={press}>
      {label}
    </Button>
  );
}

export function ToastHost() {
  const t = useTranslations("common.toast");
  const toasts = useSyncExternalStore(subscribeToasts, shownToasts, () => NONE);
  return (
    <div aria-label={t("region")} aria-live="polite" role="log">
      <ol className={styles.host}>
        {toasts.map((toast) => (
          <li key={toast.id}>
            <TimedToast toast={toast} />
          </li>
        ))}
      </ol>
    </div>
  );
}
