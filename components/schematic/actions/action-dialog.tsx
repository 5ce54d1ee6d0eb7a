"use client";
// Frame of a dialog that does one thing to the drawing: its fields, a button to do it, and one to leave.
import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { focusStage } from "@/components/schematic/stage/stage-focus";
import { Button } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";
import styles from "./actions.module.css";

export interface ActionDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

interface FrameProps extends ActionDialogProps {
  title: string;
  run: string;
  isReady: boolean;
  onRun: () => void;
  children: ReactNode;
}

/** A dialog gives the focus to the element with this attribute when it opens. */
const focusFirst = (form: HTMLFormElement | null): void =>
  form?.querySelector("input, textarea, select")?.setAttribute("autofocus", "");

export function ActionDialog({ isOpen, onClose, title, run, isReady, onRun, children }: FrameProps) {
  const t = useTranslations("schematic.dialogs");
  const id = useId();
  const actions = (
    <>
      <Button onClick={onClose}>{t("cancel")}</Button>
      <Button variant="primary" type="submit" form={id} disabled={!isReady}>
        {run}
      </Button>
    </>
  );
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={title} actions={actions}>
      <form
        ref={focusFirst}
        id={id}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isReady) return;
          onClose();
          onRun();
          focusStage();
        }}
      >
        {children}
      </form>
    </Modal>
  );
}
