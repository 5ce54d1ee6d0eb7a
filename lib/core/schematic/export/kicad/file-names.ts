// Names of the files of a project's sheets.
import type { Sheet } from "../../model/records";

const REFUSED = /[\u0000-\u001f<>:"/\\|?*]/g;

/** By id of the sheet; the root's file has the name of the project, and names do not differ by case alone. */
export function fileNames(sheets: readonly Sheet[], rootId: string, project: string): Map<string, string> {
  const names = new Map([[rootId, `${project}.kicad_sch`]]);
  const taken = new Set([project.toLowerCase()]);
  for (const { id, name } of sheets) {
    if (id === rootId) continue;
    const own = name.replace(REFUSED, "_").trim() || "sheet";
    let unique = own;
    for (let count = 2; taken.has(unique.toLowerCase()); count++) unique = `${own}-${count}`;
    taken.add(unique.toLowerCase());
    names.set(id, `${unique}.kicad_sch`);
  }
  return names;
}
