"use client";
// Loads what is known of a project, and shows its form.
import { useTranslations } from "next-intl";
import { PublishForm } from "@/components/community/publish/publish-form";
import { PUBLISH_PATH } from "@/components/sharing/community-path";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { FailureState } from "@/components/ui/failure-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useOwnPublication } from "@/lib/client/community-publish";
import { useProjects } from "@/lib/client/project";
import { ApiError } from "@/lib/client/transport/api-error";
import { Link } from "@/lib/i18n/link";

const LISTED = 100;

export function PublishProject({ projectId }: { projectId: string }) {
  const t = useTranslations("community.publishing");
  const publication = useOwnPublication(projectId);
  const projects = useProjects({ pageNum: 1, pageSize: LISTED });
  const isNew = publication.error instanceof ApiError && publication.error.code === "NOT_FOUND";
  if ((publication.isError && !isNew) || projects.isError)
    return (
      <FailureState
        title={t("failed")}
        onRetry={() => {
          void publication.refetch();
          void projects.refetch();
        }}
      />
    );
  if (publication.isPending || !projects.data) return <Skeleton rows={8} />;
  const project = projects.data.rows.find((each) => each.projectId === projectId);
  // A project beyond the first hundred is still its owner's if it was published.
  if (!project && !publication.data)
    return (
      <EmptyState
        icon="sheet"
        title={t("notYours")}
        text={t("notYoursText")}
        action={
          <Link className={buttonClass()} href={PUBLISH_PATH}>
            {t("other")}
          </Link>
        }
      />
    );
  return (
    <PublishForm
      projectId={projectId}
      projectName={project?.projectName ?? publication.data?.title ?? ""}
      projectType={project?.projectType ?? 0}
      thumbnail={project?.thumbnail ?? null}
      boards={projects.data.rows.filter(({ projectType }) => projectType === 2)}
      publication={publication.data ?? null}
    />
  );
}
