// Search in a board: nets and parts by name, with their objects and positions.

import { type Bbox, emptyBbox, addPoint } from "@/lib/base/bbox";
import { compareNaturally } from "@/lib/base/natural-order";
import { attributesIn, type AttributeTable, valuesOf } from "@/lib/core/board/attribute-table";
import type { NetPoint } from "@/lib/core/board/netlist";
import { collect, type Finding, findingOf } from "@/lib/core/board-view/object-sets";
import { netlistOffset, REACH_MM } from "@/lib/core/board-view/netlist-offset";
import { createPickIndex, pickAt } from "@/lib/core/board-view/pick";
import type { Scene } from "@/lib/core/board-view/scene";

/** A net by X2 (.N) or IPC-D-356; a part by X2 (.C, .P) or IPC-D-356. */
export type Entry = { kind: "net" | "part"; name: string };

/** Names that stand for no name. */
const NONE = new Set(["", "N/C"]);

/** All nets and parts, by kind and then by name, R2 before R10. */
export function entriesOf(scene: Scene): Entry[] {
  const nets = new Set<string>();
  const parts = new Set<string>();
  for (const { image } of scene.layers) {
    for (const name of valuesOf(image.attributes, ".N")) nets.add(name);
    for (const name of [...valuesOf(image.attributes, ".C"), ...valuesOf(image.attributes, ".P")]) parts.add(name);
  }
  for (const { net, part } of scene.netlist?.points ?? []) {
    if (net !== null) nets.add(net);
    if (part !== null) parts.add(part);
  }
  const sorted = (kind: Entry["kind"], names: Set<string>) =>
    [...names]
      .filter((name) => !NONE.has(name))
      .sort(compareNaturally)
      .map((name) => ({ kind, name }));
  return [...sorted("net", nets), ...sorted("part", parts)];
}

/** Entries whose name contains the words, ignoring case; those that start with them first. */
export function search(entries: readonly Entry[], words: string): Entry[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === "") return [];
  const found = entries.filter(({ name }) => name.toLowerCase().includes(wanted));
  const rank = ({ name }: Entry) => {
    const lower = name.toLowerCase();
    return lower === wanted ? 0 : lower.startsWith(wanted) ? 1 : 2;
  };
  return found.sort((a, b) => rank(a) - rank(b));
}

/**
 * The objects with the name, and their positions. Without layer attributes it is the copper at the netlist's test
 * points; netFrom finds the whole net from any of these objects.
 */
export function find(scene: Scene, entry: Entry): Finding {
  const sets = collect(scene, (layerId) => {
    const image = scene.layers.find(({ id }) => id === layerId)?.image;
    if (!image) return null;
    const bears = setsNaming(image.attributes, entry);
    return bears.includes(1) ? (at) => image.dark[at] === 1 && bears[image.attributeSet[at] ?? 0] === 1 : null;
  });
  if (sets.length > 0) return findingOf(scene, sets);
  const isMeant = ({ net, part }: NetPoint) => (entry.kind === "net" ? net : part) === entry.name;
  return atPoints(scene, scene.netlist?.points.filter(isMeant) ?? []);
}

/** For each attribute set, 1 if it has the name as a net, or as the part of a pin or a mark. */
function setsNaming(table: AttributeTable, { kind, name }: Entry): Uint8Array {
  return Uint8Array.from({ length: table.sets.starts.length - 1 }, (_, set) => {
    const attributes = attributesIn(table, set);
    if (kind === "net") return attributes.get(".N")?.includes(name) ? 1 : 0;
    return attributes.get(".C")?.[0] === name || attributes.get(".P")?.[0] === name ? 1 : 0;
  });
}

function atPoints(scene: Scene, points: readonly NetPoint[]): Finding {
  const copper = scene.layers.filter(({ type }) => type === "copper");
  const found = new Map<string, Set<number>>();
  const places: Bbox = emptyBbox();
  const [dx, dy] = scene.netlist && points.length > 0 ? netlistOffset(scene, scene.netlist) : [0, 0];
  for (const point of points) {
    const place = [point.xMm + dx, point.yMm + dy] as const;
    addPoint(places, ...place);
    const reached = copper.filter(({ side, layer }) => {
      if (point.kind !== "smd") return true;
      return point.layer === null ? point.access === side : layer === point.layer;
    });
    for (const { layerId, object } of pickAt(
      createPickIndex(
        scene,
        reached.map(({ id }) => id),
      ),
      place,
      REACH_MM,
    )) {
      const objects = found.get(layerId) ?? new Set();
      found.set(layerId, objects.add(object));
    }
  }
  const sets = collect(scene, (id) => {
    const objects = found.get(id);
    return objects ? (at) => objects.has(at) : null;
  });
  return sets.length > 0 ? findingOf(scene, sets) : { sets, bounds: places };
}
