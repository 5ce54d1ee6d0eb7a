"use client";
// Price books: every version, its figures and their sources, and publishing the next one.
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { BookForm } from "@/components/ops/book-form";
import { DeskList } from "@/components/ops/desk-list";
import { readDeskFilter } from "@/components/ops/desk-params";
import { useDeskWords } from "@/components/ops/use-desk-words";
import { Button } from "@/components/ui/button";
import { DataList } from "@/components/ui/data-list";
import { FormField } from "@/components/ui/form-field";
import { Modal } from "@/components/ui/modal";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import type { TableColumn } from "@/components/ui/table";
import { Tag } from "@/components/ui/tag";
import { TextArea } from "@/components/ui/text-area";
import { useDeskBook, useDeskBooks } from "@/lib/client/ops";
import type { DeskBook } from "@/lib/contracts/ops-book";
import { formatDate } from "@/lib/i18n/format-date";
import styles from "./record.module.css";

export function BookDesk() {
  const t = useTranslations("ops.books");
  const tag = useLocale();
  const words = useDeskWords();
  const [shown, setShown] = useState<string | null>(null);
  const [isPublishing, setPublishing] = useState(false);
  const books = useDeskBooks();
  const rows = books.data?.rows ?? [];
  const columns: TableColumn<DeskBook>[] = [
    {
      key: "version",
      head: t("version"),
      cell: ({ version }) => (
        <Button size="sm" onClick={() => setShown(version)}>
          <span className="num">{version}</span>
        </Button>
      ),
    },
    {
      key: "standing",
      head: t("standing"),
      cell: ({ standing }) => (
        <Tag kind={standing === "inForce" ? "success" : "neutral"}>{t(`standings.${standing}`)}</Tag>
      ),
    },
    { key: "kind", head: t("kind"), cell: ({ kind }) => t(`kinds.${kind}`) },
    { key: "area", head: t("area"), cell: ({ area }) => words.area(area) },
    { key: "from", head: t("from"), cell: ({ effectiveFrom }) => <span className="num">{effectiveFrom}</span> },
    { key: "origin", head: t("origin"), cell: ({ origin }) => t(`origins.${origin}`) },
    { key: "by", head: t("by"), cell: ({ publishedBy }) => publishedBy || "--" },
    { key: "at", head: t("at"), cell: ({ publishedAt }) => formatDate(publishedAt, tag, "moment") },
    { key: "note", head: t("note"), cell: ({ note }) => note || "--" },
  ];
  return (
    <div className={styles.stack}>
      <DeskList
        title={t("title")}
        filter={readDeskFilter("/ops/books", new URLSearchParams())}
        search={null}
        columns={columns}
        rowKey={({ version }) => version}
        list={{ ...books, data: books.data && { rows, total: rows.length } }}
        action={<Button onClick={() => setPublishing(true)}>{t("publish")}</Button>}
      />
      {shown && <BookSheet version={shown} />}
      <Modal
        isOpen={isPublishing}
        onClose={() => setPublishing(false)}
        title={t("publish")}
        kind="wide"
        isDismissable={false}
      >
        <BookForm books={rows} onDone={() => setPublishing(false)} />
      </Modal>
    </div>
  );
}

function BookSheet({ version }: { version: string }) {
  const t = useTranslations("ops.books");
  const book = useDeskBook(version);
  if (!book.data) return book.isError ? null : <Skeleton rows={6} />;
  const { sources, book: figures } = book.data;
  return (
    <>
      {sources.length > 0 && (
        <Sheet title={t("sources", { version })}>
          <div className={styles.facts}>
            <DataList entries={sources.map(({ path, source }) => ({ key: path, name: path, value: source }))} />
          </div>
        </Sheet>
      )}
      <Sheet title={t("figures", { version })}>
        <div className={styles.remark}>
          <FormField label={t("json")} hint={t("jsonHint")}>
            {(control) => (
              <TextArea {...control} readOnly rows={18} spellCheck={false} value={JSON.stringify(figures, null, 2)} />
            )}
          </FormField>
        </div>
      </Sheet>
    </>
  );
}
