"use client";
// Deleted projects: restore them, or delete them for good.
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PurgeDialog } from "@/components/workbench/bin/purge-dialog";
import { useRestore } from "@/components/workbench/bin/use-restore";
import { pageHref, readPage } from "@/components/workbench/files/file-filter";
import panel from "@/components/workbench/panel.module.css";
import { ProjectPages, SectionTitle } from "@/components/workbench/project-pages";
import { type ProjectColumn, ProjectTable } from "@/components/workbench/project-table";
import type { MenuItem } from "@/components/ui/row-menu";
import { SelectionBar } from "@/components/workbench/selection-bar";
import { SignedIn } from "@/components/workbench/signed-in";
import { RowKeys } from "@/components/workbench/row-keys";
import { useProjectColumns } from "@/components/workbench/use-project-columns";
import { useSelection } from "@/components/workbench/use-selection";
import { type DeletedProject, MANAGED_A_PAGE, useDeletedProjects } from "@/lib/client/project";
import styles from "./recycle-bin-page.module.css";

const hrefOf = (page: number) => pageHref("/workbench/recycle-bin", page);

export function RecycleBinPage() {
  return (
    <SignedIn section="bin" title={<SectionTitle section="bin" />}>
      <RecycleBin />
    </SignedIn>
  );
}

function RecycleBin() {
  const t = useTranslations("workbench.bin.empty");
  const page = readPage(useSearchParams());
  const bin = useDeletedProjects(page);
  const none = (
    <div className={panel.panel}>
      <EmptyState icon="trash" title={t("title")} text={t("text")} />
    </div>
  );
  return (
    <ProjectPages section="bin" query={bin} page={page} pageSize={MANAGED_A_PAGE} hrefOf={hrefOf} empty={none}>
      {(rows) => <DeletedList projects={rows} />}
    </ProjectPages>
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
  const { name, kind, created, moment } = useProjectColumns<DeletedProject>();
  return [
    {
      ...name,
      cell: ({ projectName }) => (
        <span className={styles.name} title={projectName}>
          {projectName}
        </span>
      ),
    },
    { ...kind, isPlain: true },
    created,
    moment("deleted", ({ deleteTime }) => deleteTime),
  ];
}
