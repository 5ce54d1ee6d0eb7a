// The part proposed for a line that several parts fit; it is priced and shown as a proposal until the customer accepts it.
import type { UploadedLine } from "@/lib/contracts/bom-upload";

/** Doubts that speak against a part, beyond what the list leaves open. */
const AGAINST: readonly string[] = ["valueDiffers", "caseDiffers", "manufacturer"];

/** The best candidate, where it has the value and the package of the line; null where none has. */
export function proposedPart({ candidates: [first] }: Pick<UploadedLine, "candidates">): string | null {
  const fits = first?.stage === "parametric" && first.doubts.every((doubt) => !AGAINST.includes(doubt));
  return fits ? first.partId : null;
}
