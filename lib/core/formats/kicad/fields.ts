// Fields that many records of a KiCad file share. Lengths are millimeters, y points down, angles are degrees.

import {
  atoms,
  findAtom,
  findList,
  findNumber,
  hasFlag,
  isList,
  listName,
  listsIn,
  numberAt,
  numericAtoms,
  type SList,
} from "@/lib/base/s-expression";
import type { Vec2 } from "@/lib/base/vec2";

/** (at x y angle), counter-clockwise on the screen. A coordinate that is missing or no number is NaN. */
export type KicadPlacement = { x: number; y: number; angleDeg: number; isUnlocked: boolean };

export function findPlacement(record: SList): KicadPlacement | undefined {
  const at = findList(record, "at");
  if (!at) return undefined;
  const angle = numberAt(at, 3);
  const angleDeg = Number.isFinite(angle) ? angle : 0;
  return { x: numberAt(at, 1), y: numberAt(at, 2), angleDeg, isUnlocked: hasFlag(at, "unlocked") };
}

/** (name x y) within a record. */
export function findPoint(record: SList, name: string): Vec2 | undefined {
  const found = findList(record, name);
  return found && toPoint(found);
}

export function toPoint(list: SList): Vec2 {
  return [numberAt(list, 1), numberAt(list, 2)];
}

/** (name x y z), for the 3D models. */
export type KicadVector = { x: number; y: number; z: number };

export function findVector(record: SList | undefined, name: string): KicadVector | undefined {
  const found = findList(findList(record, name), "xyz");
  const [x = NaN, y = NaN, z = NaN] = numericAtoms(found);
  return found && { x, y, z };
}

/** A corner, or since version 7 an arc through three points. */
export type KicadPathStep = Vec2 | { start: Vec2; mid: Vec2; end: Vec2 };
export type KicadPath = readonly KicadPathStep[];

/** The steps of (pts (xy x y) (arc (start …) (mid …) (end …))); an arc without one of its points is left out. */
export function toPath(pts: SList | undefined): KicadPath {
  const steps: KicadPathStep[] = [];
  for (const item of pts?.items ?? []) {
    if (!isList(item)) continue;
    if (listName(item) === "xy") steps.push(toPoint(item));
    else if (listName(item) === "arc") {
      const [start, mid, end] = [findPoint(item, "start"), findPoint(item, "mid"), findPoint(item, "end")];
      if (start && mid && end) steps.push({ start, mid, end });
    }
  }
  return steps;
}

/** The corners of (pts (xy x y) …). */
export function findPoints(record: SList | undefined): Vec2[] {
  const pts = findList(record, "pts");
  return pts ? listsIn(pts, "xy").map(toPoint) : [];
}

/** (net 1), (net 1 "GND") or, since version 10, (net "GND"): `id` is the number or the name. */
export type KicadNetRef = { id: string; name: string | undefined };

export function findNet(record: SList): KicadNetRef | undefined {
  const [id, name] = atoms(findList(record, "net"));
  return id === undefined ? undefined : { id, name };
}

/** The names in (layers "F.Cu" "F.Mask") or (layer "F.Cu"), patterns like "*.Cu" among them. */
export function findLayers(record: SList): readonly string[] {
  const several = findList(record, "layers");
  if (several) return atoms(several);
  const one = findAtom(record, "layer");
  return one === undefined ? [] : [one];
}

/** (uuid …), before version 8 (tstamp …). */
export function findUuid(record: SList): string | undefined {
  return findAtom(record, "uuid") ?? findAtom(record, "tstamp");
}

/** (stroke (width 0.1) (type solid)), since version 7. */
export type KicadStroke = { widthMm: number | undefined; type: string | undefined };

export function findStroke(record: SList): KicadStroke | undefined {
  const stroke = findList(record, "stroke");
  return stroke && { widthMm: findNumber(stroke, "width"), type: findAtom(stroke, "type") };
}

/** Undefined where a pad leaves it to its footprint, or a footprint to the board. */
export type KicadMargins = {
  solderMaskMm: number | undefined;
  solderPasteMm: number | undefined;
  /** A fraction of the pad's own size, added to the margin. */
  solderPasteRatio: number | undefined;
};

export function findMargins(record: SList): KicadMargins {
  return {
    solderMaskMm: findNumber(record, "solder_mask_margin"),
    solderPasteMm: findNumber(record, "solder_paste_margin"),
    solderPasteRatio: findNumber(record, "solder_paste_margin_ratio") ?? findNumber(record, "solder_paste_ratio"),
  };
}

/** Sides on which vias are covered by mask. */
export type KicadTenting = { front: boolean; back: boolean };

/** (tenting front back), (tenting none), or (tenting (front yes) (back no)). */
export function findTenting(record: SList | undefined): KicadTenting | undefined {
  const tenting = findList(record, "tenting");
  if (!tenting) return undefined;
  const bare = atoms(tenting);
  const isOn = (side: string) => {
    const own = findList(tenting, side);
    return own ? atoms(own)[0] !== "no" : bare.includes(side);
  };
  return { front: isOn("front"), back: isOn("back") };
}

const NONE: readonly SList[] = [];

/** The lists of a record for which its type has no field. */
export function untypedLists(record: SList, typed: ReadonlySet<string>): readonly SList[] {
  let rest: SList[] | undefined;
  for (const item of record.items) if (isList(item) && !typed.has(listName(item))) (rest ??= []).push(item);
  return rest ?? NONE;
}

export function nameSet(names: string): ReadonlySet<string> {
  return new Set(names.split(/\s+/));
}

/** A record that has no type here, kept as it stands in the file. */
export type KicadUntyped = { kind: "untyped"; name: string; line: number; list: SList };

export function toUntyped(list: SList): KicadUntyped {
  return { kind: "untyped", name: listName(list), line: list.line, list };
}
