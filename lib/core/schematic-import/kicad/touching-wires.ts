// Wires that end on another wire without a junction: KiCad does not join them, and here they are one net.
import { isInside } from "@/lib/core/schematic/connectivity/sheet-index";
import type { SchematicRecord, Wire } from "@/lib/core/schematic/model/records";
import { type Point, pointKey } from "@/lib/core/schematic/model/units";

export interface TouchingWire {
  readonly sheetId: string;
  readonly at: Point;
}

/** Wires at an angle are compared one by one; more of them are no drawing of a person. */
const MAX_SLANTED = 200;

interface SheetWires {
  readonly level: Map<number, Wire[]>;
  readonly upright: Map<number, Wire[]>;
  readonly slanted: Wire[];
}

function put(map: Map<number, Wire[]>, key: number, wire: Wire): void {
  const known = map.get(key);
  if (known) known.push(wire);
  else map.set(key, [wire]);
}

function wiresBySheet(wires: readonly Wire[]): Map<string, SheetWires> {
  const sheets = new Map<string, SheetWires>();
  for (const wire of wires) {
    const key = `${wire.kind} ${wire.sheetId}`;
    const sheet = sheets.get(key) ?? {
      level: new Map<number, Wire[]>(),
      upright: new Map<number, Wire[]>(),
      slanted: [],
    };
    sheets.set(key, sheet);
    if (wire.from.y === wire.to.y) put(sheet.level, wire.from.y, wire);
    else if (wire.from.x === wire.to.x) put(sheet.upright, wire.from.x, wire);
    else if (sheet.slanted.length < MAX_SLANTED) sheet.slanted.push(wire);
  }
  return sheets;
}

/** A junction or a label at the place joins all wires there in KiCad, too. */
function joinedPlaces(records: readonly SchematicRecord[]): Map<string, Set<number>> {
  const places = new Map<string, Set<number>>();
  for (const record of records) {
    const joins = record.kind === "junction" || record.kind === "net-label" || record.kind === "port";
    if (!joins && record.kind !== "sheet-label") continue;
    places.set(record.sheetId, (places.get(record.sheetId) ?? new Set()).add(pointKey(record.at)));
  }
  return places;
}

const MAX_FOUND = 500;
/** Comparisons; drawings of people need a thousandth of them. */
const MAX_COMPARED = 20_000_000;

export function touchingWires(records: readonly SchematicRecord[]): TouchingWire[] {
  const wires = records.filter((record): record is Wire => record.kind === "wire" || record.kind === "bus");
  const [sheets, joined] = [wiresBySheet(wires), joinedPlaces(records)];
  const found = new Map<string, TouchingWire>();
  let compared = 0;
  for (const { kind, sheetId, from, to } of wires) {
    const sheet = sheets.get(`${kind} ${sheetId}`);
    for (const at of [from, to]) {
      if (!sheet || found.size >= MAX_FOUND || joined.get(sheetId)?.has(pointKey(at)) === true) continue;
      const near = [sheet.level.get(at.y) ?? [], sheet.upright.get(at.x) ?? [], sheet.slanted];
      compared += near.reduce((sum, others) => sum + others.length, 0);
      if (compared > MAX_COMPARED) return [...found.values()];
      const isTouching = near.some((others) => others.some((other) => isInside(at, other.from, other.to)));
      if (isTouching) found.set(`${sheetId} ${pointKey(at)}`, { sheetId, at });
    }
  }
  return [...found.values()];
}
