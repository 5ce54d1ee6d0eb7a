"use client";
// Price books: every version with rates and sources, and publishing the next one.
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { BookFigures } from "@/components/ops/books/book-figures";
import { BookForm } from "@/components/ops/books/book-form";
import { AdminDialog } from "@/components/ops/frame/admin-dialog";
import { AdminList } from "@/components/ops/frame/admin-list";
import { useAdminFilter } from "@/components/ops/frame/admin-params";
import { Loaded } from "@/components/ops/frame/loaded";
import { useAdminLabels } from "@/components/ops/frame/use-admin-labels";
import { Button } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import type { TableColumn } from "@/components/ui/table";
import { Tag } from "@/components/ui/tag";
import { TextArea } from "@/components/ui/text-area";
import { useAdminBook, useAdminBooks } from "@/lib/client/ops";
import type { AdminBook } from "@/lib/contracts/ops-book";
import type { FiledBook } from "@/lib/core/pricing/book-check";
import { formatDate } from "@/lib/i18n/format-date";
import { Link } from "@/lib/i18n/link";
import styles from "../record/record.module.css";

export function PriceBookPage() {
  const t = useTranslations("ops.books");
  const tag = useLocale();
  const words = useAdminLabels();
  const filter = useAdminFilter("/ops/books");
  const shown = filter.text("book") ?? null;
  const [isPublishing, setPublishing] = useState(false);
  const books = useAdminBooks();
  const rows = books.data?.rows ?? [];
  const columns: TableColumn<AdminBook>[] = [
    {
      key: "version",
      head: t("version"),
      cell: ({ version }) => (
        <Link
          className="link num"
          href={filter.hrefWith({ book: version })}
          aria-current={version === shown || undefined}
        >
          {version}
        </Link>
      ),
    },
    {
      key: "status",
      head: t("status"),
      cell: ({ status }) => <Tag kind={status === "inForce" ? "success" : "neutral"}>{t(`statuses.${status}`)}</Tag>,
    },
    { key: "kind", head: t("kind"), cell: ({ kind }) => t(`kinds.${kind}`), isWhole: true },
    { key: "area", head: t("area"), cell: ({ area }) => words.area(area), isWhole: true },
    {
      key: "from",
      head: t("from"),
      cell: ({ effectiveFrom }) => formatDate(`${effectiveFrom}T12:00:00`, tag),
      isWhole: true,
    },
    { key: "origin", head: t("origin"), cell: ({ origin }) => t(`origins.${origin}`), isWhole: true },
    { key: "by", head: t("by"), cell: ({ publishedBy }) => publishedBy || "--" },
    {
      key: "at",
      head: t("at"),
      cell: ({ publishedAt }) => formatDate(publishedAt, tag, "moment"),
      isWhole: true,
    },
    { key: "note", head: t("note"), cell: ({ note }) => note || "--" },
  ];
  return (
    <div className={styles.stack}>
      <AdminList
        title={t("title")}
        filter={filter}
        empty={{ title: t("empty.title"), text: t("empty.text") }}
        search={null}
        columns={columns}
        rowKey={({ version }) => version}
        list={{ ...books, data: books.data && { rows, total: rows.length } }}
        action={<Button onClick={() => setPublishing(true)}>{t("publish")}</Button>}
      />
      {shown && <BookSheet version={shown} />}
      <AdminDialog title={t("publish")} isOpen={isPublishing} onClose={() => setPublishing(false)} isWide>
        <BookForm books={rows} onDone={() => setPublishing(false)} />
      </AdminDialog>
    </div>
  );
}

function BookSheet({ version }: { version: string }) {
  const t = useTranslations("ops.books");
  const lists = useTranslations("ops.list");
  const book = useAdminBook(version);
  return (
    <Loaded query={book} failed={lists("failed.title")} rows={6}>
      {({ sources, book: figures }) => (
        <Sheet title={t("figures", { version })}>
          <BookFigures book={figures as FiledBook} sources={sources} />
          <details className={styles.exit}>
            <summary>{t("json")}</summary>
            <div className={styles.remark}>
              <TextArea
                readOnly
                rows={18}
                spellCheck={false}
                aria-label={t("json")}
                value={JSON.stringify(figures, null, 2)}
              />
              <p className={styles.hint}>{t("jsonHint")}</p>
            </div>
          </details>
        </Sheet>
      )}
    </Loaded>
  );
}
