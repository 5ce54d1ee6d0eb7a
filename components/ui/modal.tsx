"use client";
// Dialog on the native <dialog>, which traps focus, closes on Escape and restores focus.
import { useTranslations } from "next-intl";
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/cx";
import styles from "./modal.module.css";

interface ModalProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Actions at the bottom, the main one last. */
  actions?: ReactNode;
  kind?: "dialog" | "drawer" | "wide" | "full";
  /** A click outside closes it; false for forms with input. */
  isDismissable?: boolean;
  children: ReactNode;
}

export function Modal({
  isOpen,
  onClose,
  title,
  actions,
  kind = "dialog",
  isDismissable = true,
  children,
}: ModalProps) {
  const t = useTranslations("common");
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const node = dialog.current;
    if (!node) return;
    if (isOpen && !node.open) node.showModal();
    if (!isOpen && node.open) node.close();
  }, [isOpen]);

  function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>) {
    // The dialog has no padding, so a click on the element itself is on the backdrop.
    if (isDismissable && event.target === dialog.current) onClose();
  }

  return (
    <dialog
      ref={dialog}
      className={cx(styles.modal, styles[kind])}
      aria-labelledby={id}
      onClick={closeOnBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // The event comes late: by then the dialog may be open again.
        if (isOpen && !dialog.current?.open) onClose();
      }}
    >
      {isOpen && (
        <div className={styles.box}>
          {/* Not header and footer elements, which would be landmarks outside main. */}
          <div className={styles.head}>
            <h2 id={id}>{title}</h2>
            <Button variant="quiet" isIconOnly aria-label={t("close")} title={t("close")} onClick={onClose}>
              <Icon name="close" />
            </Button>
          </div>
          <div className={styles.body}>{children}</div>
          {actions && <div className={styles.foot}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
