"use client";
// Text of an answer as React elements; never a string of HTML.
import { useTranslations } from "next-intl";
import { type ReactNode, useMemo } from "react";
import {
  type AnswerInline,
  type AnswerTextBlock,
  parseAnswer,
  wordsOf,
} from "@/components/chat/answer/answer-markdown";
import { CopyButton } from "@/components/chat/answer/copy-button";
import { Link } from "@/lib/i18n/link";
import styles from "./answer-text.module.css";

export function AnswerText({ markdown }: { markdown: string }) {
  const blocks = useMemo(() => parseAnswer(markdown), [markdown]);
  return (
    <div className={styles.text}>
      <Blocks blocks={blocks} />
    </div>
  );
}

function Blocks({ blocks }: { blocks: readonly AnswerTextBlock[] }): ReactNode {
  return blocks.map((block, at) => <OneBlock key={at} block={block} />);
}

function OneBlock({ block }: { block: AnswerTextBlock }): ReactNode {
  switch (block.type) {
    case "heading":
      // Not a heading element: the outline of the page is the page's own.
      return (
        <p>
          <strong>
            <Inlines nodes={block.children} />
          </strong>
        </p>
      );
    case "paragraph":
      return (
        <p>
          <Inlines nodes={block.children} />
        </p>
      );
    case "list":
      return <List block={block} />;
    case "quote":
      return (
        <blockquote>
          <Blocks blocks={block.children} />
        </blockquote>
      );
    case "code":
      return <Code text={block.text} />;
    case "table":
      return <Table header={block.header} rows={block.rows} />;
    case "rule":
      return <hr />;
  }
}

function List({ block: { isOrdered, start, items } }: { block: Extract<AnswerTextBlock, { type: "list" }> }) {
  const children = items.map((item, at) => (
    <li key={at}>
      <Blocks blocks={item} />
    </li>
  ));
  return isOrdered ? <ol start={start}>{children}</ol> : <ul>{children}</ul>;
}

function Code({ text }: { text: string }) {
  const t = useTranslations("chat.thread");
  return (
    <div className={styles.code}>
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
      <CopyButton text={() => text} label={t("copyCode")} />
    </div>
  );
}

interface TableProps {
  header: readonly AnswerInline[][];
  rows: readonly AnswerInline[][][];
}

function Table({ header, rows }: TableProps) {
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={header.map(wordsOf).join(", ")}>
      <table>
        <thead>
          <tr>
            {header.map((cell, at) => (
              <th key={at} scope="col">
                <Inlines nodes={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, column) => (
                <td key={column}>
                  <Inlines nodes={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Inlines({ nodes }: { nodes: readonly AnswerInline[] }): ReactNode {
  return nodes.map((node, at) => <OneInline key={at} node={node} />);
}

function OneInline({ node }: { node: AnswerInline }): ReactNode {
  const t = useTranslations("chat.sources");
  switch (node.type) {
    case "text":
      return node.text;
    case "strong":
      return (
        <strong>
          <Inlines nodes={node.children} />
        </strong>
      );
    case "emphasis":
      return (
        <em>
          <Inlines nodes={node.children} />
        </em>
      );
    case "code":
      return <code>{node.text}</code>;
    case "break":
      return <br />;
    case "source":
      return (
        <sup>
          <span className="visually-hidden">{t("number", { number: node.number })}</span>
          <span aria-hidden="true">{node.number}</span>
        </sup>
      );
    case "link":
      return (
        <Link className="link" href={node.href}>
          <Inlines nodes={node.children} />
        </Link>
      );
  }
}
