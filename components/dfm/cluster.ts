// Markers of findings that would overlap, merged to one with a count.

import type { Severity } from "@/lib/core/dfm/finding";
import { SEVERITIES } from "@/lib/core/dfm/severity";

export interface Marker {
  severity: Severity;
  x: number;
  y: number;
}

/** Located at its worst marker. */
export interface Cluster extends Marker {
  count: number;
}

/** A marker nearer than `apartMm` to a worse one, or to an earlier one of its severity, is merged into that. */
export function clusterMarkers(markers: readonly Marker[], apartMm: number): Cluster[] {
  const worstFirst = SEVERITIES.flatMap((level) => markers.filter(({ severity }) => severity === level));
  const cells = new Map<string, Cluster[]>();
  const cellOf = (x: number, y: number) => [Math.floor(x / apartMm), Math.floor(y / apartMm)] as const;
  const out: Cluster[] = [];
  for (const marker of worstFirst) {
    const [column, row] = cellOf(marker.x, marker.y);
    const near = NEIGHBORS.flatMap(([dx, dy]) => cells.get(`${column + dx} ${row + dy}`) ?? []);
    const host = near.find(({ x, y }) => Math.hypot(x - marker.x, y - marker.y) < apartMm);
    if (host) {
      host.count++;
      continue;
    }
    const cluster = { ...marker, count: 1 };
    out.push(cluster);
    const key = `${column} ${row}`;
    cells.set(key, [...(cells.get(key) ?? []), cluster]);
  }
  return out;
}

const STEPS = [-1, 0, 1] as const;
const NEIGHBORS = STEPS.flatMap((dx) => STEPS.map((dy) => [dx, dy] as const));
