// Markdown blocks as React elements. Server and client; never a string of HTML.
import type { ReactNode } from "react";
import type { ContentFigure } from "@/lib/core/content/content-document";
import { type Block, type Inline, plainText } from "@/lib/core/content/markdown";
import { Link } from "@/lib/i18n/link";
import styles from "./markdown.module.css";

type Figures = Readonly<Record<string, ContentFigure>>;

interface MarkdownProps {
  blocks: readonly Block[];
  figures: Figures;
}

/** A figure without a file is left out. */
export function Markdown({ blocks, figures }: MarkdownProps) {
  return (
    <div className={styles.prose}>
      <Blocks blocks={blocks} figures={figures} />
    </div>
  );
}

function Blocks({ blocks, figures }: MarkdownProps) {
  return blocks.map((block, at) => <OneBlock key={at} block={block} figures={figures} />);
}

function OneBlock({ block, figures }: { block: Block; figures: Figures }) {
  switch (block.type) {
    case "heading":
      return <Heading block={block} />;
    case "paragraph":
      return (
        <p>
          <Inlines nodes={block.children} />
        </p>
      );
    case "list":
      return <List block={block} figures={figures} />;
    case "quote":
      return (
        <blockquote>
          <Blocks blocks={block.children} figures={figures} />
        </blockquote>
      );
    case "code":
      return (
        <pre tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
    case "table":
      return <Table header={block.header} rows={block.rows} />;
    case "figure":
      return <Figure block={block} figure={figures[block.file]} />;
    case "rule":
      return <hr />;
  }
}

function Heading({ block: { level, id, children } }: { block: Extract<Block, { type: "heading" }> }) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id}>
      <a className={styles.anchor} href={`#${id}`}>
        <Inlines nodes={children} />
      </a>
    </Tag>
  );
}

function List({ block, figures }: { block: Extract<Block, { type: "list" }>; figures: Figures }) {
  const items = block.items.map((item, at) => (
    <li key={at}>
      <ListItem blocks={item} figures={figures} />
    </li>
  ));
  return block.isOrdered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
}

/** A paragraph at the head of an item stands without its element. */
function ListItem({ blocks, figures }: MarkdownProps) {
  const [first, ...rest] = blocks;
  if (first?.type !== "paragraph") return <Blocks blocks={blocks} figures={figures} />;
  return (
    <>
      <Inlines nodes={first.children} />
      <Blocks blocks={rest} figures={figures} />
    </>
  );
}

function Table({ header, rows }: { header: readonly Inline[][]; rows: readonly Inline[][][] }) {
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={header.map(plainText).join(", ")}>
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
                <Cell key={column} isHeader={column === 0}>
                  <Inlines nodes={cell} />
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

/** A drawing of this width in CSS pixels or more is not made smaller on phones. */
const WIDE_FROM = 600;

interface FigureProps {
  block: Extract<Block, { type: "figure" }>;
  figure: ContentFigure | undefined;
}

/** The picture leads to itself, to be enlarged. */
function Figure({ block: { alt, caption }, figure }: FigureProps) {
  if (!figure) return null;
  const { href, width, height } = figure;
  return (
    <figure>
      <a className={styles.panel} href={href}>
        <img
          src={href}
          alt={alt}
          width={width}
          height={height}
          data-wide={width >= WIDE_FROM || undefined}
          loading="lazy"
          decoding="async"
        />
      </a>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

function Inlines({ nodes }: { nodes: readonly Inline[] }): ReactNode {
  return nodes.map((node, at) => <OneInline key={at} node={node} />);
}

function OneInline({ node }: { node: Inline }): ReactNode {
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
    case "link":
      return (
        <TextLink href={node.href}>
          <Inlines nodes={node.children} />
        </TextLink>
      );
  }
}

function TextLink({ href, children }: { href: string; children: ReactNode }) {
  if (href.startsWith("/") || href.startsWith("#")) {
    return (
      <Link className="link" href={href}>
        {children}
      </Link>
    );
  }
  return (
    <a className="link" href={href} rel="noopener">
      {children}
    </a>
  );
}
