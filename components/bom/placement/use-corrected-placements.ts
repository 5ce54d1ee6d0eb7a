"use client";
// The coordinates of the list as the server read them, with what was corrected by hand.
import { useMemo } from "react";
import { useBomReading } from "@/lib/client/upload/bom-upload";
import type { UploadedBom } from "@/lib/contracts/bom-upload";
import { useGerberView } from "@/stores/viewer/gerber-view";
import { useBomDraft } from "@/stores/drafts/bom-draft";

type Read = NonNullable<UploadedBom["placements"]>;
export type CorrectedPlacement = Read["rows"][number] & {
  isCorrected: boolean;
  /** As the file says it. */
  fileSide: "top" | "bottom" | null;
};

/** Answered: the customer has said where the part sits. */
export type AskedConflict = Read["conflicts"][number] & { isAnswered: boolean };

export function useCorrectedPlacements() {
  const file = useBomDraft((draft) => draft.file);
  const hints = useBomDraft((draft) => draft.hints);
  const coordinates = useBomDraft((draft) => draft.coordinates);
  // By the size of its board the server measures a file that names no unit.
  const projectId = useGerberView((view) => view.projectId);
  const moved = useBomDraft((draft) => draft.moved);
  const answer = useBomReading(
    file && coordinates.length > 0
      ? {
          bomUrl: file.fileUrl,
          bomFileName: file.fileName,
          ...hints,
          coordinateFile: coordinates,
          ...(projectId === null ? {} : { projectId }),
        }
      : null,
  );
  const read = (coordinates.length > 0 ? answer.data?.placements : null) ?? null;
  const corrected = useMemo(
    () =>
      (read?.rows ?? []).map((row): CorrectedPlacement => {
        const own = moved[row.designator];
        return { ...row, ...own, isCorrected: own !== undefined, fileSide: row.side };
      }),
    [read, moved],
  );
  const conflicts = useMemo(
    () =>
      (read?.conflicts ?? []).map((conflict): AskedConflict => ({
        ...conflict,
        isAnswered: moved[conflict.designator] !== undefined,
      })),
    [read, moved],
  );
  return { answer, read, corrected, conflicts };
}
