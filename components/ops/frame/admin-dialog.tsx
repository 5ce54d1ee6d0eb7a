"use client";
// A dialog of the desk: it holds a form, so that a click beside it does not lose what was typed.
import type { ReactNode } from "react";
import { Modal } from "@/components/ui/modal";
import styles from "../record/record.module.css";

interface AdminDialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  isWide?: boolean;
  /** What the dialog is about, above its form. */
  lead?: ReactNode;
  children: ReactNode;
}

export function AdminDialog({ title, isOpen, onClose, isWide = false, lead, children }: AdminDialogProps) {
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={title} kind={isWide ? "wide" : "dialog"} isDismissable={false}>
      <div className={styles.dialog}>
        {lead && <p>{lead}</p>}
        {children}
      </div>
    </Modal>
  );
}
