// A part of the site in two columns: what it offers, and where to go on.
import type { ReactNode } from "react";
import { PageHead } from "@/components/content/page-head";
import styles from "./overview-page.module.css";

interface Column {
  title: string;
  note: string;
  content: ReactNode;
}

interface OverviewPageProps {
  title: string;
  lead: string;
  href: string;
  columns: readonly [Column, Column];
  /** Above the columns. */
  first?: ReactNode;
  /** Below the columns. */
  children?: ReactNode;
}

export function OverviewPage({ title, lead, href, columns, first, children }: OverviewPageProps) {
  return (
    <div className="wrap">
      <PageHead title={title} lead={lead} href={href} />
      {first}
      <div className={styles.page}>
        {columns.map((column) => (
          <section key={column.title}>
            <h2>{column.title}</h2>
            <p>{column.note}</p>
            <div className={styles.sheets}>{column.content}</div>
          </section>
        ))}
      </div>
      {children}
    </div>
  );
}

interface FeatureListProps {
  items: readonly { key: string; name: string; text: string }[];
}

export function FeatureList({ items }: FeatureListProps) {
  return (
    <ul className={styles.features}>
      {items.map(({ key, name, text }) => (
        <li key={key}>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
