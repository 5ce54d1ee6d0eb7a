// Check of a file's extension and size.

import { MEGABYTE } from "@/lib/base/units";

export interface FileRule {
  /** Lower-case extensions with dot: ".zip". */
  accept: readonly string[];
  maxMegabytes: number;
}

export type FileRefusal = "wrongType" | "tooLarge" | "empty";

export function checkFile(file: Pick<File, "name" | "size">, rule: FileRule): FileRefusal | null {
  const name = file.name.toLowerCase();
  if (!rule.accept.some((ending) => name.endsWith(ending))) return "wrongType";
  if (file.size === 0) return "empty";
  return file.size > rule.maxMegabytes * MEGABYTE ? "tooLarge" : null;
}
