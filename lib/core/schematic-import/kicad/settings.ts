// Bus aliases, net classes and settings of a KiCad design.
import type { BusAlias } from "@/lib/core/schematic/model/records";
import type { RecordBuilder } from "../record-builder";
import type { ReportBuilder } from "../report";
import type { DesignFiles } from "./design-files";
import { ercSettingsOf } from "./erc-settings";

const MAX_ALIASES = 1_000;
const MAX_MEMBERS = 1_024;
const MAX_NAME = 200;

/** Those of the files before that of the project; of one name the first counts. */
function aliasesOf({ sheets, project }: DesignFiles): Map<string, readonly string[]> {
  const aliases = new Map<string, readonly string[]>();
  const all = [...[...sheets.values()].flatMap(({ model }) => model.busAliases), ...(project?.busAliases ?? [])];
  for (const { name, members } of all)
    if (members.length > 0 && !aliases.has(name) && aliases.size < MAX_ALIASES) aliases.set(name, members);
  return aliases;
}

export function addSettings(design: DesignFiles, builder: RecordBuilder, report: ReportBuilder): void {
  for (const [name, members] of aliasesOf(design)) {
    const alias: Omit<BusAlias, "id"> = {
      ...{ kind: "bus-alias", name: name.slice(0, MAX_NAME) },
      members: members.slice(0, MAX_MEMBERS).map((member) => member.slice(0, MAX_NAME)),
    };
    builder.add({ ...alias, id: builder.newId() });
  }
  const { project, projectFile } = design;
  if (!project || projectFile === null) return;
  report.found("buses", project.busAliases.length);
  const source = { file: projectFile, line: null };
  for (const name of project.netClasses) {
    report.found("net-classes");
    report.lost({ construct: "net-classes", code: "kicad.netClass", values: { name: name.slice(0, 60) }, source });
  }
  for (const name of project.variants) {
    report.found("variants");
    report.lost({ construct: "variants", code: "kicad.variant", values: { name: name.slice(0, 60) }, source });
  }
  if (project.topLevelSheets.length > 1) {
    const values = {
      names: project.topLevelSheets
        .map(({ name }) => name)
        .join(", ")
        .slice(0, 200),
    };
    const isPlaced = design.root.name === projectFile;
    const code = isPlaced ? "kicad.topLevelSheets" : "kicad.topLevelSheetsMissing";
    report.changed({ construct: "sheets", code, values, source });
  }
  const settings = ercSettingsOf(project);
  if (settings) {
    report.found("settings");
    builder.add({ kind: "erc-settings", id: builder.newId(), ...settings });
  }
  if (project.exclusionCount > 0) {
    report.found("settings");
    const values = { count: project.exclusionCount };
    report.lost({ construct: "settings", code: "kicad.ercExclusions", values, source });
  }
}
