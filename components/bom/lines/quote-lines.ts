// Conversion of lines to the request of a price or quote.
import type { BomLine } from "@/components/bom/lines/bom-row";
import type { QuoteLineInput } from "@/lib/contracts/bom-lines";
import { BOM_LINE_STATES } from "@/lib/core/bom/line-state";

/** Limits of the contract; a longer cell is truncated, as it was never a part number. */
const MAX = { designator: 32, text: 200, description: 500, quantity: 100_000 };

/** The matched candidate, if the suggestion stands or was chosen. */
function matchOf({ line, partId, isProposed }: BomLine): QuoteLineInput["match"] {
  const proposed = line.candidates.find((candidate) => candidate.partId === partId);
  const isOurs = isProposed || (partId !== null && partId === line.partId);
  return isOurs && proposed ? proposed.stage : "chosen";
}

/** A line without designators or quantity cannot be placed yet: it is sent but not counted. */
export function quoteLine(row: BomLine): QuoteLineInput {
  const { line, mpn, quantity, isPlaced, isOwn, partId, joints, resolved, placement } = row;
  const isAnswered = resolved.source === "customer";
  const canBePlaced = quantity !== null && line.designators.length > 0;
  return {
    designators: line.designators.map((name) => name.slice(0, MAX.designator)),
    quantity: Math.min(quantity ?? 0, MAX.quantity),
    mpn: mpn.slice(0, MAX.text),
    manufacturer: line.manufacturer.slice(0, MAX.text),
    value: line.values.join(", ").slice(0, MAX.text),
    footprint: line.footprint.slice(0, MAX.text),
    description: line.description.slice(0, MAX.description),
    partId,
    match: matchOf(row),
    dnp: isPlaced && canBePlaced ? 2 : 1,
    ...(isAnswered ? { side: resolved.side, sideBy: "customer" } : { side: line.side }),
    ...(line.rotationDeg === null ? {} : { rotationDeg: line.rotationDeg }),
    ...(placement === "confirmed" ? { placedBy: "customer" as const } : {}),
    supply: !isPlaced ? "none" : isOwn ? "customer" : "turnkey",
    ...(joints?.by === "customer" ? { pins: joints.pins, mounting: joints.mounting } : {}),
    state: BOM_LINE_STATES.find((state) => state === row.status) ?? line.state,
  };
}
