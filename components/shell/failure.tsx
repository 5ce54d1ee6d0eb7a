"use client";
// Error page; its messages are loaded on demand, since public pages have none.
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import styles from "./not-found.module.css";

interface FailureWords {
  title: string;
  text: string;
  retry: string;
}

type FailureKey = "failure" | "edaFailure";

async function loadWords(key: FailureKey): Promise<FailureWords> {
  const isChinese = document.documentElement.lang.startsWith("zh");
  const { default: shell } = isChinese
    ? await import("@/messages/zh/shell.json")
    : await import("@/messages/en/shell.json");
  return shell[key];
}

interface FailureProps {
  /** Message group: of pages, or of editors, viewer and DFM report. */
  words?: FailureKey;
  onRetry: () => void;
}

export function Failure({ words: key = "failure", onRetry }: FailureProps) {
  const [words, setWords] = useState<FailureWords | null>(null);
  useEffect(() => {
    void loadWords(key).then(setWords);
  }, [key]);
  if (!words) return null;
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.sheet} role="alert">
        <div>
          <h1>{words.title}</h1>
          <p>{words.text}</p>
          <Button variant="primary" size="lg" onClick={onRetry}>
            {words.retry}
          </Button>
        </div>
      </div>
    </div>
  );
}
