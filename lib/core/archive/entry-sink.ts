// Decides about each entry of an archive before it is unpacked: counted, kept, or skipped with a warning.

import type { ArchiveBudget } from "@/lib/core/archive/budget";
import { isJunkName, isUnsafeName } from "@/lib/core/archive/entry-name";
import { isOdbName } from "@/lib/core/archive/foreign-format";
import type { ArchiveWarning } from "@/lib/core/archive/refusal";

export type EntrySink = {
  budget: ArchiveBudget;
  warn: (warning: ArchiveWarning) => void;
  /** True once the archive has shown a file of an ODB++ job: such a job has more files than a board may have. */
  hasOdb?: boolean;
};

/** True when the entry is a file to be kept. Throws ArchiveRefusal when there are too many. */
export function acceptEntry(sink: EntrySink, entry: { name: string; isFolder: boolean; isLink: boolean }): boolean {
  sink.budget.countEntry();
  if (isUnsafeName(entry.name)) {
    sink.warn({ code: "ENTRY_NAME_IGNORED", file: entry.name.slice(0, 200) });
    return false;
  }
  if (entry.isLink) {
    sink.warn({ code: "ENTRY_LINK_IGNORED", file: entry.name });
    return false;
  }
  if (entry.isFolder || isJunkName(entry.name)) return false;
  sink.hasOdb ||= isOdbName(entry.name);
  sink.budget.countFile();
  return true;
}
