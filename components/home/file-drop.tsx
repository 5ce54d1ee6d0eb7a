"use client";
// Upload field: accepts a drop anywhere in the window, and paste.
import { type ReactNode, useRef, useState } from "react";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { FileInput } from "@/components/ui/file-input";
import { DropFrame } from "@/components/ui/drop-frame";
import { type FileRefusal, type FileRule, checkFile } from "@/components/ui/file-check";
import type { ForeignWords } from "@/components/home/use-foreign-words";
import { useFileDrop } from "@/components/ui/use-file-drop";
import { foreignFormatOfName } from "@/lib/core/archive/foreign-signs";
import styles from "./file-drop.module.css";

export interface FileDropWords extends Record<FileRefusal, string> {
  title: string;
  hint: string;
  choose: string;
  drop: string;
  opening: string;
  failed: string;
  noScript: string;
  foreign: ForeignWords;
}

interface FileDropProps {
  words: FileDropWords;
  rule: FileRule;
  /** Handles the file; the field is busy until it resolves, and shows a rejection. */
  onFile: (file: File) => Promise<void>;
  /** Alternative beside the button. */
  children?: ReactNode;
}

function refusalWords(words: FileDropWords, refusal: FileRefusal, { name }: File): string {
  const foreign = refusal === "wrongType" ? foreignFormatOfName(name) : undefined;
  return foreign ? words.foreign[foreign] : words[refusal];
}

export function FileDrop({ words, rule, onFile, children }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function take(file: File) {
    const refusal = checkFile(file, rule);
    if (refusal) return setMessage(refusalWords(words, refusal, file));
    setMessage(null);
    setBusy(true);
    try {
      await onFile(file);
    } catch {
      setBusy(false);
      setMessage(words.failed);
    }
  }
  const isOver = useFileDrop((file) => void take(file));

  return (
    <DropFrame
      id="drop"
      isOver={isOver}
      icon="gerber"
      title={isOver ? words.drop : words.title}
      hint={words.hint}
      noScript={words.noScript}
      actions={
        <>
          <Button
            variant="primary"
            size="lg"
            className="needs-script"
            isBusy={isBusy}
            onClick={() => input.current?.click()}
          >
            <Icon name="upload" />
            {isBusy ? words.opening : words.choose}
          </Button>
          {children}
        </>
      }
    >
      <FileInput ref={input} accept={rule.accept} onFile={(file) => void take(file)} />
      <p role="status" className={styles.message}>
        {message}
      </p>
    </DropFrame>
  );
}
