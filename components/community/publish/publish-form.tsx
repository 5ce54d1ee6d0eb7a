"use client";
// Form of a publication. What is typed stays on this device until it is published.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { AttachmentsField } from "@/components/community/publish/attachments-field";
import { CheckSheet } from "@/components/community/publish/check-sheet";
import { CoverField } from "@/components/community/publish/cover-field";
import { IntroductionField } from "@/components/community/publish/introduction-field";
import { LicenseField } from "@/components/community/publish/license-field";
import { LinksField } from "@/components/community/publish/links-field";
import { type DraftProblem, problemsOf } from "@/components/community/publish/publication-draft";
import { PublicationState } from "@/components/community/publish/publication-state";
import { PublishActs } from "@/components/community/publish/publish-acts";
import { TagsField } from "@/components/community/publish/tags-field";
import { usePublicationDraft } from "@/components/community/publish/use-publication-draft";
import { VersionFields } from "@/components/community/publish/version-fields";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import type { Project } from "@/lib/client/project";
import { PUBLICATION_LIMITS } from "@/lib/contracts/community";
import type { OwnPublication } from "@/lib/contracts/community-publish";
import styles from "./publish.module.css";

export interface PublishFormProps {
  projectId: string;
  projectName: string;
  projectType: Project["projectType"];
  thumbnail: string | null;
  /** Boards of one's own, whose fabrication files can be published with the drawing. */
  boards: readonly Project[];
  publication: OwnPublication | null;
}

export function PublishForm(props: PublishFormProps) {
  const t = useTranslations("community.publishing");
  const { projectType, publication, boards } = props;
  const input = usePublicationDraft(props);
  const [shown, setShown] = useState<readonly DraftProblem[]>([]);
  const { draft, change } = input;
  if (!draft) return <Skeleton rows={8} />;
  const problems = problemsOf(draft).filter((problem) => shown.includes(problem));
  const errorOf = (problem: DraftProblem) => (problems.includes(problem) ? t(`problems.${problem}`) : undefined);
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {publication && <PublicationState publication={publication} />}
        <Sheet title={t("about")} isPadded>
          <div className={styles.fields}>
            <FormField label={t("name")} error={errorOf("title")} hint={t("nameHint")} isRequired>
              {(control) => (
                <Field
                  {...control}
                  maxLength={PUBLICATION_LIMITS.title}
                  value={draft.title}
                  onChange={({ target }) => change({ title: target.value })}
                />
              )}
            </FormField>
            <IntroductionField
              value={draft.introduction}
              error={errorOf("introduction")}
              onChange={(introduction) => change({ introduction })}
            />
            <TagsField tags={draft.tags} onChange={(tags) => change({ tags })} />
          </div>
        </Sheet>
        <CoverField
          project={props}
          boardProjectId={draft.boardProjectId}
          present={publication?.coverUrl ?? null}
          coverUrl={draft.coverUrl}
          onChange={(coverUrl) => change({ coverUrl })}
        />
        <Sheet id="license" title={t("license")} isPadded>
          <LicenseField
            license={draft.license}
            error={errorOf("license")}
            onChange={(license) => change({ license })}
          />
        </Sheet>
        <Sheet title={t("files")} isPadded>
          <div className={styles.fields}>
            {projectType !== 2 && (
              <VersionFields.Board
                boards={boards}
                value={draft.boardProjectId}
                onChange={(boardProjectId) => change({ boardProjectId })}
              />
            )}
            <AttachmentsField attachments={draft.attachments} onChange={(attachments) => change({ attachments })} />
            <LinksField links={draft.links} error={errorOf("links")} onChange={(links) => change({ links })} />
          </div>
        </Sheet>
      </div>
      <aside className={styles.side}>
        <CheckSheet project={props} draft={draft} />
        <PublishActs {...props} input={input} onProblems={setShown} />
      </aside>
    </div>
  );
}
