"use client";
// Text of an answer as React elements; never a string of HTML.
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { parseAnswer } from "@/components/chat/answer/answer-markdown";
import { CopyButton } from "@/components/chat/answer/copy-button";
import { CodeBlock, MarkdownBlocks, type MarkdownParts } from "@/components/markdown/markdown-blocks";
import { Link } from "@/lib/i18n/link";
import styles from "./answer-text.module.css";

const PARTS: MarkdownParts = {
  link: (href, children) => (
    <Link className="link" href={href}>
      {children}
    </Link>
  ),
  code: (text) => <Code text={text} />,
  source: (number) => <Source number={number} />,
  tableClass: styles.scroll,
};

export function AnswerText({ markdown }: { markdown: string }) {
  const blocks = useMemo(() => parseAnswer(markdown), [markdown]);
  return (
    <div className={styles.text}>
      <MarkdownBlocks blocks={blocks} parts={PARTS} />
    </div>
  );
}

function Code({ text }: { text: string }) {
  const t = useTranslations("chat.thread");
  return (
    <div className={styles.code}>
      <CodeBlock text={text} />
      <CopyButton text={() => text} label={t("copyCode")} />
    </div>
  );
}

function Source({ number }: { number: number }) {
  const t = useTranslations("chat.sources");
  return (
    <sup>
      <span className="visually-hidden">{t("number", { number })}</span>
      <span aria-hidden="true">{number}</span>
    </sup>
  );
}
