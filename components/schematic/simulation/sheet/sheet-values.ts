// Voltages at the nets of a sheet, currents and powers at its parts, at one place of the results.
import type { SimulationRun } from "@/components/schematic/simulation/simulation-run";
import { anchorOfNet } from "@/lib/core/schematic/editor/net-anchor";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import { placePins } from "@/lib/core/schematic/model/placement";
import type { Point } from "@/lib/core/schematic/model/units";
import { currentAt, type PointReading, powerAt, voltageAt } from "@/lib/core/simulation-netlist/point-reading";
import { engineeringText } from "@/lib/core/waveform/plot/engineering";
import { type Unit, UNITS } from "@/lib/core/waveform/unit";

export interface SheetValue {
  readonly key: string;
  readonly at: Point;
  readonly kind: "net" | "part";
  readonly lines: readonly string[];
}

const DIGITS = 3;

const textOf = (value: number | null, unit: Unit): string[] =>
  value === null ? [] : [engineeringText(value, unit, DIGITS)].filter(Boolean);

function netValues({ netlist, path }: SchematicEditor, run: SimulationRun, reading: PointReading): SheetValue[] {
  return netlist.nets.flatMap((net): SheetValue[] => {
    const node = run.nodeOfNet(net.name);
    // Ground is 0 V by definition.
    if (node === undefined || node === "0") return [];
    const at = anchorOfNet(net, path);
    const lines = at ? textOf(voltageAt(reading, node), UNITS.volt) : [];
    return at && lines.length > 0 ? [{ key: `net ${net.name}`, at, kind: "net", lines }] : [];
  });
}

function partValues({ view, path }: SchematicEditor, run: SimulationRun, reading: PointReading): SheetValue[] {
  const parts = new Map(run.parts.map((part) => [part.designator, part]));
  return view.index.objects().flatMap((object): SheetValue[] => {
    const designator = object.kind === "component" ? object.designators[path] : undefined;
    const part = designator === undefined ? undefined : parts.get(designator);
    const box = view.index.boxOf(object.id);
    if (!part || !box) return [];
    const [first] = part.pins;
    const current = part.pins.length === 2 && first ? currentAt(reading, first) : null;
    const lines = [...textOf(current, UNITS.ampere), ...textOf(powerAt(reading, part), UNITS.watt)];
    const at = { x: Math.round((box.minX + box.maxX) / 2), y: Math.round((box.minY + box.maxY) / 2) };
    return lines.length > 0 ? [{ key: `part ${object.id}`, at, kind: "part", lines }] : [];
  });
}

/** Current into each pin of parts with more pins than two, at the pin. Those of parts with many are in the table alone. */
const MAX_PINS = 16;

function pinValues(
  { view, path, workspace }: SchematicEditor,
  run: SimulationRun,
  reading: PointReading,
): SheetValue[] {
  const parts = new Map(run.parts.map((part) => [part.designator, part]));
  return view.index.objects().flatMap((object): SheetValue[] => {
    const component = object.kind === "component" ? object : null;
    const part = parts.get(component?.designators[path] ?? "");
    const symbol = component && workspace.graph.symbolOf(component.symbolId);
    if (!component || !part || !symbol || part.pins.length <= 2 || part.pins.length > MAX_PINS) return [];
    return placePins(symbol, component).flatMap(({ pin, at }): SheetValue[] => {
      const wired = part.pins.find(({ number }) => number === pin.number || number === pin.name);
      const lines = wired ? textOf(currentAt(reading, wired), UNITS.ampere) : [];
      return lines.length > 0 ? [{ key: `pin ${object.id} ${pin.number}`, at, kind: "part", lines }] : [];
    });
  });
}

export const sheetValues = (editor: SchematicEditor, run: SimulationRun, reading: PointReading): SheetValue[] => [
  ...netValues(editor, run, reading),
  ...partValues(editor, run, reading),
  ...pinValues(editor, run, reading),
];
