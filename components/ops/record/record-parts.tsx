"use client";
// Common parts of admin records: customer, files, loading.
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Loaded, type Loading } from "@/components/ops/frame/loaded";
import { useAdminLabels } from "@/components/ops/frame/use-admin-labels";
import { Icon } from "@/components/icons/icon";
import { Button, buttonClass } from "@/components/ui/button";
import { DataList } from "@/components/ui/data-list";
import { EmptyState } from "@/components/ui/empty-state";
import { Sheet } from "@/components/ui/sheet";
import { ApiError } from "@/lib/client/transport/api-error";
import { type AdminFileSource, useAdminFile } from "@/lib/client/ops";
import type { AdminCustomer } from "@/lib/contracts/ops";
import { formatBytes } from "@/lib/i18n/format-bytes";
import { formatDate } from "@/lib/i18n/format-date";
import { Link } from "@/lib/i18n/link";
import { useBoardName } from "@/lib/i18n/use-board-name";
import styles from "./record.module.css";

interface RecordGateProps<T> {
  record: Loading<T> & { error: unknown };
  /** List of the record. */
  back: { href: string; label: string };
  children: (data: T) => ReactNode;
}

/** The record, or its loading or error state. */
export function RecordGate<T>({ record, back, children }: RecordGateProps<T>) {
  const t = useTranslations("ops.record");
  const isMissing = record.error instanceof ApiError && record.error.code === "NOT_FOUND";
  if (record.data === undefined && isMissing) {
    return (
      <EmptyState
        icon="search"
        headingLevel={1}
        title={t("missing")}
        action={
          <Link className={buttonClass({ variant: "primary" })} href={back.href}>
            {back.label}
          </Link>
        }
      />
    );
  }
  return (
    <Loaded query={record} failed={t("failed")} rows={10}>
      {children}
    </Loaded>
  );
}

export function CustomerSheet({ customer, area }: { customer: AdminCustomer; area: string }) {
  const t = useTranslations("ops.customer");
  const words = useAdminLabels();
  const tag = useLocale();
  const { email, mobile, name, company, phone, locale, since, orders } = customer;
  const facts = { mobile, name, company, phone, area: words.area(area), locale: words.language(locale) };
  const entries = Object.entries(facts).flatMap(([key, value]) =>
    value === "" ? [] : [{ key, name: t(key as keyof typeof facts), value }],
  );
  return (
    <Sheet
      title={t("title")}
      note={
        <Link className="link" href={`/ops/customers/${encodeURIComponent(customer.accountId)}`}>
          {t("orders", { count: orders })}
        </Link>
      }
    >
      {email && (
        <p className={styles.contact}>
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      )}
      <div className={styles.facts}>
        <DataList entries={[...entries, { key: "since", name: t("since"), value: formatDate(since, tag) }]} />
      </div>
    </Sheet>
  );
}

interface FilesProps extends Pick<AdminFileSource, "of" | "id"> {
  files: readonly { fileUrl: string; fileName: string; size: number }[];
}

/** Download buttons of a record's files. */
export function FileButtons({ of, id, files }: FilesProps) {
  const tag = useLocale();
  const fetchFile = useAdminFile();
  return files.map(({ fileUrl, fileName, size }) => (
    <Button
      key={fileUrl}
      size="sm"
      isBusy={fetchFile.isPending && fetchFile.variables.fileUrl === fileUrl}
      onClick={() => fetchFile.mutate({ of, id, fileUrl })}
    >
      <Icon name="download" size={16} />
      {fileName} <span className="num">{formatBytes(size, tag)}</span>
    </Button>
  ));
}

interface FilesSheetProps extends FilesProps {
  files: readonly (FilesProps["files"][number] & { board?: number })[];
  /** Boards of the record, if there are several. */
  boards?: readonly { boardName: string }[];
  /** Notes below the files. */
  children?: ReactNode;
}

/** Grouped by board, if there are several. */
export function FilesSheet({ files, boards = [], children, ...record }: FilesSheetProps) {
  const t = useTranslations("ops.record");
  const boardLabel = useBoardName();
  const shared = files.filter(({ board }) => board === undefined);
  return (
    <Sheet title={t("files")} className="no-print">
      {boards.map(({ boardName }, at) => {
        const own = files.filter(({ board }) => board === at);
        return (
          <div key={at} className={styles.files}>
            <b className={styles.fileBoard}>{boardLabel(boardName, at)}</b>
            {own.length > 0 ? <FileButtons {...record} files={own} /> : <p className={styles.hint}>{t("noFiles")}</p>}
          </div>
        );
      })}
      {(shared.length > 0 || boards.length === 0) && (
        <div className={styles.files}>
          {shared.length > 0 ? (
            <FileButtons {...record} files={shared} />
          ) : (
            <p className={styles.hint}>{t("noFiles")}</p>
          )}
        </div>
      )}
      {children}
    </Sheet>
  );
}
