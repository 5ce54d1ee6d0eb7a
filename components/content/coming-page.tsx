// A part of the site in development: what will come, and what can be used until then.
import type { ReactNode } from "react";
import { PageHead } from "@/components/content/page-head";
import styles from "./coming-page.module.css";

interface ComingPageProps {
  title: string;
  lead: string;
  href: string;
  coming: { title: string; note: string; items: readonly { key: string; name: string; text: string }[] };
  now: { title: string; note: string };
  /** Above all else. */
  first?: ReactNode;
  /** What exists already. */
  children: ReactNode;
}

export function ComingPage({ title, lead, href, coming, now, first, children }: ComingPageProps) {
  return (
    <div className="wrap">
      <PageHead title={title} lead={lead} href={href} />
      {first}
      <div className={styles.page}>
        <section className={styles.now}>
          <h2>{now.title}</h2>
          <p>{now.note}</p>
          <div className={styles.sheets}>{children}</div>
        </section>
        <section className={styles.coming}>
          <h2>{coming.title}</h2>
          <p>{coming.note}</p>
          <ul>
            {coming.items.map(({ key, name, text }) => (
              <li key={key}>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
