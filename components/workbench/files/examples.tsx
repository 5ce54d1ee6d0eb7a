"use client";
// Example projects: open one, or save a copy of it to one's own files.
import { useTranslations } from "next-intl";
import { Button, buttonClass } from "@/components/ui/button";
import { Tag } from "@/components/ui/tag";
import { toast } from "@/components/ui/toast";
import { kindOf, projectHref } from "@/components/sharing/project-kind";
import { ProjectPicture } from "@/components/workbench/project-picture";
import { useCopyProject } from "@/lib/client/project";
import { type ExampleProject, useExamples } from "@/lib/client/project-example";
import { Link } from "@/lib/i18n/link";
import { useMarket } from "@/lib/i18n/use-market";
import { useIsSignedIn } from "@/stores/account/session";
import { useModals } from "@/stores/modals";
import styles from "./examples.module.css";

/** Nothing while there are none: the page is whole without them. */
export function Examples() {
  const t = useTranslations("workbench.examples");
  const { locale } = useMarket();
  const examples = useExamples(locale);
  if (!examples.data || examples.data.rows.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="examples">
      <h2 id="examples">{t("title")}</h2>
      <ul className={styles.cards}>
        {examples.data.rows.map((example) => (
          <Example key={example.projectId} example={example} />
        ))}
      </ul>
    </section>
  );
}

function Example({ example }: { example: ExampleProject }) {
  const t = useTranslations("workbench");
  const { projectName: name, description, article, free } = example;
  const href = projectHref(example);
  return (
    <li className={styles.card}>
      <ProjectPicture project={example} isLarge />
      <div className={styles.facts}>
        <h3>
          <Link href={href}>{name}</Link>
          {free && <Tag>{t("examples.free")}</Tag>}
        </h3>
        <p>{t("examples.summary", { kind: t(`kind.${kindOf(example)}`), description })}</p>
        {article && (
          <p>
            <Link className="link" href={article.path}>
              {article.title}
            </Link>
          </p>
        )}
        <div className={styles.actions}>
          <Link className={buttonClass({ size: "sm" })} href={href} aria-label={t("examples.openOf", { name })}>
            {t("menu.open")}
          </Link>
          <SaveCopy example={example} />
        </div>
      </div>
    </li>
  );
}

function SaveCopy({ example: { projectId, projectName: name } }: { example: ExampleProject }) {
  const t = useTranslations("workbench.examples");
  const isSignedIn = useIsSignedIn();
  const askToSignIn = useModals((modals) => modals.open);
  const copying = useCopyProject();

  function save() {
    if (!isSignedIn) return askToSignIn("account");
    copying.mutate(projectId, {
      onSuccess: (made) => toast({ kind: "success", message: t("saved", { name: made.projectName }) }),
    });
  }
  return (
    <Button variant="quiet" size="sm" isBusy={copying.isPending} aria-label={t("copyOf", { name })} onClick={save}>
      {t("copy")}
    </Button>
  );
}
