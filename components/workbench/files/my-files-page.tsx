"use client";
// All files: a person's projects, or for visitors the invitation to sign in.
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Pager } from "@/components/ui/pager";
import { Skeleton } from "@/components/ui/skeleton";
import { Examples } from "@/components/workbench/files/examples";
import {
  type FileFilter,
  FILES_PATH,
  filesHref,
  isFiltered,
  readFileFilter,
} from "@/components/workbench/files/file-filter";
import { FileDialogs } from "@/components/workbench/files/file-dialogs";
import { FileFilterBar } from "@/components/workbench/files/file-filter-bar";
import { FileList } from "@/components/workbench/files/file-list";
import { NewProjectButtons } from "@/components/workbench/files/new-project-buttons";
import { useFileActs } from "@/components/workbench/files/use-file-acts";
import panel from "@/components/workbench/panel.module.css";
import { ProjectStates } from "@/components/workbench/project-states";
import { SignedIn } from "@/components/workbench/signed-in";
import { WorkbenchTitle } from "@/components/workbench/workbench-title";
import { PROJECTS_A_PAGE, useProjects } from "@/lib/client/project";
import { useProjectView } from "@/lib/client/project-view";
import { PROJECT_TYPES } from "@/lib/contracts/project";
import { Link } from "@/lib/i18n/link";
import styles from "./my-files-page.module.css";

export function MyFilesPage() {
  return (
    <SignedIn section="files" title={<FilesTitle />} forVisitors={<Examples />}>
      <Files />
    </SignedIn>
  );
}

function FilesTitle({ total }: { total?: number }) {
  const t = useTranslations("workbench.files");
  return (
    <WorkbenchTitle title={t("title")} note={total ? t("count", { count: total }) : undefined}>
      <NewProjectButtons />
    </WorkbenchTitle>
  );
}

function Files() {
  const t = useTranslations("workbench.files");
  const filter = readFileFilter(useSearchParams());
  const view = useProjectView();
  const acts = useFileActs();
  const { keyword, kind, sort, order, page } = filter;
  const files = useProjects({
    ...{ keyword, projectType: kind && PROJECT_TYPES[kind], sort, order },
    ...{ pageNum: page, pageSize: PROJECTS_A_PAGE },
  });
  const hrefOf = (each: number) => filesHref({ ...filter, page: each });
  const hasNone = files.data?.total === 0 && !isFiltered(filter);
  return (
    <>
      <FilesTitle total={files.data?.total} />
      {!hasNone && <FileFilterBar filter={filter} />}
      <ProjectStates
        query={files}
        page={page}
        pageSize={PROJECTS_A_PAGE}
        hrefOf={hrefOf}
        empty={<NoFiles filter={filter} />}
      >
        {({ rows, total }) =>
          view === undefined ? (
            <Skeleton rows={6} />
          ) : (
            <div className={files.isPlaceholderData ? styles.loading : undefined}>
              <FileList files={rows} filter={filter} view={view} acts={acts} />
              <Pager label={t("pages")} page={page} pages={Math.ceil(total / PROJECTS_A_PAGE)} hrefOf={hrefOf} />
            </div>
          )
        }
      </ProjectStates>
      <FileDialogs acts={acts} />
    </>
  );
}

function NoFiles({ filter }: { filter: FileFilter }) {
  const t = useTranslations("workbench.files");
  if (isFiltered(filter)) {
    return (
      <div className={panel.panel}>
        <EmptyState
          icon="search"
          title={t("noMatch.title")}
          text={t("noMatch.text")}
          action={
            <Link className={buttonClass()} href={FILES_PATH}>
              {t("noMatch.action")}
            </Link>
          }
        />
      </div>
    );
  }
  return (
    <>
      <div className={panel.panel}>
        <EmptyState
          icon="sheet"
          title={t("empty.title")}
          text={t("empty.text")}
          action={
            <span className={panel.actions}>
              <NewProjectButtons isLarge />
            </span>
          }
        />
      </div>
      <Examples />
    </>
  );
}
