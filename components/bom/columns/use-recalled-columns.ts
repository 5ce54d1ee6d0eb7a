"use client";
// Applies earlier corrections to a list with the same header row.
import { useEffect } from "react";
import type { UploadedBom } from "@/lib/contracts/bom-upload";
import { recallColumns } from "@/stores/bom-columns";
import { useBomDraftStore } from "@/stores/drafts/bom-draft";

export function useRecalledColumns(reading: UploadedBom | undefined): void {
  const draft = useBomDraftStore();
  useEffect(() => {
    const { file, hints } = draft.getState();
    if (!reading || Object.keys(hints).length > 0) return;
    const { columns, sheet, headerRow } = reading;
    void recallColumns(columns.map(({ header }) => header)).then((known) => {
      const isOther = known?.some((meaning, at) => meaning !== columns[at]?.meaning) ?? false;
      const now = draft.getState();
      // The user may have chosen otherwise meanwhile.
      if (known === null || !isOther || now.file !== file || Object.keys(now.hints).length > 0) return;
      now.readAs({ sheet, headerRow, columns: known });
    });
  }, [reading, draft]);
}
