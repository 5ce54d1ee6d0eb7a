// Repairs that a finding offers: what can be done without asking.
import { addEntries } from "../edit/sheet-entries";
import type { Edit } from "../edit/edit";
import { dragObjects } from "../edit/move";
import { putObjects } from "../edit/place";
import { shiftBy } from "../edit/turn";
import type { SchematicObject } from "../model/records";
import { GRID, type Point } from "../model/units";
import type { Finding, RuleId } from "./finding";

export type FixName = "moveToGrid" | "addNoConnect" | "remove" | "addEntry";

const FIXES: Partial<Record<RuleId, FixName>> = {
  "off-grid": "moveToGrid",
  "pin-not-connected": "addNoConnect",
  "wire-dangling": "remove",
  "label-dangling": "remove",
  "power-port-dangling": "remove",
  "probe-dangling": "remove",
  "no-connect-dangling": "remove",
  "sheet-missing": "remove",
  "sheet-in-itself": "remove",
  "label-without-entry": "addEntry",
};

export interface LookedUp {
  object(id: string): SchematicObject | undefined;
}

/** Null where somebody has to decide, or where what it concerns is locked. */
export function fixOf({ rule, recordIds }: Finding, { object }: LookedUp): FixName | null {
  const fix = FIXES[rule] ?? null;
  const isLocked = recordIds.some((id) => object(id)?.isLocked === true);
  return isLocked && fix !== "addNoConnect" ? null : fix;
}

const nearest = (value: number): number => Math.round(value / GRID) * GRID;
const toGrid = ({ x, y }: Point): Point => ({ x: nearest(x), y: nearest(y) });

/** A wire is fitted at both ends; anything else moves as a whole, by what its end is off. */
function moveToGrid(edit: Edit, id: string, at: Point): void {
  const { kind } = edit.object(id) ?? {};
  const goal = toGrid(at);
  const shift = shiftBy({ x: goal.x - at.x, y: goal.y - at.y });
  dragObjects(edit, [id], kind === "wire" || kind === "bus" ? { ...shift, point: toGrid } : shift);
}

/** With the wires that it touches: a run of them is connected to nothing. */
function removeRun(edit: Edit, id: string): void {
  const [item] = edit.graph.itemsOf(id);
  const cluster = item?.segment && edit.graph.clusterOf(item);
  edit.remove(id, ...(cluster?.items ?? []).map(({ record }) => record.id));
}

export function applyFix(edit: Edit, fix: FixName, { recordIds: [id], at, sheetId }: Finding): void {
  const object = id === undefined ? undefined : edit.object(id);
  if (!object) return;
  if (fix === "moveToGrid") moveToGrid(edit, object.id, at);
  else if (fix === "addNoConnect") putObjects(edit, [{ kind: "no-connect", id: edit.newId(), sheetId, at }]);
  else if (fix === "remove") removeRun(edit, object.id);
  else if (object.kind === "sheet-label") addEntries(edit, object);
}
