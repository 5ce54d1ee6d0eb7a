"use client";
// Editor of the next price book: rates, changes, errors.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ActForm, NoteField, typed } from "@/components/ops/record/act-form";
import { BookChanges } from "@/components/ops/books/book-changes";
import { type BookDraft, bookOf, freeDay, namedAfter, withText } from "@/components/ops/books/book-draft";
import { BookHead } from "@/components/ops/books/book-head";
import { BookJson } from "@/components/ops/books/book-json";
import { BookSections } from "@/components/ops/books/book-sections";
import { toast } from "@/components/ui/toast";
import { usePublishAdminBook } from "@/lib/client/ops";
import { type AdminBook, bookRefusal } from "@/lib/contracts/ops-book";
import { shanghaiDay } from "@/lib/core/order/working-days";
import { bookFaults, type FiledBook } from "@/lib/core/pricing/book-check";
import { figureChanges } from "@/lib/core/pricing/book-figures";
import type { BookKind } from "@/lib/core/pricing/price-books";
import { ApiError } from "@/lib/client/transport/api-error";
import type { BookFault } from "@/lib/core/pricing/book-fault";
import styles from "./book-form.module.css";

interface BookEditorProps {
  kind: BookKind;
  books: readonly AdminBook[];
  /** Book in force of the kind and area. */
  previous: FiledBook;
  sources: readonly { path: string; source: string }[];
  onDone: () => void;
}

export function BookEditor({ kind, books, previous, sources, onDone }: BookEditorProps) {
  const t = useTranslations("ops.books");
  const publish = usePublishAdminBook();
  const faultWords = useFaultWords();
  const [today] = useState(() => shanghaiDay(Date.now()));
  const [draft, setDraft] = useState<BookDraft>(() => {
    const effectiveFrom = freeDay(books, { kind, area: previous.area }, today);
    return { base: previous, typed: new Map(), effectiveFrom, version: null };
  });
  const book = bookOf(draft, previous.version);
  const changes = figureChanges(previous, book);
  // The server's errors apply until something is changed.
  const faults = [
    ...bookFaults(book, { kind, model: previous, today, known: books }),
    ...refusedFigures(publish.error),
  ];
  const words = faultWords(faults);

  function change(next: BookDraft) {
    publish.reset();
    setDraft(next);
  }
  async function send(values: FormData) {
    const { version } = await publish.mutateAsync({ kind, book, note: typed(values, "note") });
    toast({ kind: "success", message: t("published", { version }) });
    onDone();
  }
  function wait(): string | undefined {
    if (words.size > 0) return t("faulty", { count: words.size });
    return changes.length === 0 ? t("unchanged") : undefined;
  }
  const shown = { ...draft, version: draft.version ?? namedAfter(previous.version, draft.effectiveFrom) };
  return (
    <ActForm submit={t("publishNow")} onSubmit={send} wait={wait()}>
      <p className={styles.lead}>{t("publishHint", { version: previous.version })}</p>
      <BookHead draft={shown} words={words} onChange={(head) => change({ ...draft, ...head })} />
      <BookChanges changes={changes} words={words} />
      <BookSections
        {...{ book, previous, words, sources }}
        typed={draft.typed}
        onChange={(path, text) => change(withText(draft, path, text))}
      />
      <BookJson book={book} draft={draft} onChange={change} />
      <NoteField name="note" label={t("note")} />
    </ActForm>
  );
}

/** Faults in the server's refusal; empty for any other failure. */
function refusedFigures(error: unknown): BookFault[] {
  if (!(error instanceof ApiError)) return [];
  if (error.code === "BOOK_EXISTS") return [{ path: "version", reason: "versionTaken" }];
  return bookRefusal.safeParse(error.data).data?.faults ?? [];
}

/** By rate name; the first of several faults. */
function useFaultWords(): (faults: readonly BookFault[]) => ReadonlyMap<string, string> {
  const t = useTranslations("ops.books.faults");
  return (faults) => {
    const words = new Map<string, string>();
    for (const { path, reason } of faults) if (!words.has(path)) words.set(path, t(reason));
    return words;
  };
}
