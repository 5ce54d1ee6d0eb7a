// Uploaded parts lists, read and matched by the server; another request is sent only when the reading options change.

import { queryOptions, skipToken, useQuery } from "@tanstack/react-query";
import { call } from "@/lib/client/transport/call";
import { sendFile, type SendFileOptions } from "@/lib/client/upload/upload";
import { uploadBom } from "@/lib/contracts/bom-upload";
import type { InputOf } from "@/lib/contracts/endpoint";
import { placementTable } from "@/lib/core/placement/placement-table";

/** For a list that is already uploaded, by its handle. */
export type BomReadingInput = InputOf<typeof uploadBom> & { bomUrl: string };

export const bomUploadKeys = {
  all: ["bom-upload"] as const,
  reading: (input: BomReadingInput | null) => [...bomUploadKeys.all, input] as const,
};

/** Matching a large list takes a while, so it is kept for a return from the cart. */
const KEPT_MS = 30 * 60_000;

/**
 * The same input is read once per page. While new options are read, the previous reading stays visible. Quiet: the page
 * shows errors of the file.
 */
export function bomReadingOptions(input: BomReadingInput | null) {
  return queryOptions({
    queryKey: bomUploadKeys.reading(input),
    queryFn: input === null ? skipToken : ({ signal }) => call(uploadBom, input, { signal, isQuiet: true }),
    placeholderData: (previous, query) => (query?.queryKey[1]?.bomUrl === input?.bomUrl ? previous : undefined),
    staleTime: Infinity,
    gcTime: KEPT_MS,
  });
}

export const useBomReading = (input: BomReadingInput | null) => useQuery(bomReadingOptions(input));

export type SendTableOptions = Pick<SendFileOptions, "signal" | "onPercent">;

/** Sends a parts list and returns its handle. Quiet: the drop zone shows errors. */
export async function sendBomFile(file: File, options: SendTableOptions = {}) {
  const { fileUrl } = await sendFile(file, { ...options, purpose: "bom", isQuiet: true });
  return { fileUrl, fileName: file.name };
}

/** Sends a pick-and-place file and returns its handle. */
export async function sendCoordinates(file: File, options: SendTableOptions = {}) {
  const { fileUrl } = await sendFile(file, { ...options, purpose: "coordinates", isQuiet: true });
  return { fileUrl, fileName: file.name };
}

/**
 * Sends corrected coordinates as a complete file and returns its handle. Failures show a toast, as no drop zone is
 * involved.
 */
export async function correctedCoordinates(
  placements: Parameters<typeof placementTable>[0],
  givenName = "coordinates.csv",
) {
  const fileName = `${givenName.replace(/\.[^.]+$/, "").slice(0, 200)}-corrected.csv`;
  const file = new File([placementTable(placements)], fileName, { type: "text/csv" });
  const { fileUrl } = await sendFile(file, { purpose: "coordinates" });
  return { fileUrl, fileName };
}
