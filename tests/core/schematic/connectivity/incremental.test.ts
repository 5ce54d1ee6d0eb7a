// Clusters after edits equal those of a graph that is made anew, and those of a comparison of all pairs.
import { describe, expect, it } from "vitest";
import { present } from "@/lib/base/assert";
import { ClusterGraph } from "@/lib/core/schematic/connectivity/clusters";
import { type Item, itemsOf } from "@/lib/core/schematic/connectivity/item";
import { NetSolver } from "@/lib/core/schematic/connectivity/nets";
import { type Diff, invertDiff } from "@/lib/core/document/diff";
import { RecordStore } from "@/lib/core/document/record-store";
import { readHierarchy } from "@/lib/core/schematic/model/instances";
import type { SchematicObject, SchematicRecord } from "@/lib/core/schematic/model/records";
import type { Point } from "@/lib/core/schematic/model/units";
import { Random } from "@/tests/support/random";
import { Drawing, pin, RESISTOR, ROOT, symbol } from "@/tests/support/schematic";

const OTHER = symbol("R", [pin("1", 0, -2), pin("2", 0, 2), pin("3", 1, 0)], { prefix: "R" });
const SIZE = 9;
const STEPS = 40;
const RUNS = Number(process.env.FUZZ_RUNS ?? 25);

const keyOf = ({ record, pin: placed, layer }: Item): string => `${record.id} ${placed?.pin.number ?? ""} ${layer}`;

function clustersOf(graph: ClusterGraph, sheetIds: readonly string[]): string[] {
  return sheetIds
    .flatMap((id) => [...graph.clustersOf(id)].map(({ items }) => items.map(keyOf).toSorted().join(" | ")))
    .toSorted();
}

/** A point between the ends or at one of them, by distances that are whole on these drawings. */
function isOn(point: Point, from: Point, to: Point): boolean {
  const length = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
  return Math.abs(length(from, point) + length(point, to) - length(from, to)) < 1e-3;
}

/** By the rules alone: every pair of items is compared. */
function clustersByPairs(records: readonly SchematicRecord[]): string[] {
  const symbols = new Map(records.flatMap((record) => (record.kind === "symbol" ? [[record.id, record]] : [])));
  const items = records
    .filter((record): record is SchematicObject => "sheetId" in record)
    .flatMap((record) => itemsOf(record, { symbolOf: (id) => symbols.get(id), aliases: new Map() }));
  const joins = (a: Item, b: Item): boolean =>
    a.points.some(
      (point) =>
        b.points.some(({ x, y }) => x === point.x && y === point.y) ||
        (a.joinsPassing && b.segment !== null && isOn(point, b.segment.from, b.segment.to)),
    );
  let groups = items.map((item) => [item]);
  for (const a of items)
    for (const b of items) {
      if (a.layer !== b.layer || a.record.sheetId !== b.record.sheetId || !joins(a, b)) continue;
      const touched = groups.filter((group) => group.includes(a) || group.includes(b));
      if (touched.length > 1) groups = [...groups.filter((group) => !touched.includes(group)), touched.flat()];
    }
  return groups.map((group) => group.map(keyOf).toSorted().join(" | ")).toSorted();
}

function draw(drawing: Drawing, random: Random): void {
  const [x, y] = [random.below(SIZE), random.below(SIZE)];
  const length = 1 + random.below(5);
  const text = random.one(["A", "B", "D[0..3]", "D1"]);
  drawing.on(random.one([ROOT.id, "child"]));
  random.one([
    () => drawing.wire(x, y, x + length, y),
    () => drawing.wire(x, y, x, y + length),
    () => drawing.wire(x, y, x + length, y + length),
    () => drawing.bus(x, y, x + length, y),
    () => drawing.bus(x, y, x, y + length),
    () => drawing.junction(x, y),
    () => drawing.label(text, x, y),
    () => drawing.power("GND", x, y),
    () => drawing.sheetLabel(text, x, y),
    () => drawing.busEntry([x, y], [x + 1, y + 1]),
    () => drawing.noConnect(x, y),
    () => drawing.component(RESISTOR, `R${x}${y}`, x, y, { rotation: random.one([0, 90, 180, 270]) }),
  ])();
}

function someEdit(store: RecordStore<SchematicRecord>, drawing: Drawing, random: Random): Diff<SchematicRecord> {
  const objects = [...store.values()].filter((record): record is SchematicObject => "sheetId" in record);
  const removed = random.many(3, () => random.one(objects)).filter((record, at, all) => all.indexOf(record) === at);
  const known = new Set(drawing.records);
  for (let count = random.below(4); count > 0; count--) draw(drawing, random);
  const added = drawing.records.filter((record) => !known.has(record) && !store.has(record.id));
  const old = present(store.get("R"), "the symbol");
  const turned = random.isLuck(0.2) ? [[old, old === OTHER ? RESISTOR : OTHER] as const] : [];
  return { added, removed, changed: turned };
}

describe("an edit", () => {
  it.each(Array.from({ length: RUNS }, (_, seed) => seed))("leaves the clusters of a new graph, seed %i", (seed) => {
    const random = new Random(seed);
    const drawing = new Drawing(RESISTOR).on("child");
    for (let count = 0; count < 40; count++) draw(drawing, random);
    drawing.on(ROOT.id).entry(drawing.sheet("child", "child"), "A", 0, 0);
    const store = new RecordStore<SchematicRecord>(drawing.records);
    const start = [...store.values()];
    const graph = new ClusterGraph(start);
    store.subscribe((diff) => graph.update(diff));
    const done: Diff<SchematicRecord>[] = [];
    const sheetIds = [ROOT.id, "child"];
    const { instances } = readHierarchy(store.values(), ROOT.id);
    const namesBy = (solver: NetSolver) =>
      solver
        .solve(instances)
        .nets.map(
          ({ name, pins }) =>
            `${name}: ${pins
              .map(({ component, pin: { number } }) => `${component.id}.${number}`)
              .toSorted()
              .join()}`,
        )
        .toSorted();
    const solver = new NetSolver(graph);
    for (let step = 0; step < STEPS; step++) {
      const diff = someEdit(store, drawing, random);
      store.apply(diff);
      done.push(diff);
      const anew = new ClusterGraph(store.values());
      expect(clustersOf(graph, sheetIds)).toEqual(clustersOf(anew, sheetIds));
      expect(namesBy(solver)).toEqual(namesBy(new NetSolver(anew)));
    }
    expect(clustersOf(graph, sheetIds)).toEqual(clustersByPairs([...store.values()]));
    for (const diff of done.toReversed()) store.apply(invertDiff(diff));
    expect([...store.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
      start.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    );
    expect(clustersOf(graph, sheetIds)).toEqual(clustersByPairs(start));
  });
});
