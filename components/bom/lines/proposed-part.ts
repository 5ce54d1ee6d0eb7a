// Suggested part of a line; it is priced and shown as a suggestion until the customer accepts it.
import type { UploadedLine } from "@/lib/contracts/bom-upload";

/** Doubts that contradict the list, rather than leave something open. */
const AGAINST: readonly string[] = ["valueDiffers", "caseDiffers", "manufacturer"];

/** The best candidate if value and package match; null otherwise. */
export function proposedPart({ candidates: [first] }: Pick<UploadedLine, "candidates">): string | null {
  const fits = first?.stage === "parametric" && first.doubts.every((doubt) => !AGAINST.includes(doubt));
  return fits ? first.partId : null;
}
