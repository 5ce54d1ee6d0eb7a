// The document as painting needs it.
import type { Workspace } from "../edit/edit";
import type { PaintContext } from "../paint/record-primitives";

/** For the placement of a sheet. */
export function paintContextOf({ store, graph }: Workspace, path: string): PaintContext {
  const sheetName = (id: string): string | undefined => {
    const record = store.get(id);
    return record?.kind === "sheet" ? record.name : undefined;
  };
  return { path, symbolOf: (id) => graph.symbolOf(id), sheetNameOf: sheetName };
}
