"use client";
// Files as a list or as cards, with their menus, keys and the actions on several.
import { useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { FileCards, FileOrigin, type Origins, SharedSign } from "@/components/workbench/files/file-cards";
import { type FileFilter, type FileSort, filesHref, sortedBy } from "@/components/workbench/files/file-filter";
import type { FileActs } from "@/components/workbench/files/use-file-acts";
import { useFileMenu } from "@/components/workbench/files/use-file-menu";
import { ProjectLink } from "@/components/workbench/project-link";
import { type ProjectColumn, ProjectTable } from "@/components/workbench/project-table";
import { SelectionBar } from "@/components/workbench/selection-bar";
import { RowKeys } from "@/components/workbench/row-keys";
import { useProjectColumns } from "@/components/workbench/use-project-columns";
import { useSelection } from "@/components/workbench/use-selection";
import { useOrigins } from "@/lib/client/community";
import type { Project } from "@/lib/client/project";
import type { ProjectView } from "@/lib/client/project-view";
import styles from "./file-list.module.css";

interface FileListProps {
  files: readonly Project[];
  filter: FileFilter;
  view: ProjectView;
  acts: FileActs;
}

export function FileList({ files, filter, view, acts }: FileListProps) {
  const t = useTranslations("workbench");
  const selection = useSelection(files);
  const origins = useOrigins(files.map(({ projectId }) => projectId)).data;
  const columns = useColumns(filter, origins);
  const menuOf = useFileMenu(acts);
  const selected = files.filter(({ projectId }) => selection.ids.has(projectId));
  return (
    <RowKeys rows={files} selection={selection} onRename={acts.rename} onDelete={acts.remove}>
      {view === "cards" ? (
        <FileCards rows={files} selection={selection} menuOf={menuOf} origins={origins} />
      ) : (
        <ProjectTable
          caption={t("files.caption")}
          rows={files}
          columns={columns}
          selection={selection}
          menuOf={menuOf}
        />
      )}
      <SelectionBar selection={selection}>
        <Button variant="danger" onClick={() => acts.remove(selected)}>
          <Icon name="trash" />
          {t("delete.label")}
        </Button>
      </SelectionBar>
    </RowKeys>
  );
}

const DIRECTIONS = { asc: "ascending", desc: "descending" } as const;

function useColumns(filter: FileFilter, origins: Origins | undefined): readonly ProjectColumn<Project>[] {
  const columns = useProjectColumns<Project>();
  const sort = (by: FileSort): ProjectColumn<Project>["sort"] => ({
    href: filesHref(sortedBy(filter, by)),
    direction: filter.sort === by ? DIRECTIONS[filter.order] : undefined,
  });
  return [
    {
      ...columns.name,
      sort: sort("name"),
      cell: (project) => (
        <>
          <ProjectLink project={project} />
          <FileOrigin origin={origins?.get(project.projectId)} />
        </>
      ),
    },
    {
      ...columns.kind,
      isPlain: true,
      cell: (project) => (
        <span className={styles.kind}>
          {columns.kind.cell(project)}
          {project.isShared && <SharedSign />}
        </span>
      ),
    },
    { ...columns.created, sort: sort("created") },
    { ...columns.moment("updated", ({ updateTime }) => updateTime), sort: sort("updated"), isPlain: true },
    { ...columns.count("opens", ({ openCount }) => openCount), sort: sort("opens") },
  ];
}
