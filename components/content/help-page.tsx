// All questions of the help center, by topic.
import { useTranslations } from "next-intl";
import { PageHead } from "@/components/content/page-head";
import { SearchField } from "@/components/content/search-field";
import { StructuredData } from "@/components/ui/structured-data";
import { buttonClass } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import type { ContentDocument } from "@/lib/core/content/content-document";
import { HELP_TOPICS, type HelpTopic } from "@/lib/core/content/content-kind";
import { blocksText, parseMarkdown } from "@/lib/core/content/markdown";
import { Link } from "@/lib/i18n/link";
import styles from "./help-page.module.css";

interface HelpPageProps {
  /** In the order of their topics. */
  answers: readonly ContentDocument[];
}

export function HelpPage({ answers }: HelpPageProps) {
  const t = useTranslations("content");
  const topics = HELP_TOPICS.map((topic) => ({
    topic,
    own: answers.filter((answer) => answer.topic === topic),
  })).filter(({ own }) => own.length > 0);
  return (
    <div className="wrap">
      <QuestionData answers={answers} />
      <PageHead title={t("help.title")} lead={t("help.lead")} href="/help">
        <SearchField action="/search" label={t("searchField.help")} />
      </PageHead>
      <div className={styles.page}>
        <nav className={styles.topics} aria-label={t("help.topics")}>
          <ul>
            {topics.map(({ topic }) => (
              <li key={topic}>
                <a href={`#${topic}`}>{t(`topics.${topic}`)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.groups}>
          {topics.map(({ topic, own }) => (
            <Topic key={topic} topic={topic} answers={own} />
          ))}
          <NoAnswer />
        </div>
      </div>
    </div>
  );
}

function Topic({ topic, answers }: { topic: HelpTopic; answers: readonly ContentDocument[] }) {
  const t = useTranslations("content.topics");
  return (
    <section id={topic} className={styles.group}>
      <h2>{t(topic)}</h2>
      <ul>
        {answers.map(({ slug, title }) => (
          <li key={slug}>
            <Link href={`/help/${slug}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function NoAnswer() {
  const t = useTranslations("content.help");
  return (
    <Sheet isPadded className={styles.contact}>
      <h2>{t("contact")}</h2>
      <p>{t("contactText")}</p>
      <Link className={buttonClass({ size: "lg" })} href="/contact-us">
        {t("contactAction")}
      </Link>
    </Sheet>
  );
}

/** Each answer begins with its shortest form; the whole of it is on its own page. */
function QuestionData({ answers }: HelpPageProps) {
  const questions = answers.map(({ title, body }) => ({
    "@type": "Question",
    name: title,
    acceptedAnswer: { "@type": "Answer", text: blocksText(parseMarkdown(body).slice(0, 1)) },
  }));
  return <StructuredData data={{ "@type": "FAQPage", mainEntity: questions }} />;
}
