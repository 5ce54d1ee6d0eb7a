"use client";
// The field that takes a file at once: the whole window accepts a drop, a paste works too.
import { type ReactNode, useRef, useState } from "react";
import { Icon } from "@/components/icons/icon";
import { type FileRefusal, type FileRule, checkFile } from "@/components/ui/file-check";
import { useFileDrop } from "@/components/ui/use-file-drop";
import styles from "./file-drop.module.css";

export interface FileDropWords extends Record<FileRefusal, string> {
  title: string;
  hint: string;
  choose: string;
  drop: string;
  opening: string;
  failed: string;
  noScript: string;
}

interface FileDropProps {
  words: FileDropWords;
  rule: FileRule;
  /** Takes the file on; the field stays busy until it is done, and says so when it fails. */
  onFile: (file: File) => Promise<void>;
  /** Another way in, beside the button. */
  children?: ReactNode;
}

export function FileDrop({ words, rule, onFile, children }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function take(file: File) {
    const refusal = checkFile(file, rule);
    if (refusal) return setMessage(words[refusal]);
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
    <div id="drop" className={styles.zone} data-over={isOver || undefined}>
      <noscript>{words.noScript}</noscript>
      <div className={`${styles.words} needs-script`}>
        <Icon name="gerber" size={32} />
        <div>
          <strong>{isOver ? words.drop : words.title}</strong>
          <p>{words.hint}</p>
        </div>
      </div>
      <div className={styles.actions}>
        <input
          ref={input}
          type="file"
          hidden
          accept={rule.accept.join(",")}
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = "";
            if (file) void take(file);
          }}
        />
        <button
          type="button"
          className={`${styles.choose} needs-script`}
          aria-busy={isBusy || undefined}
          onClick={() => input.current?.click()}
        >
          <Icon name="upload" />
          {isBusy ? words.opening : words.choose}
        </button>
        {children}
      </div>
      <p role="status" className={styles.message}>
        {message}
      </p>
    </div>
  );
}
