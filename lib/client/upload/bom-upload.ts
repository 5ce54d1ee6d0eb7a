// A parts list that was sent: read and matched by the server, which is asked again only when it is read another way.

import { queryOptions, skipToken, useQuery } from "@tanstack/react-query";
import { call } from "@/lib/client/transport/call";
import { sendFile, type SendFileOptions } from "@/lib/client/upload/upload";
import { uploadBom } from "@/lib/contracts/bom-upload";
import type { InputOf } from "@/lib/contracts/endpoint";
import { placementTable } from "@/lib/core/placement/placement-table";

/** By the handle of a list that was sent before. */
export type BomReadingInput = InputOf<typeof uploadBom> & { bomUrl: string };

export const bomUploadKeys = {
  all: ["bom-upload"] as const,
  reading: (input: BomReadingInput | null) => [...bomUploadKeys.all, input] as const,
};

/** A large list is matched for a while; it need not be again when somebody comes back from the cart. */
const KEPT_MS = 30 * 60_000;

/**
 * The same file is read the same way as long as the page lives. While it is read another way the former reading stands.
 * Quiet: the page says in its own place what is wrong with the file.
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

/** Sends a parts list and answers its handle. Quiet: the zone that took it says what is wrong. */
export async function sendBomFile(file: File, options: SendTableOptions = {}) {
  const { fileUrl } = await sendFile(file, { ...options, purpose: "bom", isQuiet: true });
  return { fileUrl, fileName: file.name };
}

/** The same for a pick-and-place file. */
export async function sendCoordinates(file: File, options: SendTableOptions = {}) {
  const { fileUrl } = await sendFile(file, { ...options, purpose: "coordinates", isQuiet: true });
  return { fileUrl, fileName: file.name };
}

/**
 * Corrected coordinates are sent as a complete file of their own; returns its handle. Failures are shown, as no upload
 * zone has taken the file.
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
