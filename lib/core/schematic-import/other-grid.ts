// Drawings on another grid than ours: the check for ends off the grid would find nearly everything.
import type { Schematic } from "@/lib/core/schematic/format/schematic-file";
import type { ErcSettingsRecord } from "@/lib/core/schematic/model/checks";
import type { SchematicRecord } from "@/lib/core/schematic/model/records";
import { GRID, type Point } from "@/lib/core/schematic/model/units";
import type { ImportedDesign } from "./imported-design";
import type { ConstructCount, ImportNote } from "./report";

const RULE = "off-grid";
/** Fewer are slips of their author, whom the check helps. */
const MANY = 20;

const isOff = ({ x, y }: Point): boolean => x % GRID !== 0 || y % GRID !== 0;

function isOffGrid(record: SchematicRecord): boolean {
  if (record.kind === "wire" || record.kind === "bus") return isOff(record.from) || isOff(record.to);
  return record.kind === "component" && isOff(record.at);
}

function withoutRule({ records, ...rest }: Schematic): Schematic | null {
  const settings = records.find((record): record is ErcSettingsRecord => record.kind === "erc-settings");
  if (settings?.severities[RULE] === "off") return null;
  const usual: ErcSettingsRecord = { kind: "erc-settings", id: "erc-settings", severities: {}, verdicts: {} };
  const changed = settings ?? usual;
  const quiet = { ...changed, severities: { ...changed.severities, [RULE]: "off" as const } };
  return { ...rest, records: [...records.filter((record) => record !== settings), quiet] };
}

/** Counts one more setting, which has another form here. */
const counted = (counts: readonly ConstructCount[]): ConstructCount[] => {
  const known = counts.find(({ construct }) => construct === "settings");
  const { found, changed, lost } = known ?? { found: 0, changed: 0, lost: 0 };
  const settings: ConstructCount = { construct: "settings", found: found + 1, changed: changed + 1, lost };
  return [...counts.filter((count) => count !== known), settings];
};

/** Switches the check off, and says so. */
export function allowOtherGrid(design: ImportedDesign): ImportedDesign {
  const { schematic, report, rootFile } = design;
  const count = schematic.records.filter(isOffGrid).length;
  const quiet = count > MANY ? withoutRule(schematic) : null;
  if (!quiet) return design;
  const note: ImportNote = {
    ...{ construct: "settings", outcome: "changed", code: "common.otherGrid", values: { count } },
    ...{ source: { file: rootFile, line: null }, place: null },
  };
  return {
    ...design,
    schematic: quiet,
    report: { ...report, counts: counted(report.counts), notes: [...report.notes, note] },
  };
}
