// A policy from content, with links to the others.
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/content/breadcrumbs";
import { Markdown } from "@/components/content/markdown";
import { useDay } from "@/components/content/use-day";
import type { ContentDocument } from "@/lib/core/content/content-document";
import type { Block } from "@/lib/core/content/markdown";
import { Link } from "@/lib/i18n/link";
import styles from "./policy-text-page.module.css";

interface PolicyTextPageProps {
  document: ContentDocument;
  blocks: readonly Block[];
  policies: readonly ContentDocument[];
  /** Below the text. */
  children?: ReactNode;
}

export function PolicyTextPage({ document, blocks, policies, children }: PolicyTextPageProps) {
  const { slug, title, updated, figures } = document;
  const t = useTranslations("content.policy");
  const day = useDay();
  const email = process.env.SUPPORT_EMAIL;
  return (
    <div className={`wrap ${styles.page}`}>
      <nav aria-label={t("label")} className={styles.nav}>
        <ul>
          {policies.map((each) => (
            <li key={each.slug}>
              <Link href={`/policy/${each.slug}`} aria-current={each.slug === slug ? "page" : undefined}>
                {each.title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <article className={styles.text}>
        <Breadcrumbs trail={[]} page={{ name: title, href: `/policy/${slug}` }} />
        <h1>{title}</h1>
        <p className={styles.date}>{t("updated", { date: day(updated) })}</p>
        <Markdown blocks={blocks} figures={figures} />
        {children}
        {email && <p className={styles.contact}>{t.rich("contact", { email, link: mailLink(email) })}</p>}
      </article>
    </div>
  );
}

const mailLink = (email: string) =>
  function MailLink(words: ReactNode) {
    return (
      <a className="link" href={`mailto:${email}`}>
        {words}
      </a>
    );
  };
