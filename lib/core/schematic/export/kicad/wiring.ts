// Wires, buses and labels as KiCad's lists. KiCad joins items at their ends alone: wires are cut where others meet them.
import { isInside } from "../../connectivity/sheet-index";
import type { ClusterGraph } from "../../connectivity/clusters";
import { itemsOf } from "../../connectivity/item";
import { junctionsOfSheet } from "../../paint/junctions";
import type { NetLabel, Port, SchematicObject, SheetLabel, SignalDirection, Wire } from "../../model/records";
import { isSamePoint, type Point, pointKey } from "../../model/units";
import { TEXT_SIZE } from "../../paint/measures";
import { effects, list, netName, place, point, uuid } from "./list";

const STROKE = "(stroke (width 0) (type default))";

type Segment = Pick<Wire, "from" | "to">;

/** The wire in pieces, from one end to the other. */
function cutAt({ from, to }: Segment, points: readonly Point[]): Segment[] {
  const distance = ({ x, y }: Point): number => Math.abs(x - from.x) + Math.abs(y - from.y);
  const inner = points.filter((at) => isInside(at, from, to)).sort((a, b) => distance(a) - distance(b));
  const corners = [from, ...inner.filter((at, index) => index === 0 || !isSamePoint(at, inner[index - 1] ?? from)), to];
  return corners.slice(1).map((end, index) => ({ from: corners[index] ?? from, to: end }));
}

/** Points by layer at which wires are joined, whether a wire ends there or passes through. */
class JoiningPoints {
  readonly #rows = { wire: new Map<number, Point[]>(), bus: new Map<number, Point[]>() };
  readonly #columns = { wire: new Map<number, Point[]>(), bus: new Map<number, Point[]>() };
  readonly #all: Record<"wire" | "bus", Point[]> = { wire: [], bus: [] };

  add(layer: "wire" | "bus", at: Point): void {
    const put = (map: Map<number, Point[]>, key: number) => {
      const known = map.get(key);
      if (known) known.push(at);
      else map.set(key, [at]);
    };
    put(this.#rows[layer], at.y);
    put(this.#columns[layer], at.x);
    this.#all[layer].push(at);
  }

  near(layer: "wire" | "bus", { from, to }: Segment): readonly Point[] {
    if (from.y === to.y) return this.#rows[layer].get(from.y) ?? [];
    return from.x === to.x ? (this.#columns[layer].get(from.x) ?? []) : this.#all[layer];
  }
}

function joiningPoints(objects: readonly SchematicObject[], graph: ClusterGraph): JoiningPoints {
  const points = new JoiningPoints();
  for (const object of objects) {
    const sources = { symbolOf: (id: string) => graph.symbolOf(id), aliases: graph.aliases };
    // Labels and bus entries join a wire between its ends in KiCad, too.
    if ("text" in object) continue;
    for (const item of itemsOf(object, sources))
      if (item.joinsPassing) for (const at of item.points) points.add(item.layer, at);
  }
  return points;
}

const SHAPES: Record<SignalDirection, string> = {
  ...{ input: "input", output: "output", bidirectional: "bidirectional", "tri-state": "tri_state", passive: "passive" },
};

export const shapeOf = (direction: SignalDirection): string => list("shape", SHAPES[direction]);
export const wordOf = (direction: SignalDirection): string => SHAPES[direction];

/** Texts begin at the anchor in the direction of reading, above the wire for local labels. */
export function labelEffects(rotation: number, isLocal: boolean, size = TEXT_SIZE): string {
  const horizontal = rotation === 180 || rotation === 270 ? "end" : "start";
  return effects({ size, horizontal, vertical: isLocal ? "end" : "middle" });
}

const KINDS = { "net-label": "label", port: "global_label", "sheet-label": "hierarchical_label" } as const;

export const label = (record: NetLabel | Port | SheetLabel): string =>
  list(
    ...([KINDS[record.kind], netName(record.text)] as const),
    "direction" in record ? shapeOf(record.direction) : "",
    place(record.at, record.rotation),
    labelEffects(record.rotation, record.kind === "net-label", record.size),
    uuid(record.id),
  );

const junction = (at: Point, id: string): string =>
  list("junction", list("at", String(at.x / 10_000), String(at.y / 10_000)), "(diameter 0)", uuid(id));

/** Wires, buses and junctions of a sheet. */
export function wiresOf(sheetId: string, objects: readonly SchematicObject[], graph: ClusterGraph): string[] {
  const points = joiningPoints(objects, graph);
  const wires = objects
    .filter((object): object is Wire => object.kind === "wire" || object.kind === "bus")
    .flatMap((wire) =>
      cutAt(wire, points.near(wire.kind, wire))
        .filter(({ from, to }) => !isSamePoint(from, to))
        .map(({ from, to }, at) => {
          const pts = list("pts", point("xy", from), point("xy", to));
          return list(wire.kind, pts, STROKE, uuid(at === 0 ? wire.id : `${wire.id} ${at}`));
        }),
    );
  const drawn = objects.flatMap((object) => (object.kind === "junction" ? [object] : []));
  const known = new Set(drawn.map(({ at }) => pointKey(at)));
  const automatic = junctionsOfSheet(graph, sheetId).filter(({ at }) => !known.has(pointKey(at)));
  return [
    ...wires,
    ...drawn.map(({ at, id }) => junction(at, id)),
    ...automatic.map(({ at }) => junction(at, `${sheetId} junction ${at.x} ${at.y}`)),
  ];
}
