// Parts, joints and sides of an uploaded parts list, as counted by the server.

import { useMemo } from "react";
import { useBomPrice } from "@/lib/client/bom-price";
import { useBomReading } from "@/lib/client/upload/bom-upload";
import type { QuoteLineInput } from "@/lib/contracts/bom-lines";
import type { UploadedBom, UploadedLine } from "@/lib/contracts/bom-upload";

interface SentFile {
  fileUrl: string;
  fileName: string;
}

export interface SentList {
  list: SentFile | null;
  coordinates: readonly SentFile[];
  projectId: string | null;
}

/** The line as read, without corrections. */
function toQuoteLine(line: UploadedLine): QuoteLineInput {
  const { designators, quantity, mpn, manufacturer, values, footprint, description, partId, side, state } = line;
  const canBePlaced = quantity !== null && designators.length > 0;
  return {
    designators: designators.map((name) => name.slice(0, 32)),
    quantity: Math.min(quantity ?? 0, 100_000),
    ...{ mpn: mpn.slice(0, 200), manufacturer: manufacturer.slice(0, 200), footprint: footprint.slice(0, 200) },
    value: values.join(", ").slice(0, 200),
    description: description.slice(0, 500),
    ...{ partId, side, state },
    dnp: line.dnp === 2 && canBePlaced ? 2 : 1,
    // Lines without a part count too: the page needs the number of joints, not the supplier.
    supply: partId === null ? "customer" : "turnkey",
  };
}

/** Null until the list has been read and counted. */
export function useListedAssembly({ list, coordinates, projectId }: SentList) {
  const project = projectId === null ? {} : { projectId };
  const reading = useBomReading(
    list && { bomUrl: list.fileUrl, bomFileName: list.fileName, coordinateFile: [...coordinates], ...project },
  );
  const lines: UploadedBom["lines"] | undefined = reading.data?.lines;
  const input = useMemo(
    () =>
      lines && lines.length > 0
        ? {
            lines: lines.map(toQuoteLine),
            coordinateFile: [...coordinates],
            ...(projectId === null ? {} : { projectId }),
          }
        : null,
    [lines, coordinates, projectId],
  );
  const counted = useBomPrice(input);
  return {
    reading: reading.data ?? null,
    error: reading.error,
    isReading: reading.isFetching || counted.isFetching,
    assembly: (input && counted.data?.specification.assembly) ?? null,
    hasConflict:
      counted.data?.reviews.some((review) => review === "sidesConflict" || review === "placementsConflict") === true,
  };
}
