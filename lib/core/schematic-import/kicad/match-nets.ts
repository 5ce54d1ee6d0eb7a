// Differences between our rules of connection and KiCad's: additions to the drawing, and notes.
import type { RecordBuilder } from "../record-builder";
import type { ReportBuilder } from "../report";
import { wiredSupplies } from "./implicit-power";
import { shown } from "./sheet-context";
import { touchingWires } from "./touching-wires";

export interface NetMatch {
  readonly builder: RecordBuilder;
  readonly report: ReportBuilder;
  readonly rootSheetId: string;
  /** Name of the file of a sheet. */
  readonly fileOf: (sheetId: string) => string;
}

const MAX_NAME = 200;

export function matchNets({ builder, report, rootSheetId, fileOf }: NetMatch): void {
  for (const { component, at, name, designator } of wiredSupplies(builder.records, rootSheetId)) {
    const { sheetId } = component;
    builder.add({
      ...{ kind: "power-port", id: builder.newId(), sheetId, at, rotation: 0, mirror: "none" },
      ...{ name: name.slice(0, MAX_NAME), scope: "global", form: "bar" },
    });
    report.changed({
      ...{ construct: "components", code: "kicad.hiddenSupply", values: { designator, name: shown(name) } },
      ...{ source: { file: fileOf(sheetId), line: null }, place: { sheetId, at } },
    });
  }
  for (const { sheetId, at } of touchingWires(builder.records))
    report.changed({
      ...{ construct: "wires", code: "kicad.wireTouches", values: {} },
      ...{ source: { file: fileOf(sheetId), line: null }, place: { sheetId, at } },
    });
}
