"use client";
// Dialog with a form: its fields, what is wrong with the whole of it, and the button that submits it.
import { type ReactNode, useId } from "react";
import { Button } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";
import styles from "./form-dialog.module.css";

interface FormDialogProps {
  isOpen?: boolean;
  title: string;
  /** Label of the button. */
  submit: string;
  isBusy: boolean;
  /** What is wrong with no field in particular. */
  fault?: string;
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

export function FormDialog(props: FormDialogProps) {
  const { isOpen = true, title, submit, isBusy, fault, onSubmit, onClose, children } = props;
  const form = useId();
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      isDismissable={false}
      title={title}
      actions={
        <Button type="submit" form={form} variant="primary" isBusy={isBusy}>
          {submit}
        </Button>
      }
    >
      <form
        id={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void onSubmit();
        }}
      >
        {children}
        {fault && <p role="alert">{fault}</p>}
      </form>
    </Modal>
  );
}
