// Small files of KiCad 5 for the tests of the reader.
import type { SourceFile } from "@/lib/core/board/source-file";
import { schematicFile } from "@/lib/contracts/schematic-file";
import { importDesign } from "@/lib/core/schematic-import/import-design";
import type { ImportedDesign } from "@/lib/core/schematic-import/imported-design";
import { partitionOf } from "@/lib/core/schematic-import/net-partition";
import { writeSchematic } from "@/lib/core/schematic/format/schematic-file";

/**
 * R with pins 1 and 2 at y = 100 and -100 mils (up is positive); Q with A at (200, 100) and B at the origin; the supply
 * VCC at the origin, with the alias VDD; U with two units and hidden supply pins at (0, 300) and (0, -300).
 */
export const LIBRARY = `EESchema-LIBRARY Version 2.4
#encoding utf-8
DEF R R 0 0 N Y 1 F N
F0 "R" 80 0 50 V V C CNN
F1 "R" 0 0 50 V V C CNN
$FPLIST
 R_*
$ENDFPLIST
DRAW
S -40 -80 40 80 0 1 10 N
X ~ 1 0 100 20 D 50 50 1 1 P
X ~ 2 0 -100 20 U 50 50 1 1 P
ENDDRAW
ENDDEF
DEF Device_Q Q 0 40 Y Y 1 F N
F0 "Q" 0 0 50 H V C CNN
F1 "Q" 0 0 50 H V C CNN
DRAW
A 0 0 100 900 0 0 1 0 N 0 100 100 0
C 0 0 50 0 1 0 F
P 3 0 1 0 0 0 50 50 100 0 f
T 0 0 0 50 0 0 0 A~b Normal 0 C C
X A 1 200 100 0 L 50 50 1 1 B
X ~B 2 0 0 0 L 50 50 1 1 B I
ENDDRAW
ENDDEF
DEF VCC #PWR 0 0 Y Y 1 F P
F0 "#PWR" 0 -150 50 H I C CNN
F1 "VCC" 0 150 50 H V C CNN
ALIAS VDD
DRAW
X VCC 1 0 0 0 U 50 50 1 1 W N
ENDDRAW
ENDDEF
DEF U U 0 40 Y Y 2 F N
F0 "U" 0 0 50 H V C CNN
F1 "U" 0 0 50 H V C CNN
DRAW
X IN 1 -200 0 0 R 50 50 1 1 I
X IN 3 -200 0 0 R 50 50 2 1 I
X VCC 8 0 300 0 D 50 50 0 1 W N
X GND 4 0 -300 0 U 50 50 0 1 W N
ENDDRAW
ENDDEF
#End Library
`;

export const IDENTITY = "1 0 0 -1";

export function component(symbol: string, reference: string, x: number, y: number, more: ComponentParts = {}): string {
  const { matrix = IDENTITY, unit = 1, stamp = "5A000001", fields = "", value = symbol, paths = "" } = more;
  return `$Comp
L ${symbol} ${reference}
U ${unit} 1 ${stamp}
P ${x} ${y}
${paths}F 0 "${reference}" H ${x + 80} ${y + 20} 50  0000 L CNN
F 1 "${value}" H ${x} ${y} 50  0000 C CNN
${fields}\t${unit}    ${x} ${y}
\t${matrix.split(" ").join("    ")}
$EndComp
`;
}

interface ComponentParts {
  readonly matrix?: string;
  readonly unit?: number;
  readonly stamp?: string;
  readonly fields?: string;
  readonly value?: string;
  readonly paths?: string;
}

export const line = (layer: string, ...points: readonly number[]): string =>
  `Wire ${layer} Line\n\t${points.join(" ")}\n`;
export const wire = (...points: readonly number[]): string => line("Wire", ...points);
export const label = (type: string, text: string, x: number, y: number, orientation = 0): string =>
  `Text ${type} ${x} ${y} ${orientation}    50   ${type === "Label" ? "~" : "Input"} ~ 0\n${text}\n`;

export const sheetSymbol = (stamp: string, name: string, file: string, pins = ""): string => `$Sheet
S 3000 1000 500 500
U ${stamp}
F0 "${name}" 50
F1 "${file}" 50
${pins}$EndSheet
`;

export const sheet = (items: string): string => `EESchema Schematic File Version 4
EELAYER 26 0
EELAYER END
$Descr A4 11693 8268
encoding utf-8
Sheet 1 1
Title "Test \\"quoted\\""
Date "2018-01-02"
Rev "3"
Comp ""
Comment1 "First"
$EndDescr
${items}$EndSCHEMATC
`;

export const fileOf = (name: string, text: string): SourceFile => ({ name, bytes: new TextEncoder().encode(text) });

/** The root is "main.sch"; `others` are texts by name. */
export const filesOf = (main: string, others: Readonly<Record<string, string>> = {}): SourceFile[] => [
  ...[fileOf("main.sch", sheet(main)), fileOf("main-cache.lib", LIBRARY)],
  ...Object.entries(others).map(([name, text]) => fileOf(name, text)),
];

/** Fails where the files are not read, or the result is no valid document. */
export function imported(files: readonly SourceFile[]): ImportedDesign {
  const read = importDesign(files);
  if (!read.ok) throw new Error(`${read.code} ${JSON.stringify(read.details)}`);
  schematicFile.parse(writeSchematic(read.value.schematic));
  return read.value;
}

/** Nets with two or more pins, such as "R1.2 R2.1". */
export const netsOf = ({ schematic }: ImportedDesign): string[] =>
  partitionOf(schematic).nets.map((pins) => pins.join(" "));

export const codesOf = ({ report }: ImportedDesign): string[] => report.notes.map(({ code }) => code);
