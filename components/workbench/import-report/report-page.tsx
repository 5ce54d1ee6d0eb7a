"use client";
// Import report: how much was carried over, what was changed or left out, and where that is on the sheets.
import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button, buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { FailureState } from "@/components/ui/failure-state";
import { Skeleton } from "@/components/ui/skeleton";
import { type TitleCell, TitleBlock } from "@/components/ui/title-block";
import { ConstructTable } from "@/components/workbench/import-report/construct-table";
import { type NumberedNote, placedNotes, rowsOf, totalsOf } from "@/components/workbench/import-report/notes-of";
import { PlaceView } from "@/components/workbench/import-report/place-view";
import { ReadFiles } from "@/components/workbench/import-report/read-files";
import { SignedIn } from "@/components/workbench/signed-in";
import { WorkbenchTitle } from "@/components/workbench/workbench-title";
import { type KeptReport, useImportReport } from "@/lib/client/import-report";
import { ApiError } from "@/lib/client/transport/api-error";
import { useDownloadFile } from "@/lib/client/upload/file";
import { formatDate } from "@/lib/i18n/format-date";
import { Link } from "@/lib/i18n/link";
import styles from "./report-page.module.css";

export function ReportPage() {
  const t = useTranslations("importReport");
  return (
    <SignedIn section="files" title={<WorkbenchTitle title={t("title")} />}>
      <Loaded />
    </SignedIn>
  );
}

function Loaded() {
  const t = useTranslations("importReport");
  const projectId = useSearchParams().get("id") ?? "";
  const report = useImportReport(projectId);
  if (report.data) return <Report projectId={projectId} kept={report.data} />;
  if (!report.isError)
    return (
      <>
        <WorkbenchTitle title={t("title")} />
        <Skeleton rows={6} />
      </>
    );
  const isMissing = report.error instanceof ApiError && report.error.code === "NOT_FOUND";
  return isMissing ? (
    <EmptyState
      icon="sheet"
      title={t("missing.title")}
      text={t("missing.text")}
      action={
        <Link className={buttonClass()} href="/workbench/my-files">
          {t("missing.action")}
        </Link>
      }
    />
  ) : (
    <FailureState title={t("failed.title")} text={t("failed.text")} onRetry={() => void report.refetch()} />
  );
}

function Report({ projectId, kept }: { projectId: string; kept: KeptReport }) {
  const t = useTranslations("importReport");
  const { report, projectName, file } = kept;
  const download = useDownloadFile();
  const rows = rowsOf(report);
  const places = placedNotes(rows);
  const [selected, setSelected] = useState<NumberedNote | null>(places[0] ?? null);
  return (
    <>
      <WorkbenchTitle title={t("titleOf", { name: projectName })}>
        {file && (
          <Button isBusy={download.isPending} onClick={() => download.mutate(file.fileUrl)}>
            {t("original")}
          </Button>
        )}
        <Link className={buttonClass({ variant: "primary" })} href={`/eda/sch?id=${encodeURIComponent(projectId)}`}>
          {t("open")}
        </Link>
      </WorkbenchTitle>
      <p className={styles.verdict}>{t("verdict", totalsOf(report))}</p>
      <Summary kept={kept} />
      <div className={styles.columns} data-single={places.length === 0 || undefined}>
        <ConstructTable rows={rows} selected={selected} onSelect={setSelected} />
        {selected && <PlaceView {...{ projectId, places, selected }} onSelect={setSelected} />}
      </div>
      <ReadFiles files={report.files} />
    </>
  );
}

function Summary({ kept: { report, file, importTime } }: { kept: KeptReport }) {
  const t = useTranslations("importReport");
  const tag = useLocale();
  const found = (construct: (typeof report.counts)[number]["construct"]) =>
    report.counts.find((count) => count.construct === construct)?.found ?? 0;
  const source = file?.fileName ?? report.files[0]?.name ?? "";
  const cells: TitleCell[] = [
    { key: "source", label: t("summary.source"), value: source },
    { key: "tool", label: t("summary.tool"), value: report.tool },
    { key: "sheets", label: t("summary.sheets"), value: found("sheets") },
    { key: "components", label: t("summary.components"), value: found("components") },
    { key: "time", label: t("summary.time"), value: formatDate(importTime, tag, "moment") },
  ];
  return <TitleBlock cells={cells} />;
}
