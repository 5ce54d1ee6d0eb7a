"use client";
// Coordinates as read by the server, with the user's corrections.
import { useMemo } from "react";
import { useBomReading } from "@/lib/client/upload/bom-upload";
import type { UploadedBom } from "@/lib/contracts/bom-upload";
import { useGerberView } from "@/stores/viewer/gerber-view";
import { useBomDraft } from "@/stores/drafts/bom-draft";

type Read = NonNullable<UploadedBom["placements"]>;
export type CorrectedPlacement = Read["rows"][number] & {
  isCorrected: boolean;
  /** As in the file. */
  fileSide: "top" | "bottom" | null;
};

/** Answered: the customer has chosen the position. */
export type AskedConflict = Read["conflicts"][number] & { isAnswered: boolean };

export function useCorrectedPlacements() {
  const file = useBomDraft((draft) => draft.file);
  const hints = useBomDraft((draft) => draft.hints);
  const coordinates = useBomDraft((draft) => draft.coordinates);
  // The server uses the board's size to detect the unit of a file that names none.
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
