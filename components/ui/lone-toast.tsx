"use client";
// Toast for a page without a toast host; it stays until it is closed.
import { ToastCard } from "@/components/ui/toast-card";
import type { ToastKind } from "@/components/ui/toast";
import styles from "./toast-host.module.css";

interface LoneToastProps {
  kind: ToastKind;
  message: string;
  closeLabel: string;
  onClose: () => void;
}

export function LoneToast(toast: LoneToastProps) {
  return (
    <div role="alert" className={styles.host}>
      <ToastCard {...toast} />
    </div>
  );
}
