// Placements as a pick-and-place file that says everything: what a person corrected goes to the factory in it.

import type { Placement } from "./read-placements";

type Told = Pick<Placement, "designator" | "xMm" | "yMm" | "rotationDeg" | "side">;

const HEAD = "Designator,Mid X (mm),Mid Y (mm),Rotation,Side";

/** Whoever opens the table in a spreadsheet reads a customer's words: none of them is a formula. */
const asText = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const cell = (text: string) => quoted(asText(text));
/** A tenth of a micrometre is finer than any machine, and no more than a double holds. */
const number = (value: number) => String(Number(value.toFixed(4)));

/** CSV in mm and degrees; a side that is not known stays empty. */
export function placementTable(placements: readonly Told[]): string {
  const rows = placements.map(({ designator, xMm, yMm, rotationDeg, side }) =>
    [cell(designator), number(xMm), number(yMm), number(rotationDeg), side ?? ""].join(","),
  );
  return [HEAD, ...rows, ""].join("\n");
}
