// Frame of the pages for developers: title, links, the contents at the left, and the text.
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Link } from "@/lib/i18n/link";
import styles from "./developers.module.css";

interface DeveloperFrameProps {
  title: string;
  lead: string;
  /** Link beside the one to the OpenAPI document. */
  link: { href: string; label: string };
  /** Sections by the ids of their elements. */
  contents: readonly { id: string; label: string }[];
  children: ReactNode;
}

export function DeveloperFrame({ title, lead, link, contents, children }: DeveloperFrameProps) {
  const t = useTranslations("developers");
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>{lead}</p>
        <p className={styles.links}>
          <Link className="link" href={link.href}>
            {link.label}
          </Link>
          <a className="link" href="/api/openapi.json">
            {t("document")}
          </a>
        </p>
      </header>
      <nav aria-label={t("contents")} className={styles.contents}>
        <ul>
          {contents.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
