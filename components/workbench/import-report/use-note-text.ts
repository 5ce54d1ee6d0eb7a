"use client";
// The sentence of a note.
import { useTranslations } from "next-intl";
import type { ImportNote } from "@/lib/core/schematic-import/report";

/** A report that another version wrote may have codes without a text: then what and where is all that is said. */
export function useNoteText(): (note: ImportNote) => string {
  const t = useTranslations("importReport");
  return ({ code, values, construct, outcome }) => {
    const key = `notes.${code}` as Parameters<typeof t>[0];
    if (t.has(key)) return t(key, values as Parameters<typeof t>[1]);
    return t(`unnamed.${outcome}`, { construct: t(`constructs.${construct}`) });
  };
}
