// Counts the nodes of a KiCad board for which the model has no type, so that a reader can tell what it left unread.

import { listName, type SList } from "@/lib/base/s-expression";
import type { KicadBoard, KicadItem } from "@/lib/core/formats/kicad/board";
import type { KicadFootprintItem } from "@/lib/core/formats/kicad/footprint";

/** Counts by name; the fields of records as "pad/teardrops". */
export function countUntyped({ items, setup }: KicadBoard): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  const countRest = (owner: string, rest: readonly SList[]) => {
    for (const list of rest) count(`${owner}/${listName(list)}`);
  };
  const visit = (item: KicadItem | KicadFootprintItem) => {
    if (item.kind === "untyped") count(item.name);
    else if (item.kind === "footprint") item.items.forEach(visit);
    else if ("rest" in item) countRest(item.kind, item.rest);
  };
  items.forEach(visit);
  if (setup) countRest("setup", setup.rest);
  return counts;
}
