"use client";
// Dialog with a secret that is shown this once; a click outside does not close it.
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";
import styles from "./shown-once.module.css";

interface ShownOnceProps {
  isOpen?: boolean;
  value: string;
  words: { title: string; text: string; copy: string; done: string };
  onCopy: () => void;
  onClose: () => void;
  /** Below the secret, for instance how it is used. */
  children?: ReactNode;
}

export function ShownOnce({ isOpen = true, value, words, onCopy, onClose, children }: ShownOnceProps) {
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      isDismissable={false}
      title={words.title}
      actions={
        <>
          <Button onClick={onCopy}>{words.copy}</Button>
          <Button variant="primary" onClick={onClose}>
            {words.done}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
      <Secret>{value}</Secret>
      {children}
    </Modal>
  );
}

/** Text that has to be copied exactly; it scrolls by keys. */
export function Secret({ children }: { children: string }) {
  return (
    <pre className={styles.secret} tabIndex={0}>
      {children}
    </pre>
  );
}
