// Row format of the tables of file names.

import type { Meaning } from "@/lib/core/board/layer-guess";

/**
 * `pattern` is matched against the lower-case base name, or only its extension if the table says so; group 1 is the
 * copper order, added to the rule's own.
 */
export type NameRule = readonly [pattern: RegExp, meaning: Meaning];

export type NameTable = {
  tool: string;
  sees: "name" | "extension" | "stem";
  confidence: number;
  rules: readonly NameRule[];
};
