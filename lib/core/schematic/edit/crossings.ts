// Part of a sheet moved to another one: what crosses the border, and the names that join both sides again.
import { readBusName } from "../connectivity/bus-name";
import type { Cluster } from "../connectivity/clusters";
import { driversOf } from "../connectivity/driver";
import type { Item, Layer } from "../connectivity/item";
import { isInside } from "../connectivity/sheet-index";
import type { SchematicObject } from "../model/records";
import { isSamePoint, type Point, pointKey } from "../model/units";
import type { Edit } from "./edit";
import { nameOf } from "./net-names";

/** A net that has parts on both sides. */
export interface Crossing {
  readonly name: string;
  readonly layer: Layer;
  /** Where both sides touched; none for a net that is joined by its name alone. */
  readonly points: readonly Point[];
  /** Places of its name among what is moved and what stays, for a net that is joined by its name. */
  readonly inside: readonly Point[];
  readonly outside: readonly Point[];
  /** Goes on to the sheet above. */
  readonly isFromAbove: boolean;
}

const isMovedItem =
  (moved: ReadonlySet<string>) =>
  ({ record }: Item): boolean =>
    moved.has(record.id);

function touches(a: Item, b: Item): Point[] {
  const shared = a.points.filter((point) => b.points.some((other) => isSamePoint(point, other)));
  const passing = (ends: Item, line: Item): Point[] => {
    const { segment } = line;
    return segment && ends.joinsPassing ? ends.points.filter((point) => isInside(point, segment.from, segment.to)) : [];
  };
  return [...shared, ...passing(a, b), ...passing(b, a)];
}

function border({ items }: Cluster, isMoved: (item: Item) => boolean): Point[] {
  const [inner, outer] = [items.filter(isMoved), items.filter((item) => !isMoved(item))];
  const points = new Map<number, Point>();
  for (const a of inner) for (const b of outer) for (const point of touches(a, b)) points.set(pointKey(point), point);
  return [...points.values()];
}

/** Names that count on their sheet alone. */
const isLocal = (object: SchematicObject): boolean =>
  object.kind === "net-label" ||
  object.kind === "sheet-label" ||
  (object.kind === "power-port" && object.scope === "local");

const anchorOf = (object: SchematicObject): Point[] => ("at" in object ? [object.at] : []);

class Names {
  readonly #taken: Set<string>;

  constructor(edit: Edit) {
    this.#taken = new Set(edit.objects().flatMap((object) => nameOf(object) ?? []));
  }

  /** A name that nothing has: that of the driver with a number, or "N1". */
  free(base: string): string {
    let number = 1;
    while (this.#taken.has(`${base}${number}`)) number++;
    const name = `${base}${number}`;
    this.#taken.add(name);
    return name;
  }
}

function localName(edit: Edit, cluster: Cluster): string | null {
  const [best] = driversOf(cluster, edit.graph);
  const record = best?.item?.record;
  return record && isLocal(record) ? nameOf(record) : null;
}

/** Nets of the sheet that the border would cut. Names that both sides have on this sheet count too. */
export function crossingsOf(edit: Edit, sheetId: string, moved: ReadonlySet<string>): Crossing[] {
  const isMoved = isMovedItem(moved);
  const names = new Names(edit);
  const crossings = new Map<string, Crossing>();
  for (const cluster of edit.graph.clustersOf(sheetId)) {
    const points = border(cluster, isMoved);
    if (points.length === 0) continue;
    const name = localName(edit, cluster) ?? names.free("N");
    const known = crossings.get(name);
    const { layer } = cluster;
    crossings.set(name, { ...EMPTY, ...known, name, layer, points: [...(known?.points ?? []), ...points] });
  }
  const local = edit.objects().filter((object) => object.sheetId === sheetId && isLocal(object));
  for (const name of new Set(local.flatMap((object) => nameOf(object) ?? []))) {
    const all = local.filter((object) => nameOf(object) === name);
    const inside = all.filter(({ id }) => moved.has(id));
    const outside = all.filter(({ id }) => !moved.has(id));
    const isFromAbove = inside.some(({ kind }) => kind === "sheet-label");
    if (inside.length === 0 || (outside.length === 0 && !isFromAbove && !crossings.has(name))) continue;
    const layer = readBusName(name, edit.graph.aliases) ? "bus" : "wire";
    const known = crossings.get(name) ?? { ...EMPTY, name, layer };
    crossings.set(name, {
      ...known,
      isFromAbove,
      inside: inside.flatMap(anchorOf),
      outside: outside.flatMap(anchorOf),
    });
  }
  return [...crossings.values()];
}

const EMPTY: Omit<Crossing, "name" | "layer"> = { points: [], inside: [], outside: [], isFromAbove: false };
