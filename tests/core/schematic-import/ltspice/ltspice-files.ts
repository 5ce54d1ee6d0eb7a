// Small schematics of LTspice as texts.
import { schematicFile } from "@/lib/contracts/schematic-file";
import { writeSchematic } from "@/lib/core/schematic/format/schematic-file";
import { importDesign } from "@/lib/core/schematic-import/import-design";
import type { ImportedDesign } from "@/lib/core/schematic-import/imported-design";
import { partitionOf } from "@/lib/core/schematic-import/net-partition";

export interface TextFile {
  readonly name: string;
  readonly lines: readonly string[];
}

export const HEAD = ["Version 4", "SHEET 1 880 680"];

/** A symbol with pins 1 to n at the given places. */
export const symbolFile = (name: string, pins: readonly string[], ...more: readonly string[]): TextFile => ({
  name: `${name}.asy`,
  lines: [
    ...["Version 4", "SymbolType CELL", "SYMATTR Prefix X", ...more],
    ...pins.flatMap((at, index) => [
      `PIN ${at} NONE 0`,
      `PINATTR PinName P${index + 1}`,
      `PINATTR SpiceOrder ${index + 1}`,
    ]),
  ],
});

export const filesOf = (texts: readonly TextFile[]): { name: string; bytes: Uint8Array }[] =>
  texts.map(({ name, lines }) => ({ name, bytes: new TextEncoder().encode(`${lines.join("\r\n")}\r\n`) }));

/** The design of valid files; the drawing is valid, too. */
export function readLtspiceTexts(texts: readonly TextFile[]): ImportedDesign {
  const read = importDesign(filesOf(texts));
  if (!read.ok) throw new Error(`${read.code} ${JSON.stringify(read.details)}`);
  schematicFile.parse(writeSchematic(read.value.schematic));
  return read.value;
}

export const sheet = (...lines: readonly string[]): TextFile => ({ name: "main.asc", lines: [...HEAD, ...lines] });

/** Nets of two pins and more, each as "R1.1 R2.2". */
export const netsOf = (...texts: readonly TextFile[]): string[] =>
  partitionOf(readLtspiceTexts(texts).schematic).nets.map((pins) => pins.join(" "));

export const notesOf = ({ report }: ImportedDesign): string[] => report.notes.map(({ code }) => code);
