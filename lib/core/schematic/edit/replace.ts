// Replacement of found texts: planned line by line, so that each can be seen and left out.
import type { SchematicObject } from "../model/records";
import type { Edit } from "./edit";
import type { FindHit, TextRange } from "./find";

export interface Replacement {
  readonly hit: FindHit;
  readonly after: string;
  /** Why it cannot be done; null where it can. */
  readonly problem: "locked" | "empty" | null;
}

function replaceRanges(text: string, ranges: readonly TextRange[], by: string): string {
  let [result, end] = ["", 0];
  for (const [from, to] of ranges) {
    result += text.slice(end, from) + by;
    end = to;
  }
  return result + text.slice(end);
}

/** Fields of components and cells may be empty; names and labels say nothing without their text. */
const mayBeEmpty = ({ place }: FindHit): boolean => place.in === "field" || place.in === "cell";

function problemOf(hit: FindHit, after: string): Replacement["problem"] {
  if (hit.object.isLocked) return "locked";
  return after.trim() === "" && !mayBeEmpty(hit) ? "empty" : null;
}

export const planReplacements = (hits: readonly FindHit[], by: string): Replacement[] =>
  hits.map((hit) => {
    const after = replaceRanges(hit.text, hit.ranges, by);
    return { hit, after, problem: problemOf(hit, after) };
  });

function withText(object: SchematicObject, { place, path }: FindHit, text: string): SchematicObject {
  if (object.kind === "component") {
    if (place.in === "designator") return { ...object, designators: { ...object.designators, [path]: text } };
    const field = place.in === "field" ? object.fields[place.name] : undefined;
    return place.in === "field" && field
      ? { ...object, fields: { ...object.fields, [place.name]: { ...field, text } } }
      : object;
  }
  if (object.kind === "table" && place.in === "cell") {
    const rowWith = (row: readonly string[]) => row.map((cell, at) => (at === place.column ? text : cell));
    return { ...object, cells: object.cells.map((row, at) => (at === place.row ? rowWith(row) : row)) };
  }
  if (place.in === "text" && "text" in object) return { ...object, text };
  return place.in === "name" && "name" in object ? { ...object, name: text } : object;
}

/** Does what has no problem; an object may be in several of them. */
export function applyReplacements(edit: Edit, replacements: readonly Replacement[]): void {
  for (const { hit, after, problem } of replacements) {
    const object = edit.object(hit.object.id);
    if (object && problem === null) edit.put(withText(object, hit, after));
  }
}
