// Fabrication files of a board: Gerber, Excellon, and the netlist for the electrical test.

import { LAYERS, type Sheet } from "../../sample-boards/sheet";
import { writeDrill, writeGerber } from "../../sample-boards/gerber-writer";
import type { RoutedBoard } from "./draw-board";
import { landsOf, netsByEnd, sizeOf } from "./placed-part";

const counts = (mm: number): string => {
  const count = Math.round(mm * 1000);
  return `${count < 0 ? "-" : "+"}${String(Math.abs(count)).padStart(6, "0")}`;
};
const length = (mm: number): string => String(Math.round(mm * 1000)).padStart(4, "0");

/** IPC-D-356A in micrometers: one record a land. */
function writeNetlist({ title, placed, nets }: RoutedBoard): string {
  const netOf = netsByEnd(nets);
  const names = new Map(nets.map(({ name }, at) => [name, `NET${at + 1}`]));
  const records = placed.parts.flatMap((part) =>
    landsOf(part).map(({ end, at, shape, drill, slot }) => {
      const [designator = "", pin = ""] = end.split(".");
      const net = names.get(netOf.get(end) ?? "") ?? "N/C";
      const [w, h] = sizeOf(shape);
      const hole = drill === null ? "" : `D${length(slot ? drill + 2 * Math.hypot(...slot) : drill)}P`;
      const start = `${drill === null ? "327" : "317"}${net.padEnd(14)}   ${designator.padEnd(6)}-${pin.padEnd(4)} `;
      const access = drill === null ? "A01" : "A00";
      return `${start}${hole.padEnd(6)}${access}X${counts(at[0])}Y${counts(at[1])}X${length(w)}Y${length(h)}R000 S0`;
    }),
  );
  return [
    "C  IPC-D-356",
    `P  JOB   ${title}`,
    "P  UNITS CUST 1",
    ...[...names].map(([name, alias]) => `C  ${alias} ${name}`),
    ...records,
    "999",
    "",
  ].join("\n");
}

export function fabricationFiles(sheet: Sheet, board: RoutedBoard): { name: string; text: string }[] {
  const gerbers = LAYERS.filter((layer) => sheet.marks[layer].length > 0 || sheet.pours[layer]).map((layer) => ({
    name: `${sheet.id}-${layer}.gbr`,
    text: writeGerber(sheet, layer),
  }));
  const drills = [true, false].flatMap((isPlated) => {
    const text = writeDrill(sheet, isPlated);
    return text === null ? [] : [{ name: `${sheet.id}-${isPlated ? "PTH" : "NPTH"}.drl`, text }];
  });
  return [...gerbers, ...drills, { name: `${sheet.id}.ipc`, text: writeNetlist(board) }];
}
