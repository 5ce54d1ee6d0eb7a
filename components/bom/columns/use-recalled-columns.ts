"use client";
// A list with a head that was corrected before is read as it was corrected then.
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
      // Somebody may have said otherwise meanwhile.
      if (known === null || !isOther || now.file !== file || Object.keys(now.hints).length > 0) return;
      now.readAs({ sheet, headerRow, columns: known });
    });
  }, [reading, draft]);
}
