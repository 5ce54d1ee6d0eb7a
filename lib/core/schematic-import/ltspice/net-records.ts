// Wires, buses, names and grounds of a sheet.
import type { LtspiceFlag } from "@/lib/core/formats/ltspice/ltspice-sheet";
import type { Rotation } from "@/lib/core/schematic/model/graphic";
import type { SignalDirection } from "@/lib/core/schematic/model/records";
import { isSamePoint, type Point, pointKey } from "@/lib/core/schematic/model/units";
import { addTo, WireTouch } from "../wire-touch";
import { isGlobalName, isGround } from "./net-names";
import { placeLtspice } from "./placed-part";
import type { SheetContext } from "./sheet-context";

interface Segment {
  readonly from: Point;
  readonly to: Point;
  readonly line: number;
}

const DIRECTIONS: Readonly<Record<string, SignalDirection>> = {
  in: "input",
  out: "output",
  bidir: "bidirectional",
};

export const directionOf = (word: string): SignalDirection => DIRECTIONS[word.toLowerCase()] ?? "passive";

/** Along the wire that ends at the point, so that the name stands above it. */
function alongWire(at: Point, wires: WireTouch<Segment>): Rotation {
  const [wire] = wires.endingAt(at);
  if (!wire) return 0;
  const other = isSamePoint(wire.from, at) ? wire.to : wire.from;
  if (other.x !== at.x) return other.x > at.x ? 0 : 180;
  return other.y < at.y ? 90 : 270;
}

const BACK: Record<Rotation, Rotation> = { 0: 180, 90: 270, 180: 0, 270: 90 };

/** Wires that touch one with the name of a bus, over any number of wires. */
function busWires(segments: readonly Segment[], starts: readonly Point[], wires: WireTouch<Segment>): Set<Segment> {
  const found = new Set<Segment>();
  const add = (at: Point): void => {
    for (const wire of wires.endingAt(at)) found.add(wire);
    for (const wire of wires.passing(at)) found.add(wire);
  };
  starts.forEach(add);
  if (found.size === 0) return found;
  const endsOn = new Map<Segment, Segment[]>();
  for (const segment of segments)
    for (const end of [segment.from, segment.to]) for (const other of wires.passing(end)) addTo(endsOn, other, segment);
  // The set grows while it is walked.
  for (const wire of found) {
    add(wire.from);
    add(wire.to);
    for (const other of endsOn.get(wire) ?? []) found.add(other);
  }
  return found;
}

export interface SheetPorts {
  /** Names in small letters of the entries of blocks that place this sheet. */
  readonly entryNames: ReadonlySet<string>;
  readonly isRoot: boolean;
}

function addFlag(flag: LtspiceFlag, context: SheetContext, wires: WireTouch<Segment>, ports: SheetPorts): void {
  const { report, builder, names } = context;
  const at = context.pointOf(flag.at);
  const { line } = flag;
  if (isGround(flag.name)) {
    report.found("power-ports");
    builder.add({
      ...{ kind: "power-port", ...context.newObject(), at, rotation: 0, mirror: "none" },
      ...{ name: "GND", scope: "global", form: "ground" },
    });
    return;
  }
  report.found("labels");
  if (flag.name === "") return;
  const name = names.nameOf(flag.name);
  if (name.change)
    context.changed(
      { construct: "labels", code: name.change, line, values: { name: flag.name, text: name.text } },
      flag.at,
    );
  const ioPin = context.ioPins.get(pointKey(flag.at));
  const rotation = alongWire(at, wires);
  const label = { ...context.newObject(), at, text: name.text };
  const direction = ioPin ? directionOf(ioPin.direction) : "passive";
  if (isGlobalName(flag.name)) builder.add({ kind: "port", ...label, rotation: BACK[rotation], direction });
  else if (ports.entryNames.has(flag.name.toLowerCase()))
    builder.add({ kind: "sheet-label", ...label, rotation: BACK[rotation], direction });
  else if (ioPin && ports.isRoot && !name.isBus)
    builder.add({ kind: "port", ...label, rotation: BACK[rotation], direction });
  else builder.add({ kind: "net-label", ...label, rotation });
}

/** Pins, entries and grounds connect wherever they touch a wire; ours do at its ends. */
function addJunctions(context: SheetContext, wires: WireTouch<Segment>): void {
  const done = new Set<number>();
  const { sheet, parts } = context.drawn;
  const places = [
    ...parts.flatMap(({ source, symbol }) =>
      (symbol?.pins ?? []).map((pin) => ({ at: placeLtspice(pin.at, source), line: source.line })),
    ),
    ...sheet.flags.filter(({ name }) => isGround(name)),
  ];
  for (const { at, line } of places) {
    const point = context.pointOf(at);
    if (done.has(pointKey(point)) || wires.passing(point).length === 0) continue;
    done.add(pointKey(point));
    context.report.found("junctions");
    context.builder.add({ kind: "junction", ...context.newObject(), at: point });
    context.changed({ construct: "junctions", code: "pinOnWire", line }, at);
  }
}

export function addNets(context: SheetContext, ports: SheetPorts): void {
  const { sheet } = context.drawn;
  const { report, builder } = context;
  const segments = sheet.wires.map(({ from, to, line }) => ({
    ...{ from: context.pointOf(from), to: context.pointOf(to), line },
  }));
  const wires = new WireTouch<Segment>(segments);
  const busLabels = sheet.flags.filter(({ name }) => !isGround(name) && context.names.nameOf(name).isBus);
  const buses = busWires(
    segments,
    busLabels.map(({ at }) => context.pointOf(at)),
    wires,
  );
  for (const segment of segments) {
    const kind = buses.has(segment) ? "bus" : "wire";
    report.found(kind === "bus" ? "buses" : "wires");
    if (isSamePoint(segment.from, segment.to)) continue;
    builder.add({ kind, ...context.newObject(), from: segment.from, to: segment.to });
  }
  for (const tap of sheet.busTaps) {
    report.found("buses");
    builder.add({
      ...{ kind: "bus-entry", ...context.newObject(), bus: context.pointOf(tap.from), wire: context.pointOf(tap.to) },
    });
  }
  for (const flag of sheet.flags) addFlag(flag, context, wires, ports);
  const flagged = new Set(sheet.flags.map(({ at }) => pointKey(at)));
  for (const { at, line } of sheet.ioPins)
    if (!flagged.has(pointKey(at))) {
      report.found("labels");
      context.lost({ construct: "labels", code: "ioPinWithoutFlag", line }, at);
    }
  addJunctions(context, wires);
}
