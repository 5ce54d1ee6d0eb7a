// Writes placements as a pick-and-place file with all columns, which carries a person's corrections to the factory.

import type { Placement } from "./read-placements";

type PlacementRow = Pick<Placement, "designator" | "xMm" | "yMm" | "rotationDeg" | "side">;

const HEADER = "Designator,Mid X (mm),Mid Y (mm),Rotation,Side";

/** Customer text must not be evaluated as a formula when the table is opened in a spreadsheet. */
const asText = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const cell = (text: string) => quoted(asText(text));
/** A tenth of a micrometer is finer than any machine. */
const number = (value: number) => String(Number(value.toFixed(4)));

/** CSV in mm and degrees; an unknown side is empty. */
export function placementTable(placements: readonly PlacementRow[]): string {
  const rows = placements.map(({ designator, xMm, yMm, rotationDeg, side }) =>
    [cell(designator), number(xMm), number(yMm), number(rotationDeg), side ?? ""].join(","),
  );
  return [HEADER, ...rows, ""].join("\n");
}
