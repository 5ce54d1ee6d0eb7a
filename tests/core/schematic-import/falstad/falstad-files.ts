// Small circuits of CircuitJS as texts.
import { schematicFile } from "@/lib/contracts/schematic-file";
import { exportedDesign } from "@/lib/core/schematic/export/exported-design";
import { writeSchematic } from "@/lib/core/schematic/format/schematic-file";
import { importDesign } from "@/lib/core/schematic-import/import-design";
import type { ImportedDesign } from "@/lib/core/schematic-import/imported-design";
import { partitionOf } from "@/lib/core/schematic-import/net-partition";
import { simulationNetlist } from "@/lib/core/simulation-netlist/simulation-netlist";

export const HEAD = "$ 1 0.000005 10.2 50 5 43 5e-11";

export const fileOf = (text: string, name = "circuit.txt") => ({ name, bytes: new TextEncoder().encode(text) });

export const textOf = (...lines: readonly string[]): string => `${[HEAD, ...lines].join("\n")}\n`;

export const xmlOf = (...lines: readonly string[]): string =>
  ['<cir f="1" ts="0.000005" ic="2.18" cb="50">', ...lines, "</cir>", ""].join("\n");

/** The design of a valid file; the drawing is valid, too. */
export function readFalstadText(text: string): ImportedDesign {
  const read = importDesign([fileOf(text)]);
  if (!read.ok) throw new Error(`${read.code} ${JSON.stringify(read.details)}`);
  schematicFile.parse(writeSchematic(read.value.schematic));
  return read.value;
}

/** Nets of two pins and more, each as "R1.1 R2.2". */
export const netsOf = (...lines: readonly string[]): string[] =>
  partitionOf(readFalstadText(textOf(...lines)).schematic).nets.map((pins) => pins.join(" "));

export const notesOf = ({ report }: ImportedDesign): string[] => report.notes.map(({ code }) => code);

export const netlistOf = ({ schematic }: ImportedDesign) =>
  simulationNetlist(exportedDesign(schematic), { title: "circuit" });

export const linesOf = (...lines: readonly string[]): string[] =>
  netlistOf(readFalstadText(textOf(...lines))).text.split("\n");
