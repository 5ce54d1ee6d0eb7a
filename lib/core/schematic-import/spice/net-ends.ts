// A short wire at a pin, with the name of its node at its end.
import type { Rotation } from "@/lib/core/schematic/model/graphic";
import { GRID, type Point } from "@/lib/core/schematic/model/units";
import type { RecordBuilder } from "../record-builder";
import type { ReportBuilder } from "../report";
import type { Side } from "./cells";

const VECTORS: Record<Side, Point> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};
const READING: Record<Side, Rotation> = { right: 0, up: 90, left: 180, down: 270 };
/** The sign of ground hangs where it is not turned. */
const HANGING: Record<Side, Rotation> = { down: 0, right: 90, up: 180, left: 270 };
const LENGTH = 2 * GRID;

export interface NetEnd {
  readonly at: Point;
  readonly side: Side;
  readonly node: string;
  readonly role: "ground" | "label" | "global" | "port";
}

export function addNetEnd(
  { at, side, node, role }: NetEnd,
  sheetId: string,
  builder: RecordBuilder,
  report: ReportBuilder,
): void {
  const vector = VECTORS[side];
  const to = { x: at.x + vector.x * LENGTH, y: at.y + vector.y * LENGTH };
  const object = (): { readonly id: string; readonly sheetId: string } => ({ id: builder.newId(), sheetId });
  builder.add({ kind: "wire", ...object(), from: at, to });
  report.found("wires");
  if (role === "ground") {
    report.found("power-ports");
    builder.add({
      ...{ kind: "power-port", ...object(), at: to, rotation: HANGING[side], mirror: "none" },
      ...{ name: "GND", scope: "global", form: "ground" },
    });
    return;
  }
  report.found("labels");
  const label = { ...object(), at: to, rotation: READING[side], text: node };
  if (role === "label") builder.add({ kind: "net-label", ...label });
  else builder.add({ kind: role === "port" ? "sheet-label" : "port", ...label, direction: "passive" });
}
