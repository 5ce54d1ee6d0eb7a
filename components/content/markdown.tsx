// Markdown of a document: headings with anchors, and its figures.
import type { ReactNode } from "react";
import { MarkdownBlocks, type MarkdownParts } from "@/components/markdown/markdown-blocks";
import type { ContentFigure } from "@/lib/core/content/content-document";
import type { Block } from "@/lib/core/content/markdown";
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
      <MarkdownBlocks blocks={blocks} parts={partsWith(figures)} />
    </div>
  );
}

const partsWith = (figures: Figures): MarkdownParts => ({
  link: (href, children) => <TextLink href={href}>{children}</TextLink>,
  heading: (block, children) => <Heading block={block}>{children}</Heading>,
  figure: (block) => <Figure block={block} figure={figures[block.file]} />,
  ...{ hasRowHeads: true, hasTightItems: true, tableClass: styles.scroll },
});

type HeadingBlock = Pick<Extract<Block, { type: "heading" }>, "level" | "id">;

function Heading({ block: { level, id }, children }: { block: HeadingBlock; children: ReactNode }) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id}>
      <a className={styles.anchor} href={`#${id}`}>
        {children}
      </a>
    </Tag>
  );
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
