// Marks of the traces on the sheet that is shown, in the color and dash of each.
import type { ResultsView } from "@/components/schematic/simulation/results-view";
import { type TraceStyle, traceStyle } from "@/components/waveforms/trace-style";
import type { ViewerStore } from "@/components/waveforms/viewer-store";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import { anchorOfNet } from "@/lib/core/schematic/editor/net-anchor";
import type { Point } from "@/lib/core/schematic/model/units";
import { netText } from "@/lib/core/simulation-netlist/vector-names";
import { parseExpression } from "@/lib/core/waveform/expression/parse";

export interface TraceMark {
  readonly key: string;
  readonly at: Point;
  readonly style: TraceStyle;
}

/** Pins, and the middles of parts, by "R1" and "Q1.3". */
function placeOfPin({ view, workspace, path }: SchematicEditor, subject: string): Point | null {
  for (const object of view.index.objects()) {
    const designator = object.kind === "component" ? object.designators[path] : undefined;
    if (designator === undefined || !(subject === designator || subject.startsWith(`${designator}.`))) continue;
    const number = subject.slice(designator.length + 1);
    const pin = workspace.graph.itemsOf(object.id).find((item) => item.pin?.pin.number === number)?.pin;
    const box = view.index.boxOf(object.id);
    if (pin) return pin.at;
    if (box) return { x: Math.round((box.minX + box.maxX) / 2), y: Math.round((box.minY + box.maxY) / 2) };
  }
  return null;
}

function placeOfNet({ netlist, path }: SchematicEditor, subject: string): Point | null {
  const net = netlist.nets.find(({ name }) => netText(name).toLowerCase() === subject.toLowerCase());
  return net ? anchorOfNet(net, path) : null;
}

/** Nets and parts that an expression names, where they are drawn. */
function placesOf(editor: SchematicEditor, expression: string): Point[] {
  const parsed = parseExpression(expression);
  const instructions = parsed.ok ? parsed.value.instructions : [];
  return instructions.flatMap((instruction) => {
    if (instruction.kind !== "vector") return [];
    const { quantity, argument } = instruction;
    return (quantity === "V" ? placeOfNet(editor, argument) : placeOfPin(editor, argument)) ?? [];
  });
}

export function traceMarks(editor: SchematicEditor, view: ResultsView, { state }: ViewerStore): TraceMark[] {
  return state.panes.flatMap(({ traces }) =>
    traces.flatMap(({ id, expression, ink }) => {
      const noted = view.placeOf(expression);
      const isHere = noted?.path === editor.path;
      const places = isHere ? noted.places : placesOf(editor, expression);
      return places.map((at, index) => ({ key: `${id} ${index}`, at, style: traceStyle(ink, 0) }));
    }),
  );
}
