"use client";
// Projects that one shares by a link.
import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Pager } from "@/components/ui/pager";
import { Tag } from "@/components/ui/tag";
import { toast } from "@/components/ui/toast";
import { pageHref, readPage } from "@/components/workbench/files/file-filter";
import panel from "@/components/workbench/panel.module.css";
import { kindOf } from "@/components/sharing/project-kind";
import { ProjectLink } from "@/components/workbench/project-link";
import { ProjectStates } from "@/components/workbench/project-states";
import { type ProjectColumn, ProjectTable } from "@/components/workbench/project-table";
import type { MenuItem } from "@/components/ui/row-menu";
import { type SharingDialog, SharingDialogs } from "@/components/sharing/sharing-dialogs";
import { SignedIn } from "@/components/workbench/signed-in";
import { useCopyLink } from "@/components/sharing/use-copy-link";
import { useOpenProject } from "@/components/workbench/use-open-project";
import { RowKeys } from "@/components/workbench/row-keys";
import { WorkbenchTitle } from "@/components/workbench/workbench-title";
import { MANAGED_A_PAGE, type SharedProject, useSharedProjects } from "@/lib/client/project";
import { formatDate } from "@/lib/i18n/format-date";
import { Link } from "@/lib/i18n/link";

const PATH = "/workbench/my-shared";
const hrefOf = (page: number) => pageHref(PATH, page);

export function MySharedPage() {
  const t = useTranslations("workbench.shared");
  return (
    <SignedIn section="shared" title={<WorkbenchTitle title={t("title")} />}>
      <SharedProjects />
    </SignedIn>
  );
}

function SharedProjects() {
  const t = useTranslations("workbench.shared");
  const page = readPage(useSearchParams());
  const shared = useSharedProjects(page);
  const total = shared.data?.total;
  return (
    <>
      <WorkbenchTitle title={t("title")} note={total ? t("count", { count: total }) : undefined} />
      <ProjectStates query={shared} page={page} pageSize={MANAGED_A_PAGE} hrefOf={hrefOf} empty={<NoneShared />}>
        {({ rows, total: all }) => (
          <>
            <SharedList projects={rows} />
            <Pager label={t("pages")} page={page} pages={Math.ceil(all / MANAGED_A_PAGE)} hrefOf={hrefOf} />
          </>
        )}
      </ProjectStates>
    </>
  );
}

function NoneShared() {
  const t = useTranslations("workbench.shared.empty");
  return (
    <div className={panel.panel}>
      <EmptyState
        icon="share"
        title={t("title")}
        text={t("text")}
        action={
          <Link className={buttonClass()} href="/workbench/my-files">
            {t("action")}
          </Link>
        }
      />
    </div>
  );
}

function SharedList({ projects }: { projects: readonly SharedProject[] }) {
  const t = useTranslations("workbench.shared");
  const [dialog, setDialog] = useState<SharingDialog | null>(null);
  const columns = useColumns();
  const menuOf = useSharedMenu(setDialog);
  return (
    <>
      <RowKeys rows={projects}>
        <ProjectTable caption={t("caption")} rows={projects} columns={columns} menuOf={menuOf} />
      </RowKeys>
      <SharingDialogs dialog={dialog} onDialog={setDialog} />
    </>
  );
}

function useColumns(): readonly ProjectColumn<SharedProject>[] {
  const t = useTranslations("workbench");
  const rights = useTranslations("sharing.right");
  const tag = useLocale();
  return [
    { key: "name", title: t("column.name"), cell: (project) => <ProjectLink project={project} /> },
    { key: "kind", title: t("column.kind"), isSecondary: true, cell: (project) => t(`kind.${kindOf(project)}`) },
    {
      key: "right",
      title: t("column.right"),
      isPlain: true,
      cell: ({ right }) => <Tag kind={right === "edit" ? "warning" : "neutral"}>{rights(`${right}.name`)}</Tag>,
    },
    { key: "shared", title: t("column.shared"), cell: ({ shareTime }) => formatDate(shareTime, tag, "moment") },
    { key: "visits", title: t("column.visits"), isNumeric: true, cell: ({ visitCount }) => visitCount },
    { key: "copies", title: t("column.copies"), isNumeric: true, cell: ({ copyCount }) => copyCount },
  ];
}

function useSharedMenu(onDialog: (dialog: SharingDialog) => void): (project: SharedProject) => readonly MenuItem[] {
  const t = useTranslations("workbench");
  const sharing = useTranslations("sharing");
  const open = useOpenProject();
  const { copy } = useCopyLink();

  async function copyLink(project: SharedProject) {
    if (await copy(project, project.token)) toast({ kind: "success", message: sharing("copiedOf") });
  }
  return (project) => [
    { key: "copy", icon: "copy", label: t("menu.copyLink"), onChoose: () => void copyLink(project) },
    { key: "right", icon: "edit", label: t("menu.right"), onChoose: () => onDialog({ name: "share", project }) },
    { key: "open", icon: "right", label: t("menu.open"), onChoose: () => void open(project) },
    {
      ...{ key: "stop", icon: "close", label: t("menu.stop"), isDangerous: true },
      onChoose: () => onDialog({ name: "stop", project }),
    },
  ];
}
