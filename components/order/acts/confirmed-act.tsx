"use client";
// Button with a confirmation, for irreversible actions.
import { type ReactNode, useState } from "react";
import { Button, type ButtonStyle } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";

interface ConfirmedActProps {
  action: string;
  title: string;
  text: ReactNode;
  keep: string;
  confirm: string;
  variant: ButtonStyle["variant"];
  confirmVariant: ButtonStyle["variant"];
  isBusy: boolean;
  /** `done` is to be called when the action has ended, with any result. */
  onConfirm: (done: () => void) => void;
}

export function ConfirmedAct(props: ConfirmedActProps) {
  const { action, title, text, keep, confirm, variant, confirmVariant, isBusy, onConfirm } = props;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        {action}
      </Button>
      <Modal
        isOpen={isOpen}
        onClose={close}
        title={title}
        actions={
          <>
            <Button onClick={close}>{keep}</Button>
            <Button variant={confirmVariant} isBusy={isBusy} onClick={() => onConfirm(close)}>
              {confirm}
            </Button>
          </>
        }
      >
        <p>{text}</p>
      </Modal>
    </>
  );
}
