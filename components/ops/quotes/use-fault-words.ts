"use client";
// Messages of price book faults.
import { useTranslations } from "next-intl";
import { ApiError } from "@/lib/client/transport/api-error";
import { bookRefusal } from "@/lib/contracts/ops-book";
import type { BookFault } from "@/lib/core/pricing/book-fault";

/** Faults in the server's refusal; empty for any other failure. */
export function refusedFigures(error: unknown): BookFault[] {
  if (!(error instanceof ApiError)) return [];
  if (error.code === "BOOK_EXISTS") return [{ path: "version", reason: "versionTaken" }];
  return bookRefusal.safeParse(error.data).data?.faults ?? [];
}

/** By rate name; the first of several faults. */
export function useFaultWords(): (faults: readonly BookFault[]) => ReadonlyMap<string, string> {
  const t = useTranslations("ops.books.faults");
  return (faults) => {
    const words = new Map<string, string>();
    for (const { path, reason } of faults) if (!words.has(path)) words.set(path, t(reason));
    return words;
  };
}
