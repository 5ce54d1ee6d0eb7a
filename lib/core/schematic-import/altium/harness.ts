// Signal harnesses on a sheet: lines become buses, entries of connectors the names of their members.
import type { SheetDraft } from "./sheet-draft";
import type { SourceRecord } from "./sheet-source";

export function addHarnesses(
  objects: readonly SourceRecord[],
  ports: readonly SourceRecord[],
  draft: SheetDraft,
): void {
  void [objects, ports, draft];
}
