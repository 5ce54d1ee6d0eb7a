// `node --import tsx scripts/downloads/stackup-sheet.ts`: stackups to fill in, for two, four and six layers. Thicknesses
// are common values for 1.6 mm (1 oz outside, 0.5 oz inside) and add up to the finished board.

import { csvRow } from "@/lib/base/csv";
import { saveFiles } from "./save";

export const SLUG = "stackup-sheet";

const HEADER = [
  ...["Order", "Name", "Type", "Material", "Thickness (mm)", "Copper weight (oz)", "Dk at 1 GHz"],
  ...["Reference layers", "Target impedance (ohm)", "Trace width (mm)", "Spacing (mm)", "Notes"],
];
type Sheet = readonly (readonly (string | number)[])[];

const mask = (name: string, order: number) => [order, name, "Solder mask", "Green", 0.02, "", 3.5];
const outer = (name: string, order: number) => [order, name, "Copper", "Foil and plating", 0.035, 1, ""];
const inner = (name: string, order: number) => [order, name, "Copper", "Foil", 0.017, 0.5, ""];
const prepreg = (order: number, name: string, mm: number) => [order, name, "Prepreg", "FR-4, 7628", mm, "", 4.4];
const core = (order: number, name: string, mm: number) => [order, name, "Core", "FR-4", mm, "", 4.5];

export const STACKUPS: Readonly<Record<number, Sheet>> = {
  2: [mask("Top mask", 1), outer("Top", 2), core(3, "Core", 1.49), outer("Bottom", 4), mask("Bottom mask", 5)],
  4: [
    ...[mask("Top mask", 1), outer("Top", 2), prepreg(3, "Prepreg 1", 0.2), inner("In1", 4), core(5, "Core", 1.056)],
    ...[inner("In2", 6), prepreg(7, "Prepreg 2", 0.2), outer("Bottom", 8), mask("Bottom mask", 9)],
  ],
  6: [
    ...[mask("Top mask", 1), outer("Top", 2), prepreg(3, "Prepreg 1", 0.2), inner("In1", 4), core(5, "Core 1", 0.411)],
    ...[inner("In2", 6), prepreg(7, "Prepreg 2", 0.2), inner("In3", 8), core(9, "Core 2", 0.411), inner("In4", 10)],
    ...[prepreg(11, "Prepreg 3", 0.2), outer("Bottom", 12), mask("Bottom mask", 13)],
  ],
};

const table = (sheet: Sheet): string =>
  [HEADER, ...sheet.map((row) => HEADER.map((_, at) => row[at] ?? ""))].map((row) => csvRow(row)).join("");

await saveFiles(import.meta.url, SLUG, () =>
  Promise.resolve(
    Object.entries(STACKUPS).map(([layers, sheet]) => ({ name: `stackup-${layers}-layers.csv`, bytes: table(sheet) })),
  ),
);
