"use client";
// Deleted projects: restore them, or delete them for good.
import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Pager } from "@/components/ui/pager";
import { PurgeDialog } from "@/components/workbench/bin/purge-dialog";
import { useRestore } from "@/components/workbench/bin/use-restore";
import { pageHref, readPage } from "@/components/workbench/files/file-filter";
import panel from "@/components/workbench/panel.module.css";
import { kindOf } from "@/components/sharing/project-kind";
import { ProjectStates } from "@/components/workbench/project-states";
import { type ProjectColumn, ProjectTable } from "@/components/workbench/project-table";
import type { MenuItem } from "@/components/ui/row-menu";
import { SelectionBar } from "@/components/workbench/selection-bar";
import { SignedIn } from "@/components/workbench/signed-in";
import { RowKeys } from "@/components/workbench/row-keys";
import { useSelection } from "@/components/workbench/use-selection";
import { WorkbenchTitle } from "@/components/workbench/workbench-title";
import { type DeletedProject, MANAGED_A_PAGE, useDeletedProjects } from "@/lib/client/project";
import { formatDate } from "@/lib/i18n/format-date";
import styles from "./recycle-bin-page.module.css";

const hrefOf = (page: number) => pageHref("/workbench/recycle-bin", page);

export function RecycleBinPage() {
  const t = useTranslations("workbench.bin");
  return (
    <SignedIn section="bin" title={<WorkbenchTitle title={t("title")} />}>
      <RecycleBin />
    </SignedIn>
  );
}

function RecycleBin() {
  const t = useTranslations("workbench.bin");
  const page = readPage(useSearchParams());
  const bin = useDeletedProjects(page);
  const total = bin.data?.total;
  const none = (
    <div className={panel.panel}>
      <EmptyState icon="trash" title={t("empty.title")} text={t("empty.text")} />
    </div>
  );
  return (
    <>
      <WorkbenchTitle title={t("title")} note={total ? t("count", { count: total }) : undefined} />
      <ProjectStates query={bin} page={page} pageSize={MANAGED_A_PAGE} hrefOf={hrefOf} empty={none}>
        {({ rows, total: all }) => (
          <>
            <DeletedList projects={rows} />
            <Pager label={t("pages")} page={page} pages={Math.ceil(all / MANAGED_A_PAGE)} hrefOf={hrefOf} />
          </>
        )}
      </ProjectStates>
    </>
  );
}

function DeletedList({ projects }: { projects: readonly DeletedProject[] }) {
  const t = useTranslations("workbench.bin");
  const [doomed, setDoomed] = useState<readonly DeletedProject[]>([]);
  const restore = useRestore();
  const selection = useSelection(projects);
  const selected = projects.filter(({ projectId }) => selection.ids.has(projectId));
  const columns = useColumns();
  const menuOf = (project: DeletedProject): readonly MenuItem[] => [
    { key: "restore", icon: "undo", label: t("restore"), onChoose: () => void restore.run([project]) },
    {
      ...{ key: "purge", icon: "trash", label: t("purge"), keys: "Del", isDangerous: true },
      onChoose: () => setDoomed([project]),
    },
  ];
  return (
    <>
      <RowKeys rows={projects} selection={selection} onDelete={setDoomed}>
        <ProjectTable caption={t("caption")} rows={projects} columns={columns} selection={selection} menuOf={menuOf} />
        <SelectionBar selection={selection}>
          <Button isBusy={restore.isBusy} onClick={() => void restore.run(selected)}>
            <Icon name="undo" />
            {t("restore")}
          </Button>
          <Button variant="danger" onClick={() => setDoomed(selected)}>
            <Icon name="trash" />
            {t("purge")}
          </Button>
        </SelectionBar>
      </RowKeys>
      <PurgeDialog projects={doomed} onClose={() => setDoomed([])} />
    </>
  );
}

function useColumns(): readonly ProjectColumn<DeletedProject>[] {
  const t = useTranslations("workbench");
  const tag = useLocale();
  return [
    {
      key: "name",
      title: t("column.name"),
      cell: ({ projectName }) => (
        <span className={styles.name} title={projectName}>
          {projectName}
        </span>
      ),
    },
    { key: "kind", title: t("column.kind"), isPlain: true, cell: (project) => t(`kind.${kindOf(project)}`) },
    {
      key: "created",
      title: t("column.created"),
      isSecondary: true,
      cell: ({ createTime }) => formatDate(createTime, tag),
    },
    { key: "deleted", title: t("column.deleted"), cell: ({ deleteTime }) => formatDate(deleteTime, tag, "moment") },
  ];
}
