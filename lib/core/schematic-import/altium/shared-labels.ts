// Names of net labels that are on several sheets, in lower case.
import { RECORD, type SheetSource } from "./sheet-source";
import { nameOf } from "./texts";

export function sharedLabels(sheets: readonly SheetSource[]): ReadonlySet<string> {
  const sheetOf = new Map<string, SheetSource>();
  const shared = new Set<string>();
  for (const sheet of sheets)
    for (const { fields } of sheet.objects) {
      if (fields.record !== RECORD.netLabel) continue;
      const name = nameOf(fields, "TEXT").toLowerCase();
      const known = sheetOf.get(name);
      if (known && known !== sheet) shared.add(name);
      sheetOf.set(name, sheet);
    }
  return shared;
}
