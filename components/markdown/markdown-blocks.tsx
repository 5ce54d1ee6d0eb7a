// Markdown blocks as React elements: the parts that pages draw differently are given. Server and client; never a
// string of HTML.
import type { ReactNode } from "react";
import { type BlockNode, type InlineNode, wordsOf } from "@/components/markdown/markdown-node";

type HeadingNode = Extract<BlockNode, { type: "heading" }>;
type FigureNode = Extract<BlockNode, { type: "figure" }>;

export interface MarkdownParts {
  readonly link: (href: string, children: ReactNode) => ReactNode;
  /** Without it a heading is a strong paragraph: the outline of the page is the page's own. */
  readonly heading?: (block: HeadingNode, children: ReactNode) => ReactNode;
  /** Without it a code block is preformatted text. */
  readonly code?: (text: string) => ReactNode;
  /** Without it figures are not shown. */
  readonly figure?: (block: FigureNode) => ReactNode;
  /** Without it references to sources are not shown. */
  readonly source?: (number: number) => ReactNode;
  /** The first cell of a row names it. */
  readonly hasRowHeads?: boolean;
  /** A paragraph at the head of a list item stands without its element. */
  readonly hasTightItems?: boolean;
  /** Class of the frame in which a wide table scrolls. */
  readonly tableClass: string | undefined;
}

interface BlocksProps {
  blocks: readonly BlockNode[];
  parts: MarkdownParts;
}

export function MarkdownBlocks({ blocks, parts }: BlocksProps): ReactNode {
  return blocks.map((block, at) => <OneBlock key={at} block={block} parts={parts} />);
}

function OneBlock({ block, parts }: { block: BlockNode; parts: MarkdownParts }): ReactNode {
  switch (block.type) {
    case "heading":
      return <Heading block={block} parts={parts} />;
    case "paragraph":
      return (
        <p>
          <Inlines nodes={block.children} parts={parts} />
        </p>
      );
    case "list":
      return <List block={block} parts={parts} />;
    case "quote":
      return (
        <blockquote>
          <MarkdownBlocks blocks={block.children} parts={parts} />
        </blockquote>
      );
    case "code":
      return parts.code ? parts.code(block.text) : <CodeBlock text={block.text} />;
    case "table":
      return <Table block={block} parts={parts} />;
    case "figure":
      return parts.figure?.(block);
    case "rule":
      return <hr />;
  }
}

export function CodeBlock({ text }: { text: string }) {
  return (
    <pre tabIndex={0}>
      <code>{text}</code>
    </pre>
  );
}

function Heading({ block, parts }: { block: HeadingNode; parts: MarkdownParts }): ReactNode {
  const children = <Inlines nodes={block.children} parts={parts} />;
  if (parts.heading) return parts.heading(block, children);
  return (
    <p>
      <strong>{children}</strong>
    </p>
  );
}

interface ListProps {
  block: Extract<BlockNode, { type: "list" }>;
  parts: MarkdownParts;
}

function List({ block: { isOrdered, start, items }, parts }: ListProps) {
  const children = items.map((item, at) => (
    <li key={at}>
      <ListItem blocks={item} parts={parts} />
    </li>
  ));
  return isOrdered ? <ol start={start}>{children}</ol> : <ul>{children}</ul>;
}

function ListItem({ blocks, parts }: BlocksProps) {
  const [first, ...rest] = blocks;
  if (!parts.hasTightItems || first?.type !== "paragraph") return <MarkdownBlocks blocks={blocks} parts={parts} />;
  return (
    <>
      <Inlines nodes={first.children} parts={parts} />
      <MarkdownBlocks blocks={rest} parts={parts} />
    </>
  );
}

interface TableProps {
  block: Extract<BlockNode, { type: "table" }>;
  parts: MarkdownParts;
}

function Table({ block: { header, rows }, parts }: TableProps) {
  return (
    <div className={parts.tableClass} tabIndex={0} role="group" aria-label={header.map(wordsOf).join(", ")}>
      <table>
        <thead>
          <tr>
            {header.map((cell, at) => (
              <th key={at} scope="col">
                <Inlines nodes={cell} parts={parts} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, column) => (
                <Cell key={column} isHeader={parts.hasRowHeads === true && column === 0}>
                  <Inlines nodes={cell} parts={parts} />
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ isHeader, children }: { isHeader: boolean; children: ReactNode }) {
  return isHeader ? <th scope="row">{children}</th> : <td>{children}</td>;
}

function Inlines({ nodes, parts }: { nodes: readonly InlineNode[]; parts: MarkdownParts }): ReactNode {
  return nodes.map((node, at) => <OneInline key={at} node={node} parts={parts} />);
}

function OneInline({ node, parts }: { node: InlineNode; parts: MarkdownParts }): ReactNode {
  switch (node.type) {
    case "text":
      return node.text;
    case "strong":
      return (
        <strong>
          <Inlines nodes={node.children} parts={parts} />
        </strong>
      );
    case "emphasis":
      return (
        <em>
          <Inlines nodes={node.children} parts={parts} />
        </em>
      );
    case "code":
      return <code>{node.text}</code>;
    case "break":
      return <br />;
    case "source":
      return parts.source?.(node.number);
    case "link":
      return parts.link(node.href, <Inlines nodes={node.children} parts={parts} />);
  }
}
