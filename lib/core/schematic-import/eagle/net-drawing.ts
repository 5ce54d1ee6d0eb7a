// Wires, junctions and buses of an Eagle sheet.
import type { EagleSegment } from "@/lib/core/formats/eagle/sheet";
import type { Junction, Wire } from "@/lib/core/schematic/model/records";
import { isSamePoint, type Point } from "@/lib/core/schematic/model/units";
import { placeInFile, type SheetContext } from "./context";
import { toPoint } from "./coordinates";
import { busText, netKey } from "./names";

/** A segment of a net as it is drawn. */
export interface DrawnSegment {
  readonly key: string;
  /** As the file writes it. */
  readonly net: string;
  readonly segment: EagleSegment;
  readonly wires: readonly Wire[];
  readonly junctions: readonly Junction[];
}

function drawWires(segment: EagleSegment, kind: Wire["kind"], context: SheetContext): Wire[] {
  const { sheet, records, report } = context;
  const construct = kind === "wire" ? "wires" : "buses";
  return segment.wires.flatMap((wire): Wire[] => {
    report.found(construct);
    const from = toPoint({ x: wire.x1, y: wire.y1 }, sheet.origin);
    const to = toPoint({ x: wire.x2, y: wire.y2 }, sheet.origin);
    const source = placeInFile(context, wire.line);
    const place = { sheetId: sheet.id, at: from };
    if (isSamePoint(from, to)) {
      report.lost({ construct, code: "eagle.emptyWire", source, place });
      return [];
    }
    if (wire.curve !== 0) report.changed({ construct, code: "eagle.curvedWire", source, place });
    return [{ kind, id: records.newId(), sheetId: sheet.id, from, to }];
  });
}

/** The records are not added yet: some lines of nets that touch become drawings. */
export function drawNets(context: SheetContext): DrawnSegment[] {
  const { sheet, records, report } = context;
  return sheet.source.nets.flatMap(({ name, segments }) =>
    segments.map((segment): DrawnSegment => {
      report.found("junctions", segment.junctions.length);
      const junctions = segment.junctions.map((junction): Junction => ({
        ...{ kind: "junction", id: records.newId(), sheetId: sheet.id, at: toPoint(junction, sheet.origin) },
      }));
      for (const { name: element, line } of segment.rest)
        report.lost({
          ...{ construct: "directives", code: "eagle.unknownElement", values: { element } },
          source: placeInFile(context, line),
        });
      report.found("directives", segment.rest.length);
      return { key: netKey(name), net: name, segment, wires: drawWires(segment, "wire", context), junctions };
    }),
  );
}

/** The end of a wire that is nearest to a point. */
function nearestEnd(wires: readonly Wire[], { x, y }: Point): Point | null {
  let best: Point | null = null;
  let least = Infinity;
  for (const { from, to } of wires)
    for (const end of [from, to]) {
      const distance = Math.hypot(end.x - x, end.y - y);
      if (distance < least) [best, least] = [end, distance];
    }
  return best;
}

/** Nets join a bus by their names alone; its lines only show where they run. */
export function drawBuses(context: SheetContext): void {
  const { sheet, records, report, planned } = context;
  const isTop = planned.module === null;
  for (const { name, segments, line } of sheet.source.busses) {
    const bus = busText(name);
    if (bus && bus.synonym !== "")
      report.changed({
        ...{ construct: "buses", code: "eagle.busSynonym", values: { bus: bus.synonym } },
        source: placeInFile(context, line),
      });
    for (const segment of segments) {
      const wires = drawWires(segment, "bus", context).map((wire) => records.add(wire));
      report.found("labels", segment.labels.length);
      // Without a label, the entries of modules would not know the members.
      const [first] = wires;
      const labels = segment.labels.map((label) => ({ line: label.line, at: toPoint(label, sheet.origin) }));
      if (labels.length === 0 && segment.ports.length > 0 && first) labels.push({ line: segment.line, at: first.from });
      for (const label of labels) {
        const at = nearestEnd(wires, label.at);
        if (!bus || !at) {
          report.lost({
            ...{ construct: "labels", code: "eagle.busLabel", values: { bus: name } },
            source: placeInFile(context, label.line),
            place: { sheetId: sheet.id, at: label.at },
          });
          continue;
        }
        const common = { id: records.newId(), sheetId: sheet.id, at, rotation: 0, text: bus.text } as const;
        if (isTop && segment.ports.length > 0) records.add({ kind: "port", ...common, direction: "passive" });
        else records.add({ kind: "net-label", ...common });
      }
    }
  }
}
