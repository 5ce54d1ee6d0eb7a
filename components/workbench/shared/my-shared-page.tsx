"use client";
// Projects that one shares by a link.
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Tag } from "@/components/ui/tag";
import { toast } from "@/components/ui/toast";
import { pageHref, readPage } from "@/components/workbench/files/file-filter";
import panel from "@/components/workbench/panel.module.css";
import { ProjectPages, SectionTitle } from "@/components/workbench/project-pages";
import { type ProjectColumn, ProjectTable } from "@/components/workbench/project-table";
import type { MenuItem } from "@/components/ui/row-menu";
import { type SharingDialog, SharingDialogs } from "@/components/sharing/sharing-dialogs";
import { SignedIn } from "@/components/workbench/signed-in";
import { useCopyLink } from "@/components/sharing/use-copy-link";
import { useOpenProject } from "@/components/workbench/use-open-project";
import { RowKeys } from "@/components/workbench/row-keys";
import { useProjectColumns } from "@/components/workbench/use-project-columns";
import { MANAGED_A_PAGE, type SharedProject, useSharedProjects } from "@/lib/client/project";
import { Link } from "@/lib/i18n/link";

const PATH = "/workbench/my-shared";
const hrefOf = (page: number) => pageHref(PATH, page);

export function MySharedPage() {
  return (
    <SignedIn section="shared" title={<SectionTitle section="shared" />}>
      <SharedProjects />
    </SignedIn>
  );
}

function SharedProjects() {
  const page = readPage(useSearchParams());
  const shared = useSharedProjects(page);
  return (
    <ProjectPages
      section="shared"
      query={shared}
      page={page}
      pageSize={MANAGED_A_PAGE}
      hrefOf={hrefOf}
      empty={<NoneShared />}
    >
      {(rows) => <SharedList projects={rows} />}
    </ProjectPages>
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
  const columns = useProjectColumns<SharedProject>();
  return [
    columns.name,
    { ...columns.kind, isSecondary: true },
    {
      key: "right",
      title: t("column.right"),
      isPlain: true,
      cell: ({ right }) => <Tag kind={right === "edit" ? "warning" : "neutral"}>{rights(`${right}.name`)}</Tag>,
    },
    columns.moment("shared", ({ shareTime }) => shareTime),
    columns.count("visits", ({ visitCount }) => visitCount),
    columns.count("copies", ({ copyCount }) => copyCount),
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
