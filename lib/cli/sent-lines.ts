// Lines of a read parts list as a price is asked for them.

import type { QuoteLineInput } from "@/lib/contracts/bom-lines";
import type { UploadedBom } from "@/lib/contracts/bom-upload";

/** A line that names no place on the board cannot be placed; it is left to the list's problems. */
const isPriced = ({ dnp, quantity, designators }: UploadedBom["lines"][number]) =>
  dnp === 1 || (quantity ?? 0) === 0 || designators.length > 0;

const join = (texts: readonly string[], most: number) => [...texts.join(" ")].slice(0, most).join("");

export const toSentLines = ({ lines }: UploadedBom): QuoteLineInput[] =>
  lines.filter(isPriced).map((line) => ({
    designators: line.designators,
    quantity: line.quantity ?? 0,
    mpn: line.mpn,
    manufacturer: line.manufacturer,
    value: join(line.values, 200),
    footprint: line.footprint,
    description: line.description,
    partId: line.partId,
    match: line.candidates.find(({ partId }) => partId === line.partId)?.stage ?? "chosen",
    dnp: line.dnp,
    side: line.side,
    rotationDeg: line.rotationDeg,
    state: line.state,
  }));
