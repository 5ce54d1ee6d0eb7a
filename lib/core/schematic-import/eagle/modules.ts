// Placements of modules as sheet symbols with their entries.
import type { EagleModule, EaglePort } from "@/lib/core/formats/eagle/schematic";
import type { EagleModuleInstance } from "@/lib/core/formats/eagle/sheet";
import { place } from "@/lib/core/schematic/model/placement";
import type { SheetEntry, SignalDirection } from "@/lib/core/schematic/model/records";
import type { Point } from "@/lib/core/schematic/model/units";
import { type CircuitContext, placeInFile, type SheetContext } from "./context";
import { toOrientation, toPoint, units } from "./coordinates";
import { busText, netText } from "./names";
import { lookUp } from "../look-up";

/** Nets connect to a port this far outside the box of its module: 5.08 mm. */
const STUB = 50_800;

const DIRECTIONS: Readonly<Record<string, SignalDirection>> = {
  ...{ in: "input", out: "output", io: "bidirectional", oc: "output", hiz: "tri-state", pas: "passive" },
};

export const portText = (name: string): string => busText(name)?.text ?? netText(name);
export const isBusPort = (name: string): boolean => busText(name) !== null;

/** By name of the instance and of the port. */
export const portKey = (instance: string, port: string): string => `${instance}\u0000${port.toUpperCase()}`;

interface PortPlace {
  /** On the border of the box, and where nets connect. */
  readonly inner: Point;
  readonly outer: Point;
}

function portPlace({ dx, dy }: EagleModule, { side, at }: EaglePort): PortPlace {
  const [w, h, along] = [units(dx / 2), units(dy / 2), units(at)];
  if (side === "left") return { inner: { x: -w, y: -along }, outer: { x: -w - STUB, y: -along } };
  if (side === "right") return { inner: { x: w, y: -along }, outer: { x: w + STUB, y: -along } };
  if (side === "top") return { inner: { x: along, y: -h }, outer: { x: along, y: -h - STUB } };
  return { inner: { x: along, y: h }, outer: { x: along, y: h + STUB } };
}

const sideTowards = (inner: Point, outer: Point): SheetEntry["side"] => {
  if (inner.x !== outer.x) return outer.x < inner.x ? "left" : "right";
  return outer.y < inner.y ? "top" : "bottom";
};

/** Ids of the entries by `portKey`. */
export function drawModules(context: SheetContext): ReadonlyMap<string, string> {
  const entries = new Map<string, string>();
  for (const { id, instance } of context.sheet.moduleSymbols.values()) drawModule(id, instance, entries, context);
  return entries;
}

function drawModule(
  id: string,
  instance: EagleModuleInstance,
  entries: Map<string, string>,
  context: SheetContext,
): void {
  const { plan, records, report, sheet } = context;
  const planned = plan.modules.get(instance.module);
  const at = toPoint(instance, sheet.origin);
  report.found("sheets");
  if (!planned?.module) {
    report.lost({
      ...{ construct: "sheets", code: "eagle.missingModule", values: { module: instance.module } },
      ...{ source: placeInFile(context, instance.line), place: { sheetId: sheet.id, at } },
    });
    return;
  }
  const { module, rootId } = planned;
  const placement = { at, ...toOrientation(instance.rotation) };
  const [w, h] = [Math.abs(units(module.dx / 2)), Math.abs(units(module.dy / 2))];
  const corners = [place({ x: -w, y: -h }, placement), place({ x: w, y: h }, placement)] as const;
  const [x, y] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
  records.add({
    ...{ kind: "sheet-symbol", id, sheetId: sheet.id, targetId: rootId, name: instance.name.slice(0, 200) },
    from: { x: Math.min(...x), y: Math.min(...y) },
    to: { x: Math.max(...x), y: Math.max(...y) },
  });
  for (const port of module.ports) {
    const local = portPlace(module, port);
    const [inner, outer] = [place(local.inner, placement), place(local.outer, placement)];
    const entryId = records.newId();
    records.add({
      ...{ kind: "sheet-entry", id: entryId, sheetId: sheet.id, sheetSymbolId: id, at: inner },
      ...{ side: sideTowards(inner, outer), text: portText(port.name) },
      direction: lookUp(DIRECTIONS, port.direction) ?? "passive",
    });
    const kind = isBusPort(port.name) ? "bus" : "wire";
    records.add({ kind, id: records.newId(), sheetId: sheet.id, from: inner, to: outer });
    entries.set(portKey(instance.name, port.name), entryId);
  }
}

/** Keys of the nets that ports of the circuit lead out; none of the design itself. */
export const portsOf = ({ planned }: CircuitContext): readonly EaglePort[] => planned.module?.ports ?? [];

/** A bus that leads out of a module has a label of its own, with whose members the nets of their names are joined. */
export function addBusPorts(context: CircuitContext): void {
  const { planned, records, report } = context;
  const buses = portsOf(context).filter(({ name }) => isBusPort(name));
  const [only] = planned.sheets;
  for (const [index, port] of buses.entries()) {
    report.found("buses");
    if (planned.hasOverview || !only) {
      report.lost({
        ...{ construct: "buses", code: "eagle.busPort", values: { port: port.name } },
        source: placeInFile(context, port.line),
      });
      continue;
    }
    const at = { x: 127_000, y: 127_000 + index * 25_400 };
    const to = { x: at.x + 50_800, y: at.y };
    records.add({ kind: "bus", id: records.newId(), sheetId: only.id, from: at, to });
    records.add({
      ...{ kind: "sheet-label", id: records.newId(), sheetId: only.id, at, rotation: 180 },
      ...{ text: portText(port.name), direction: "passive" },
    });
  }
}
