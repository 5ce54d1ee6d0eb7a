// The schematic editor's engine on a large sheet: 2,000 parts and 6,000 wires, each figure beside a simple way to get the
// same result.
import { present } from "../lib/base/assert";
import { ClusterGraph } from "../lib/core/schematic/connectivity/clusters";
import { NetSolver } from "../lib/core/schematic/connectivity/nets";
import { SchematicEditor } from "../lib/core/schematic/editor/editor";
import { objectsAt } from "../lib/core/schematic/editor/hit";
import { contains } from "../lib/core/schematic/editor/object-index";
import type { Pointer } from "../lib/core/schematic/editor/pointer";
import { readSchematic, writeSchematic } from "../lib/core/schematic/format/schematic-file";
import { GRID, type Point } from "../lib/core/schematic/model/units";
import { paintRecord } from "../lib/core/schematic/paint/record-primitives";
import { COLUMNS, largeSheet, PITCH, point, ROWS, SHEET } from "./large-sheet";
import { percentile } from "./percentile";
import type { Figure } from "./run";

const DRAGGED = 500;
const REPEATS = 30;
function times(work: (at: number) => void): number[] {
  return Array.from({ length: REPEATS }, (_, at) => {
    const start = performance.now();
    work(at);
    return performance.now() - start;
  });
}

const P95 = 0.95;
const p95 = (values: readonly number[]): number => percentile(values, P95);

const pointerAt = (at: Point): Pointer => ({ at, reach: GRID / 2, isShift: false, isCtrl: false, isAlt: false });

export async function benchEditor(): Promise<Figure[]> {
  const records = largeSheet();
  const text = JSON.stringify(writeSchematic({ rootSheetId: SHEET, records }));
  let count = 0;
  const open = () => new SchematicEditor(readSchematic(JSON.parse(text)), { newId: () => `new-${++count}` });
  const opening = p95(times(() => void open()));
  const parsing = p95(times(() => void structuredClone(JSON.parse(text))));

  const editor = open();
  const { workspace, view } = editor;
  const moved = (at: number) => `part-${at % ROWS}-${(at * 7) % COLUMNS}`;
  const nudge = (at: number, by: number): void => {
    const from = partAt(editor, moved(at));
    const to = pointerAt({ x: from.x, y: from.y + by * GRID });
    editor.select([moved(at)]);
    editor.startDrag(pointerAt(from));
    editor.drag(to);
    editor.endDrag(to);
  };
  const edit = p95(times((at) => nudge(at, 1)));
  void editor.netlist;
  const nets = p95(
    Array.from({ length: REPEATS }, (_, at) => {
      nudge(at + REPEATS, 1);
      const start = performance.now();
      void editor.netlist;
      return performance.now() - start;
    }),
  );
  const again = p95(
    times(() => void new NetSolver(new ClusterGraph(workspace.store.values())).solve(editor.hierarchy.instances)),
  );
  const undo = p95(times(() => editor.undo()));

  const places = Array.from({ length: REPEATS }, (_, at) =>
    point((at * 37) % (COLUMNS * PITCH), (at * 53) % (ROWS * PITCH)),
  );
  const hit = p95(times((at) => void objectsAt(view, pointerAt(present(places[at], "a place")))));
  const boxes = view.index.objects().map(({ id }) => present(view.index.boxOf(id), "its box"));
  const scan = p95(
    times((at) => {
      const { x, y } = present(places[at], "a place");
      boxes.filter((box) => contains(box, { minX: x, minY: y, maxX: x, maxY: y }));
    }),
  );

  editor.select(Array.from({ length: DRAGGED }, (_, at) => `part-${Math.floor(at / COLUMNS)}-${at % COLUMNS}`));
  const start = partAt(editor, "part-0-0");
  editor.startDrag(pointerAt(start));
  const dragging = p95(times((at) => editor.drag(pointerAt({ x: start.x, y: start.y + (at + 1) * GRID }))));
  editor.drag(pointerAt({ x: start.x, y: start.y + GRID }));
  const dropStart = performance.now();
  editor.endDrag(pointerAt({ x: start.x, y: start.y + GRID }));
  const dropping = performance.now() - dropStart;
  const painting = p95(times(() => view.index.objects().forEach((object) => paintRecord(object, view.context))));

  return [
    {
      name: "open, with connectivity",
      value: opening,
      unit: "ms p95",
      against: "JSON.parse and a copy",
      ratio: opening / parsing,
    },
    { name: "one part dragged by a step", value: edit, unit: "ms p95" },
    { name: "all nets after it", value: nets, unit: "ms p95", against: "nets made anew", ratio: nets / again },
    { name: "undo", value: undo, unit: "ms p95" },
    {
      name: "objects under the pointer",
      value: hit,
      unit: "ms p95",
      against: "a scan of all boxes",
      ratio: hit / scan,
    },
    { name: `a step of a drag of ${DRAGGED} parts`, value: dragging, unit: "ms p95" },
    { name: `dropping ${DRAGGED} parts, with their wires`, value: dropping, unit: "ms" },
    { name: "all objects as primitives", value: painting, unit: "ms p95" },
  ];
}

function partAt({ workspace }: SchematicEditor, id: string): Point {
  const record = workspace.store.get(id);
  if (record?.kind !== "component") throw new Error(`${id} is no part`);
  return record.at;
}
