"use client";
// Asks before something that cannot be undone.
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";
import { useIsOnline } from "@/components/ui/use-is-online";

interface ConfirmDialogProps {
  isOpen: boolean;
  title: ReactNode;
  text: ReactNode;
  confirm: string;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function ConfirmDialog({ isOpen, title, text, confirm, isBusy, onConfirm, onClose }: ConfirmDialogProps) {
  const common = useTranslations("common");
  const isOnline = useIsOnline();
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{common("cancel")}</Button>
          <Button variant="danger-fill" isBusy={isBusy} disabled={!isOnline} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Modal>
  );
}
