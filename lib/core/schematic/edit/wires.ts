// Wires as they are drawn: laid, cut where a pin sits on them, and joined again where nothing needs the cut.
import type { Wire } from "../model/records";
import { isSamePoint, type Point } from "../model/units";
import type { Edit } from "./edit";
import { commonPoint, isCollinear, isEmpty, meet, unite } from "./segment";

type WireKind = Wire["kind"];

interface Run {
  readonly sheetId: string;
  readonly kind: WireKind;
  /** Start, corners and end. */
  readonly points: readonly Point[];
}

function wireAt(edit: Edit, id: string): Wire | undefined {
  const record = edit.object(id);
  return record?.kind === "wire" || record?.kind === "bus" ? record : undefined;
}

/** Wires of the sheet with an end at the point, or that pass through it. */
function wiresThrough(edit: Edit, { sheetId, kind }: { sheetId: string; kind: WireKind }, point: Point): Wire[] {
  const index = edit.graph.indexOf(sheetId);
  const found = new Set([...index.at(point, kind), ...index.passing(point, kind)].map(({ record }) => record.id));
  return [...found].flatMap((id) => wireAt(edit, id) ?? []);
}

/** True where a pin, a supply, a sheet entry or a no-connect connects to wire ends only. */
function needsEnd(edit: Edit, { sheetId, kind }: Wire, point: Point): boolean {
  for (const { joinsPassing } of edit.graph.indexOf(sheetId).at(point, kind)) if (!joinsPassing) return true;
  return false;
}

/** Two wires of one line that touch can be one, unless an end is needed there or another wire crosses. */
function canUnite(edit: Edit, a: Wire, b: Wire): boolean {
  if (a.id === b.id || a.kind !== b.kind || a.isLocked || b.isLocked || !isCollinear(a, b)) return false;
  const how = meet(a, b);
  if (how !== "touch") return how === "overlap";
  const point = commonPoint(a, b);
  const crosses = [...edit.graph.indexOf(a.sheetId).passing(point, a.kind)].length > 0;
  return !crosses && !needsEnd(edit, a, point);
}

/**
 * Joins each of the wires with those of its line that it overlaps or continues. Ends that pins need stay: what was
 * connected before stays connected, and nothing else becomes so.
 */
export function tidyWires(edit: Edit, ids: readonly string[]): void {
  const open = [...ids];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const wire = wireAt(edit, id);
    if (!wire) continue;
    if (isEmpty(wire)) {
      edit.remove(wire.id);
      continue;
    }
    const other = neighbors(edit, wire).find((each) => canUnite(edit, wire, each));
    if (!other) continue;
    const cuts = endsToKeep(edit, wire, other);
    edit.remove(other.id);
    edit.put({ ...wire, ...unite(wire, other) });
    open.push(wire.id, ...cuts.flatMap((cut) => cutAt(edit, wire, cut)));
  }
}

/** Wires that touch or overlap the wire. */
function neighbors(edit: Edit, wire: Wire): Wire[] {
  const inside = [...edit.graph.indexOf(wire.sheetId).inside(wire, wire.kind)].map(({ record }) => record.id);
  const within = [...new Set(inside)].flatMap((id) => wireAt(edit, id) ?? []);
  return [...wiresThrough(edit, wire, wire.from), ...wiresThrough(edit, wire, wire.to), ...within];
}

/** Ends of two wires, between those of both together, that a pin or a crossing wire is connected to. */
function endsToKeep(edit: Edit, a: Wire, b: Wire): Point[] {
  if (meet(a, b) !== "overlap") return [];
  const { from, to } = unite(a, b);
  const inner = [a.from, a.to, b.from, b.to].filter((point) => !isSamePoint(point, from) && !isSamePoint(point, to));
  return inner.filter(
    (point) => needsEnd(edit, a, point) || wiresThrough(edit, a, point).some((wire) => !isCollinear(wire, a)),
  );
}

/** Cuts the wires of one line that pass through the point. */
function cutAt(edit: Edit, line: Wire, point: Point): string[] {
  const passing = [...edit.graph.indexOf(line.sheetId).passing(point, line.kind)];
  return passing.flatMap(({ record }) => {
    const wire = wireAt(edit, record.id);
    return wire && isCollinear(wire, line) ? cut(edit, wire, point) : [];
  });
}

function cut(edit: Edit, wire: Wire, point: Point): string[] {
  const rest = { ...wire, id: edit.newId(), from: point };
  edit.put({ ...wire, to: point }, rest);
  return [wire.id, rest.id];
}

/** Cuts the wires that pass through the point in two. Returns the ids of all pieces. */
export function cutWires(edit: Edit, sheetId: string, point: Point, kind: WireKind = "wire"): string[] {
  const passing = [...edit.graph.indexOf(sheetId).passing(point, kind)];
  return passing.flatMap(({ record }) => {
    const wire = wireAt(edit, record.id);
    return wire ? cut(edit, wire, point) : [];
  });
}

/** A wire for each piece of the run that has a length; they are not yet part of the schematic. */
export function piecesOf(edit: Edit, wire: Omit<Wire, "id" | "from" | "to">, points: readonly Point[]): Wire[] {
  return points.slice(1).flatMap((to, at): Wire[] => {
    const from = points[at];
    return from && !isSamePoint(from, to) ? [{ ...wire, id: edit.newId(), from, to }] : [];
  });
}

/** Lays wires through the points. Returns the ids of the new ones; tidying may have joined them with others. */
export function layWires(edit: Edit, { points, ...wire }: Run): string[] {
  const pieces = piecesOf(edit, wire, points);
  edit.put(...pieces);
  const ids = pieces.map(({ id }) => id);
  tidyWires(edit, ids);
  return ids;
}
