// Markdown that a member of the community wrote: no pictures, no anchors, and links that vouch for nobody.
// Server and client; never a string of HTML.
import type { ReactNode } from "react";
import { type Block, type Inline, plainText } from "@/lib/core/content/markdown";
import { Link } from "@/lib/i18n/link";
import styles from "./user-text.module.css";

export function UserText({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className={styles.text}>
      <Blocks blocks={blocks} />
    </div>
  );
}

function Blocks({ blocks }: { blocks: readonly Block[] }): ReactNode {
  return blocks.map((block, at) => <OneBlock key={at} block={block} />);
}

function OneBlock({ block }: { block: Block }): ReactNode {
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
      return (
        <pre tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
    case "table":
      return <Table header={block.header} rows={block.rows} />;
    case "rule":
      return <hr />;
    case "figure":
      return null;
  }
}

function List({ block }: { block: Extract<Block, { type: "list" }> }) {
  const items = block.items.map((item, at) => (
    <li key={at}>
      <Blocks blocks={item} />
    </li>
  ));
  return block.isOrdered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
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
        <UserLink href={node.href}>
          <Inlines nodes={node.children} />
        </UserLink>
      );
  }
}

/** For search engines: links of members are no recommendation of the site. */
export const USER_LINK_REL = "nofollow ugc noopener";

/** Our own pages, and other sites over TLS; anything else is shown as text. */
function UserLink({ href, children }: { href: string; children: ReactNode }) {
  if (href.startsWith("/")) {
    return (
      <Link className="link" href={href}>
        {children}
      </Link>
    );
  }
  if (!href.startsWith("https://")) return children;
  return (
    <a className="link" href={href} rel={USER_LINK_REL}>
      {children}
    </a>
  );
}
