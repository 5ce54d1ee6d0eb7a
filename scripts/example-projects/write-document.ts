// The text of a document, one record a line, so that changes can be read.

import { type Schematic, writeSchematic } from "@/lib/core/schematic/format/schematic-file";

const list = (records: readonly unknown[]): string =>
  records.length === 0 ? "[]" : `[\n${records.map((record) => JSON.stringify(record)).join(",\n")}\n]`;

export function writeDocument(schematic: Schematic): string {
  const parts = Object.entries(writeSchematic(schematic)).map(
    ([name, value]) => `${JSON.stringify(name)}: ${Array.isArray(value) ? list(value) : JSON.stringify(value)}`,
  );
  return `{\n${parts.join(",\n")}\n}\n`;
}
