"use client";
// Tells a screen reader the words of an answer, a sentence at a time, and its end.
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { parseAnswer } from "@/components/chat/answer/answer-markdown";
import { type BlockNode, wordsOf } from "@/components/markdown/markdown-node";
import { completeLength } from "@/components/chat/thread/sentences";
import type { AnswerBlock } from "@/lib/core/assistant/answer";

function blockWords(block: BlockNode): string {
  switch (block.type) {
    case "heading":
    case "paragraph":
      return wordsOf(block.children);
    case "quote":
      return block.children.map(blockWords).join("\n");
    case "list":
      return block.items.map((item) => item.map(blockWords).join("\n")).join("\n");
    default:
      return "";
  }
}

const spokenText = (blocks: readonly AnswerBlock[]): string =>
  blocks
    .map((block) => (block.kind === "text" ? parseAnswer(block.markdown).map(blockWords).join("\n") : ""))
    .join("\n");

/** `blocks` of the answer that is coming; null once it is complete, and before a question. */
export function Announcer({ blocks }: { blocks: readonly AnswerBlock[] | null }) {
  const t = useTranslations("chat.thread");
  const told = useRef(0);
  const [words, setWords] = useState("");
  const isComing = blocks !== null;
  const text = blocks === null ? "" : spokenText(blocks);

  useEffect(() => {
    const end = completeLength(text);
    if (end <= told.current) return;
    setWords(text.slice(told.current, end).trim());
    told.current = end;
  }, [text]);
  useEffect(() => {
    if (!isComing) return;
    told.current = 0;
    return () => setWords(t("done"));
  }, [isComing, t]);

  return (
    <p className="visually-hidden" aria-live="polite">
      {words}
    </p>
  );
}
