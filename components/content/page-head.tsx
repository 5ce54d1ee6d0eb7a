// Head of a content page: breadcrumbs, title, introduction, and a search field or an action.
import type { ReactNode } from "react";
import { Breadcrumbs, type Crumb } from "@/components/content/breadcrumbs";
import styles from "./page-head.module.css";

interface PageHeadProps {
  title: string;
  lead?: ReactNode;
  trail?: readonly Crumb[];
  /** Path of the page, without language prefix. */
  href: string;
  children?: ReactNode;
}

export function PageHead({ title, lead, trail = [], href, children }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <Breadcrumbs trail={trail} page={{ name: title, href }} />
      <h1>{title}</h1>
      {lead && <p>{lead}</p>}
      {children && <div className={styles.more}>{children}</div>}
    </header>
  );
}
