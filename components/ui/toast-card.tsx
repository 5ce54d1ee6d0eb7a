// Toast with icon and close button.
import type { ReactNode } from "react";
import { Icon } from "@/components/icons/icon";
import type { ToastKind } from "@/components/ui/toast";
import styles from "./toast-host.module.css";

const ICONS = { success: "ok", error: "error", warning: "warning", info: "info" } as const;

interface ToastCardProps {
  kind: ToastKind;
  message: string;
  closeLabel: string;
  onClose: () => void;
  /** Action beside the message. */
  children?: ReactNode;
}

export function ToastCard({ kind, message, closeLabel, onClose, children }: ToastCardProps) {
  return (
    <div className={styles.toast} data-kind={kind}>
      <Icon name={ICONS[kind]} />
      <span>{message}</span>
      {children}
      <button type="button" aria-label={closeLabel} onClick={onClose}>
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
