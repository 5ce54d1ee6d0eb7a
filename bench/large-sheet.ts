// A large sheet: 2,000 parts and 6,000 wires.
import { present } from "../lib/base/assert";
import type { SchematicRecord } from "../lib/core/schematic/model/records";
import { GRID, type Point } from "../lib/core/schematic/model/units";
import { findSymbol } from "../lib/core/schematic/symbols/catalogue";

export const COLUMNS = 50;
export const ROWS = 40;
export const PITCH = 16;
export const SHEET = "root";

export const point = (x: number, y: number): Point => ({ x: x * GRID, y: y * GRID });

/** Rows of resistors in series, each row with a label, and stubs above and below each part. */
export function largeSheet(): SchematicRecord[] {
  const resistor = present(findSymbol("passive:R"), "the resistor").build();
  const pins = resistor.pins.map(({ at }) => at.x / GRID);
  const [left, right] = [Math.min(...pins), Math.max(...pins)];
  const size = { width: COLUMNS * PITCH * GRID, height: ROWS * PITCH * GRID };
  const records: SchematicRecord[] = [{ kind: "sheet", id: SHEET, name: "Main", ...size, titleBlock: {} }, resistor];
  const wire = (id: string, from: Point, to: Point) => records.push({ kind: "wire", id, sheetId: SHEET, from, to });
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const [x, y, name] = [column * PITCH, row * PITCH, `${row}-${column}`];
      records.push({
        ...{ kind: "component", id: `part-${name}`, sheetId: SHEET, at: point(x, y), rotation: 0, mirror: "none" },
        ...{ symbolId: resistor.id, unit: 1, style: 1, designators: { "/": `R${row * COLUMNS + column + 1}` } },
        fields: { value: { text: "10k", isVisible: true, place: null } },
        ...{ alternates: {}, isPopulated: true, isInBom: true, isOnBoard: true, isSimulated: true },
      });
      wire(`run-${name}`, point(x + right, y), point(x + PITCH + left, y));
      wire(`up-${name}`, point(x + right + 2, y), point(x + right + 2, y - 4));
      wire(`down-${name}`, point(x + right + 3, y), point(x + right + 3, y + 4));
    }
    records.push({
      kind: "net-label",
      id: `label-${row}`,
      sheetId: SHEET,
      at: point(right + 1, row * PITCH),
      rotation: 0,
      text: `ROW${row}`,
    });
  }
  return records;
}
