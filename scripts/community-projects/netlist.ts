// Parts and nets of a drawing, as a board needs them.

import { ClusterGraph } from "@/lib/core/schematic/connectivity/clusters";
import { NetSolver } from "@/lib/core/schematic/connectivity/nets";
import type { Schematic } from "@/lib/core/schematic/format/schematic-file";
import { readHierarchy } from "@/lib/core/schematic/model/instances";

export interface NetPart {
  readonly designator: string;
  readonly footprint: string;
  readonly value: string;
  /** Position on the sheet, y down. */
  readonly x: number;
  readonly y: number;
}

export interface Net {
  readonly name: string;
  /** "U1.3". */
  readonly pins: readonly string[];
}

export interface Netlist {
  readonly parts: readonly NetPart[];
  readonly nets: readonly Net[];
}

export function netlistOf({ records, rootSheetId }: Schematic): Netlist {
  const graph = new ClusterGraph(records);
  const { nets } = new NetSolver(graph).solve(readHierarchy(records, rootSheetId).instances);
  const parts = new Map<string, NetPart>();
  for (const record of records) {
    if (record.kind !== "component" || !record.isOnBoard) continue;
    const { footprint, value } = record.fields;
    for (const designator of Object.values(record.designators))
      if (!parts.has(designator))
        parts.set(designator, { designator, footprint: footprint?.text ?? "", value: value?.text ?? "", ...record.at });
  }
  return {
    parts: [...parts.values()].toSorted((a, b) => a.designator.localeCompare(b.designator, "en", { numeric: true })),
    nets: nets.map(({ name, pins }) => ({
      name,
      pins: pins.map(({ designator, pin }) => `${designator}.${pin.number}`).filter((end) => !end.startsWith("#")),
    })),
  };
}
