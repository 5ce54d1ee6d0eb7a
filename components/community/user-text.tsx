// Markdown that a member of the community wrote: no pictures, no anchors, and links that vouch for nobody.
import type { ReactNode } from "react";
import { MarkdownBlocks, type MarkdownParts } from "@/components/markdown/markdown-blocks";
import type { Block } from "@/lib/core/content/markdown";
import { Link } from "@/lib/i18n/link";
import styles from "./user-text.module.css";

const PARTS: MarkdownParts = {
  link: (href, children) => <UserLink href={href}>{children}</UserLink>,
  tableClass: styles.scroll,
};

export function UserText({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className={styles.text}>
      <MarkdownBlocks blocks={blocks} parts={PARTS} />
    </div>
  );
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
