// Dots where three or more wires and pins meet.

import type { Edit } from "@/lib/core/schematic/edit/edit";
import { type Point, pointKey } from "@/lib/core/schematic/model/units";

interface Meeting {
  readonly sheetId: string;
  readonly at: Point;
}

/** Arms at the point: an end of a wire or the pins of a part are one, a wire that passes is two. */
function armsAt(edit: Edit, { sheetId, at }: Meeting): number {
  const index = edit.graph.indexOf(sheetId);
  let arms = 2 * [...index.passing(at, "wire")].length;
  const ends = [...index.at(at, "wire")].filter(({ record }) => !record.kind.endsWith("label"));
  arms += new Set(ends.map(({ record }) => record.id)).size;
  return arms;
}

export function addJunctions(edit: Edit): void {
  const meetings = new Map<string, Meeting>();
  for (const object of edit.objects()) {
    if (object.kind !== "wire") continue;
    for (const at of [object.from, object.to])
      meetings.set(`${object.sheetId} ${pointKey(at)}`, { sheetId: object.sheetId, at });
  }
  for (const meeting of meetings.values())
    if (armsAt(edit, meeting) > 2) edit.put({ kind: "junction", id: edit.newId(), ...meeting });
}
