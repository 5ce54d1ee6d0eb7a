// A diff that was made for another state of a schematic, adapted to the present one so that the schematic stays whole.
import type { Diff } from "../../document/diff";
import { type FieldGroup, type RebasedDiff, rebaseDiff } from "../../document/rebase";
import type { SchematicComponent, SchematicObject, SchematicRecord } from "../model/records";
import { DesignatorPool, splitDesignator } from "./designators";

type SchematicDiff = Diff<SchematicRecord>;

/** Parts of an object's geometry; of two moves of one wire the later stands whole. */
export const GEOMETRY: FieldGroup = [
  "at",
  "from",
  "to",
  "bus",
  "wire",
  "rotation",
  "mirror",
  "graphic",
  "width",
  "height",
];

interface Listed {
  get(id: string): SchematicRecord | undefined;
  values(): Iterable<SchematicRecord>;
}

interface States {
  /** What the diff was made for, with the diff done. */
  readonly before: Listed;
  readonly present: Listed;
}

/**
 * `rebaseDiff`, and what others' changes would leave without its sheet or symbol:
 * - a sheet that the diff removes stays, with the symbols that place it, if others have drawn on it meanwhile;
 * - a sheet, a sheet symbol or a library symbol that others removed comes back if the diff needs it;
 * - a component that the diff adds gets the next free designator if others have given its own to another component.
 */
export function adaptDiff(diff: SchematicDiff, { before, present }: States): RebasedDiff<SchematicRecord> {
  const { diff: rebased, conflicts } = rebaseDiff(diff, present, GEOMETRY);
  const kept = keepDrawnSheets(rebased, present);
  const whole = bringBack(kept, { before, present });
  return { diff: renumber(whole, new Set(diff.added.map(({ id }) => id)), { before, present }), conflicts };
}

const isObject = (record: SchematicRecord): record is SchematicObject => "sheetId" in record;

function keepDrawnSheets(diff: SchematicDiff, present: Listed): SchematicDiff {
  const removed = new Set(diff.removed.map(({ id }) => id));
  const sheets = new Set(diff.removed.flatMap((record) => (record.kind === "sheet" ? [record.id] : [])));
  if (sheets.size === 0) return diff;
  // Objects that the diff itself moves off the sheet do not keep it.
  const elsewhere = diff.changed.filter(([, after]) => isObject(after) && !sheets.has(after.sheetId));
  const leaving = new Set([...removed, ...elsewhere.map(([{ id }]) => id)]);
  const drawnOn = new Set<string>();
  for (const record of present.values())
    if (isObject(record) && sheets.has(record.sheetId) && !leaving.has(record.id)) drawnOn.add(record.sheetId);
  if (drawnOn.size === 0) return diff;
  // Its sheet symbols stay as well, and the sheets that they are drawn on.
  for (let isMore = true; isMore;) {
    isMore = false;
    for (const record of diff.removed) {
      if (record.kind !== "sheet-symbol" || !drawnOn.has(record.targetId) || !removed.has(record.id)) continue;
      removed.delete(record.id);
      isMore ||= sheets.has(record.sheetId) && !drawnOn.has(record.sheetId);
      if (sheets.has(record.sheetId)) drawnOn.add(record.sheetId);
    }
  }
  return { ...diff, removed: diff.removed.filter(({ id }) => removed.has(id) && !drawnOn.has(id)) };
}

/** The ids that a record refers to. */
function needsOf(record: SchematicRecord): string[] {
  if (!isObject(record)) return [];
  if (record.kind === "component") return [record.sheetId, record.symbolId];
  if (record.kind === "sheet-symbol") return [record.sheetId, record.targetId];
  if (record.kind === "sheet-entry") return [record.sheetId, record.sheetSymbolId];
  return [record.sheetId];
}

function bringBack(diff: SchematicDiff, { before, present }: States): SchematicDiff {
  const added = new Map(diff.added.map((record) => [record.id, record]));
  const removed = new Set(diff.removed.map(({ id }) => id));
  const dropped = new Set<string>();
  const isThere = (id: string): boolean => added.has(id) || (present.get(id) !== undefined && !removed.has(id));
  const queue: SchematicRecord[] = [...diff.added, ...diff.changed.map(([, after]) => after)];
  for (const record of queue)
    for (const id of needsOf(record)) {
      if (isThere(id)) continue;
      const lost = before.get(id) ?? present.get(id);
      if (!lost) {
        // Imported drawings may lack a symbol; without its sheet an object is nowhere.
        if (isObject(record) && record.sheetId === id) dropped.add(record.id);
        continue;
      }
      added.set(id, lost);
      removed.delete(id);
      queue.push(lost);
      if (lost.kind === "sheet") queue.push(...placementsOf(lost.id, { before, present }, added));
    }
  return {
    added: [...added.values()].filter(({ id }) => !dropped.has(id) && !present.get(id)),
    removed: diff.removed.filter(({ id }) => removed.has(id)),
    changed: diff.changed.filter(([, { id }]) => !dropped.has(id)),
  };
}

/** Symbols that placed a lost sheet come back with it: without them it could not be opened. */
function placementsOf(sheetId: string, { before, present }: States, added: Map<string, SchematicRecord>) {
  const places = (record: SchematicRecord): boolean => record.kind === "sheet-symbol" && record.targetId === sheetId;
  const lost = [...before.values()].filter((record) => places(record) && !present.get(record.id));
  for (const record of lost) added.set(record.id, record);
  return lost;
}

const isComponent = (record: SchematicRecord): record is SchematicComponent => record.kind === "component";

/** Units of one part share their designator on purpose. */
const isUnitOf = (a: SchematicComponent, b: SchematicComponent): boolean =>
  a.symbolId === b.symbolId && a.unit !== b.unit;

function renumber(diff: SchematicDiff, own: ReadonlySet<string>, { before, present }: States): SchematicDiff {
  if (before === present || !diff.added.some((record) => isComponent(record) && own.has(record.id))) return diff;
  const theirs = new Map<string, SchematicComponent[]>();
  for (const record of present.values()) {
    if (!isComponent(record)) continue;
    const known = before.get(record.id);
    for (const [path, designator] of Object.entries(record.designators)) {
      // A designator that was there before was shared on purpose, or is for the rules to find.
      if (known && isComponent(known) && known.designators[path] === designator) continue;
      const key = `${path} ${designator}`;
      theirs.set(key, [...(theirs.get(key) ?? []), record]);
    }
  }
  if (theirs.size === 0) return diff;
  const pool = new DesignatorPool([...present.values(), ...diff.added]);
  /** Units of one part move together. */
  const moved = new Map<string, string>();
  const next = (record: SchematicComponent): SchematicComponent => {
    const designators = Object.entries(record.designators).map(([path, designator]) => {
      const others = theirs.get(`${path} ${designator}`) ?? [];
      if (others.every((other) => other.id === record.id || isUnitOf(other, record))) return [path, designator];
      const key = `${path} ${designator} ${record.symbolId}`;
      const free = moved.get(key) ?? pool.next(splitDesignator(designator).prefix);
      moved.set(key, free);
      return [path, free];
    });
    return { ...record, designators: Object.fromEntries(designators) as Record<string, string> };
  };
  return {
    ...diff,
    added: diff.added.map((record) => (isComponent(record) && own.has(record.id) ? next(record) : record)),
  };
}
