"use client";
// Check before publishing: what has to be mended, and where.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { detailsOf, type PublicationDraft } from "@/components/community/publish/publication-draft";
import { Icon } from "@/components/icons/icon";
import { projectHref } from "@/components/sharing/project-kind";
import { Button } from "@/components/ui/button";
import { FailureState } from "@/components/ui/failure-state";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { type CheckInput, usePublicationCheck } from "@/lib/client/community-check";
import type { Project } from "@/lib/client/project";
import type { PublicationFinding } from "@/lib/contracts/community-publish";
import { Link } from "@/lib/i18n/link";
import styles from "./publish.module.css";

interface CheckSheetProps {
  project: Pick<Project, "projectId" | "projectType">;
  draft: PublicationDraft;
}

function inputOf(projectId: string, draft: PublicationDraft): CheckInput {
  const { title, introduction, links, attachments } = detailsOf(draft);
  return {
    ...{ projectId, title, introduction, links, attachments },
    ...(draft.license === "" ? {} : { license: draft.license }),
    ...(draft.boardProjectId === null ? {} : { boardProjectId: draft.boardProjectId }),
  };
}

export function CheckSheet({ project, draft }: CheckSheetProps) {
  const t = useTranslations("community.check");
  const now = inputOf(project.projectId, draft);
  const [input, setInput] = useState(now);
  const check = usePublicationCheck(input);
  const isOutdated = JSON.stringify(input) !== JSON.stringify(now);
  return (
    <Sheet title={t("title")} isPadded>
      {check.isError ? (
        <FailureState title={t("failed")} onRetry={() => void check.refetch()} />
      ) : check.data ? (
        <>
          <Findings findings={check.data.findings} project={project} boardProjectId={draft.boardProjectId} />
          {check.data.lineCount > 0 && (
            <p className={styles.note}>
              {t("lines", { named: check.data.namedLineCount, count: check.data.lineCount })}
            </p>
          )}
        </>
      ) : (
        <Skeleton rows={3} />
      )}
      <div className={styles.again}>
        <Button size="sm" isBusy={check.isFetching} onClick={() => (isOutdated ? setInput(now) : void check.refetch())}>
          {t("again")}
        </Button>
        {isOutdated && <small>{t("outdated")}</small>}
      </div>
    </Sheet>
  );
}

interface FindingsProps {
  findings: readonly PublicationFinding[];
  project: CheckSheetProps["project"];
  boardProjectId: string | null;
}

function Findings({ findings, ...places }: FindingsProps) {
  const t = useTranslations("community.check");
  if (findings.length === 0)
    return (
      <p className={styles.fine} role="status">
        <Icon name="check" size={16} /> {t("fine")}
      </p>
    );
  return (
    <div role="status">
      <ul className={styles.findings}>
        {findings.map((finding) => (
          <li key={`${finding.code} ${finding.field} ${finding.excerpt}`} data-severity={finding.severity}>
            <Icon name={finding.severity === "error" ? "error" : "warning"} size={16} />
            <span>
              {t(`codes.${finding.code}`)}
              {finding.excerpt !== "" && <code>{finding.excerpt}</code>}
              {finding.designators.length > 0 && <small>{designatorsOf(finding)}</small>}
            </span>
            <Mend finding={finding} {...places} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const MAX_DESIGNATORS = 10;

function designatorsOf({ designators }: PublicationFinding): string {
  const shown = designators.slice(0, MAX_DESIGNATORS).join(", ");
  return designators.length > MAX_DESIGNATORS ? `${shown} …` : shown;
}

/** Leads to the place where a finding is mended: an input of this page, the drawing, or the board. */
function Mend({
  finding: { field },
  project,
  boardProjectId,
}: Omit<FindingsProps, "findings"> & { finding: PublicationFinding }) {
  const t = useTranslations("community.check");
  if (field === "drawing" || field === "bom")
    return (
      <Link className="link" href={projectHref(project)} target="_blank">
        {t("openDrawing")}
      </Link>
    );
  if (field === "board")
    return (
      <Link
        className="link"
        href={`/gerber-viewer?project=${encodeURIComponent(boardProjectId ?? project.projectId)}`}
        target="_blank"
      >
        {t("openBoard")}
      </Link>
    );
  return (
    <a className="link" href={`#${field}`}>
      {t("mend")}
    </a>
  );
}
