"use client";
// Admin dialog with a form: a click outside does not close it, so that no input is lost.
import type { ReactNode } from "react";
import { Modal } from "@/components/ui/modal";
import styles from "../record/record.module.css";

interface AdminDialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  isWide?: boolean;
  /** Introduction above the form. */
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
