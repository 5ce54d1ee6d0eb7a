// Highlights: a net by its copper, a net or part by its name, the holes of a tool.
import type { Bbox } from "@/lib/base/bbox";
import { isEmptyBbox } from "@/lib/base/bbox";
import type { DrillRow } from "@/lib/core/board-view/drill-table";
import { type Entry, find } from "@/lib/core/board-view/find";
import { type Net, netFrom } from "@/lib/core/board-view/nets";
import { findingOf } from "@/lib/core/board-view/object-sets";
import type { Hit } from "@/lib/core/board-view/pick";
import type { BoardViewerState, Lit } from "@/stores/viewer/board-viewer-state";

type Known = Pick<BoardViewerState, "board" | "nets">;

/** Net of a selected object; null if it has none, or if nets are not computed yet. */
export function netOf({ board, nets }: Known, hit: Hit | undefined): Net | null {
  return board && nets && hit ? netFrom(board.scene, nets, hit) : null;
}

/** The key does not depend on the piece that was selected. */
export function litNet(net: Net): Lit {
  const first = net.sets[0];
  return { key: `net:${first?.layerId}:${first?.objects[0]}`, sets: net.sets };
}

export const keyOfHoles = ({ diameterMm, plating }: DrillRow) => `holes:${diameterMm}/${plating}`;
export const keyOfEntry = ({ kind, name }: Entry) => `${kind}:${name}`;

export interface Found {
  lit: Lit;
  /** Null without a place. */
  bounds: Bbox | null;
}

export function foundHoles({ board }: Known, row: DrillRow): Found | null {
  if (!board) return null;
  const { bounds } = findingOf(board.scene, row.sets);
  return { lit: { key: keyOfHoles(row), sets: row.sets }, bounds: isEmptyBbox(bounds) ? null : bounds };
}

/** A named net is extended to its connected copper, as soon as that is known. */
export function foundEntry({ board, nets }: Known, entry: Entry): Found | null {
  if (!board) return null;
  const finding = find(board.scene, entry);
  const place = isEmptyBbox(finding.bounds) ? null : finding.bounds;
  const plain = { lit: { key: keyOfEntry(entry), sets: finding.sets }, bounds: place };
  if (entry.kind === "part" || !nets) return plain;
  const grown = finding.sets.flatMap(({ layerId, objects }) => {
    const object = objects[0];
    const net = object === undefined ? null : netFrom(board.scene, nets, { layerId, object });
    return net ? [net] : [];
  });
  // Pieces that bear the name without touching belong to the net too.
  const sets = [...finding.sets, ...grown.flatMap((net) => net.sets)];
  return sets.length === 0
    ? plain
    : { lit: { key: keyOfEntry(entry), sets: joined(sets) }, bounds: findingOf(board.scene, joined(sets)).bounds };
}

function joined(sets: Lit["sets"]): Net["sets"] {
  const byLayer = new Map<string, Set<number>>();
  for (const { layerId, objects } of sets) {
    const existing = byLayer.get(layerId) ?? new Set<number>();
    for (const object of objects) existing.add(object);
    byLayer.set(layerId, existing);
  }
  return [...byLayer].map(([layerId, objects]) => ({
    layerId,
    objects: Uint32Array.from([...objects].sort((a, b) => a - b)),
  }));
}
