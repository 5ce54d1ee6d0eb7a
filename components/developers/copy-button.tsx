"use client";
// Copies the code beside it; its words are given, since public pages send no messages.
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { copyText } from "@/lib/client/copy";

export interface CopyWords {
  readonly copy: string;
  readonly copied: string;
}

export function CopyButton({ text, label, words }: { text: string; label: string; words: CopyWords }) {
  const [isCopied, setCopied] = useState(false);
  async function copy(): Promise<void> {
    setCopied(await copyText(text));
  }
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-label={`${isCopied ? words.copied : words.copy}: ${label}`}
      onClick={() => void copy()}
      onBlur={() => setCopied(false)}
    >
      <span aria-live="polite">{isCopied ? words.copied : words.copy}</span>
    </Button>
  );
}
