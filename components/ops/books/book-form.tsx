"use client";
// Form that publishes a price book of a kind and area, starting from the one in force.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { BookEditor } from "@/components/ops/books/book-editor";
import { Segments } from "@/components/ui/segments";
import { Skeleton } from "@/components/ui/skeleton";
import { useAdminBook } from "@/lib/client/ops";
import type { AdminBook } from "@/lib/contracts/ops-book";
import type { FiledBook } from "@/lib/core/pricing/book-check";
import { BOOK_KINDS, type BookKind } from "@/lib/core/pricing/price-books";
import styles from "./book-form.module.css";

const AREAS = ["en-US", "zh-CN"] as const;
type Area = (typeof AREAS)[number];

interface BookFormProps {
  /** All existing books. */
  books: readonly AdminBook[];
  onDone: () => void;
}

export function BookForm({ books, onDone }: BookFormProps) {
  const t = useTranslations("ops");
  const [kind, setKind] = useState<BookKind>("boards");
  const [area, setArea] = useState<Area>("en-US");
  const inForce = books.find((book) => book.kind === kind && book.area === area && book.status === "inForce");
  const previous = useAdminBook(inForce?.version ?? null).data;
  return (
    <div className={styles.form}>
      <div className={styles.choices}>
        <Segments
          label={t("books.kind")}
          items={BOOK_KINDS.map((id) => ({ id, label: t(`books.kinds.${id}`) }))}
          value={kind}
          onChange={setKind}
          size="field"
        />
        <Segments
          label={t("books.area")}
          items={AREAS.map((id) => ({ id, label: t(`area.${id}`) }))}
          value={area}
          onChange={setArea}
          size="field"
        />
      </div>
      {previous ? (
        <BookEditor
          key={previous.version}
          {...{ kind, books, onDone }}
          previous={previous.book as FiledBook}
          sources={previous.sources}
        />
      ) : (
        <Skeleton rows={8} />
      )}
    </div>
  );
}
