"use client";
// Files as cards.
import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import { OriginNote } from "@/components/sharing/origin-note";
import { kindOf } from "@/components/sharing/project-kind";
import { ProjectLink } from "@/components/workbench/project-link";
import { ProjectPicture } from "@/components/workbench/project-picture";
import { SelectAll, SelectOne } from "@/components/workbench/project-table";
import { type MenuItem, RowMenu } from "@/components/ui/row-menu";
import type { RowSelection } from "@/components/workbench/use-selection";
import type { Project } from "@/lib/client/project";
import type { ProjectOrigin } from "@/lib/contracts/community";
import { formatDate } from "@/lib/i18n/format-date";
import styles from "./file-cards.module.css";

/** Origins of copies of published projects, by the id of the copy. */
export type Origins = ReadonlyMap<string, ProjectOrigin>;

interface FileCardsProps {
  rows: readonly Project[];
  selection: RowSelection;
  menuOf: (row: Project) => readonly MenuItem[];
  origins?: Origins;
}

export function FileCards({ rows, selection, menuOf, origins }: FileCardsProps) {
  const t = useTranslations("workbench");
  return (
    <>
      <label className={styles.all}>
        <SelectAll selection={selection} />
        {t("table.selectAll")}
      </label>
      <ul className={styles.cards} aria-label={t("files.caption")}>
        {rows.map((project) => (
          <FileCard
            key={project.projectId}
            project={project}
            selection={selection}
            items={menuOf(project)}
            origin={origins?.get(project.projectId)}
          />
        ))}
      </ul>
    </>
  );
}

interface FileCardProps {
  project: Project;
  selection: RowSelection;
  items: readonly MenuItem[];
  origin: ProjectOrigin | undefined;
}

/** Nothing for a project that is no copy. */
export const FileOrigin = ({ origin }: { origin: ProjectOrigin | undefined }) =>
  origin ? <OriginNote origin={origin} /> : null;

function FileCard({ project, selection, items, origin }: FileCardProps) {
  const t = useTranslations("workbench");
  const tag = useLocale();
  const { projectId, projectName: name, updateTime, openCount, isShared } = project;
  return (
    <li className={styles.card} data-project={projectId} data-selected={selection.ids.has(projectId) || undefined}>
      <span className={styles.check}>
        <SelectOne project={project} selection={selection} />
      </span>
      <ProjectPicture project={project} isLarge />
      <div className={styles.facts}>
        <ProjectLink project={project} />
        <RowMenu label={t("table.menuOf", { name })} items={items} />
        <span>
          {t(`kind.${kindOf(project)}`)}
          {isShared && <SharedSign />}
        </span>
        <span className="num">
          {formatDate(updateTime, tag, "moment")}
          <span className={styles.opens}>{t("files.opened", { count: openCount })}</span>
        </span>
        {origin && (
          <span>
            <OriginNote origin={origin} />
          </span>
        )}
      </div>
    </li>
  );
}

/** Sign of a project that has a link. */
export function SharedSign() {
  const t = useTranslations("workbench.files");
  return (
    <span className={styles.shared} role="img" aria-label={t("isShared")} title={t("isShared")}>
      <Icon name="share" size={16} />
    </span>
  );
}
