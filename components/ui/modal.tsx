"use client";
// A dialog on the browser's own <dialog>: it traps focus, closes on Escape and gives focus back.
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
  /** Actions at the foot, the main one last. */
  actions?: ReactNode;
  kind?: "dialog" | "drawer" | "wide";
  /** A click beside it closes it; forms that hold input say false. */
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
    // The dialog's box is its padding-free body; a click on the element itself hit the backdrop.
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
        if (isOpen) onClose();
      }}
    >
      {isOpen && (
        <div className={styles.box}>
          {/* Outside main a header or footer element would be a second banner or foot of the page. */}
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
