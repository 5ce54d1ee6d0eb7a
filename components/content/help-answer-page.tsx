// An answer of the help center.
import { useTranslations } from "next-intl";
import { Breadcrumbs } from "@/components/content/breadcrumbs";
import { DocumentList } from "@/components/content/document-list";
import { NoAnswer } from "@/components/content/help-page";
import { Markdown } from "@/components/content/markdown";
import { StructuredData } from "@/components/ui/structured-data";
import { UsefulVote, type VoteWords } from "@/components/content/useful-vote";
import { Icon } from "@/components/icons/icon";
import { Sheet } from "@/components/ui/sheet";
import type { ContentDocument } from "@/lib/core/content/content-document";
import { isHelpTopic } from "@/lib/core/content/content-kind";
import { type Block, blocksText } from "@/lib/core/content/markdown";
import { withPrefix } from "@/lib/i18n/href";
import { Link } from "@/lib/i18n/link";
import { PAGE_KEYS } from "@/lib/i18n/page-keys";
import { useMarket } from "@/lib/i18n/use-market";
import styles from "./help-answer-page.module.css";

interface HelpAnswerPageProps {
  document: ContentDocument;
  blocks: readonly Block[];
  related: readonly ContentDocument[];
  /** Other questions of the topic. */
  siblings: readonly ContentDocument[];
}

export function HelpAnswerPage({ document, blocks, related, siblings }: HelpAnswerPageProps) {
  const t = useTranslations("content");
  const words = useVoteWords();
  const { prefix } = useMarket();
  const { slug, title, topic, links, figures } = document;
  const topicName = isHelpTopic(topic) ? t(`topics.${topic}`) : "";
  return (
    <div className={`wrap ${styles.page}`}>
      <article>
        <StructuredData data={questionData(title, blocks)} />
        <Breadcrumbs
          trail={[
            { name: t("help.title"), href: "/help" },
            { name: topicName, href: `/help#${topic}` },
          ]}
          page={{ name: title, href: `/help/${slug}` }}
        />
        <h1>{title}</h1>
        <Markdown blocks={blocks} figures={figures} />
        {links.length > 0 && <PageLinks links={links} />}
        <UsefulVote slug={slug} words={words} contactHref={withPrefix("/contact-us", prefix)} />
      </article>
      <aside className={styles.side}>
        {related.length > 0 && (
          <Sheet title={t("help.related")}>
            <DocumentList documents={related} />
          </Sheet>
        )}
        {siblings.length > 0 && (
          <Sheet title={t("help.more", { topic: topicName })}>
            <DocumentList documents={siblings} />
          </Sheet>
        )}
        <NoAnswer />
      </aside>
    </div>
  );
}

const questionData = (title: string, blocks: readonly Block[]) => ({
  "@type": "FAQPage",
  mainEntity: [{ "@type": "Question", name: title, acceptedAnswer: { "@type": "Answer", text: blocksText(blocks) } }],
});

/** Pages on which the answer is acted upon. */
function PageLinks({ links }: { links: readonly string[] }) {
  const t = useTranslations("content.help");
  const nav = useTranslations("shell.nav");
  return (
    <nav className={styles.links} aria-label={t("links")}>
      <span>{t("links")}</span>
      <ul>
        {links.map((href) => {
          const key = PAGE_KEYS[href];
          return key === undefined ? null : (
            <li key={href}>
              <Link href={href}>
                {nav(key)}
                <Icon name="arrow" size={16} />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function useVoteWords(): VoteWords {
  const t = useTranslations("content.help.vote");
  return {
    question: t("question"),
    yes: t("yes"),
    no: t("no"),
    thanksYes: t("thanksYes"),
    thanksNo: t("thanksNo"),
    contact: t("contact"),
    failed: t("failed"),
  };
}
