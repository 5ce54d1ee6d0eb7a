"use client";
// All files: a person's projects, or for visitors the invitation to sign in.
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
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
import { ProjectPages, SectionTitle } from "@/components/workbench/project-pages";
import { SignedIn } from "@/components/workbench/signed-in";
import { PROJECTS_A_PAGE, useProjects } from "@/lib/client/project";
import { useProjectView } from "@/lib/client/project-view";
import { PROJECT_TYPES } from "@/lib/contracts/project";
import { Link } from "@/lib/i18n/link";
import styles from "./my-files-page.module.css";

const Title = () => (
  <SectionTitle section="files">
    <NewProjectButtons />
  </SectionTitle>
);

export function MyFilesPage() {
  return (
    <SignedIn section="files" title={<Title />} forVisitors={<Examples />}>
      <Files />
    </SignedIn>
  );
}

function Files() {
  const filter = readFileFilter(useSearchParams());
  const view = useProjectView();
  const acts = useFileActs();
  const { keyword, kind, sort, order, page } = filter;
  const files = useProjects({
    ...{ keyword, projectType: kind && PROJECT_TYPES[kind], sort, order },
    ...{ pageNum: page, pageSize: PROJECTS_A_PAGE },
  });
  const hasNone = files.data?.total === 0 && !isFiltered(filter);
  return (
    <>
      <ProjectPages
        section="files"
        query={files}
        page={page}
        pageSize={PROJECTS_A_PAGE}
        hrefOf={(each) => filesHref({ ...filter, page: each })}
        actions={<NewProjectButtons />}
        bar={!hasNone && <FileFilterBar filter={filter} />}
        empty={<NoFiles filter={filter} />}
      >
        {(rows) =>
          view === undefined ? (
            <Skeleton rows={6} />
          ) : (
            <div className={files.isPlaceholderData ? styles.loading : undefined}>
              <FileList files={rows} filter={filter} view={view} acts={acts} />
            </div>
          )
        }
      </ProjectPages>
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
