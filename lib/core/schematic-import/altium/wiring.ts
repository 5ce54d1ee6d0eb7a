// Wires, buses, and what names their nets.
import type { AltiumProperties } from "@/lib/core/formats/altium/properties";
import {
  type AltiumPoint,
  flag,
  integer,
  length,
  point,
  points,
  text,
} from "@/lib/core/formats/altium/schematic-fields";
import type { Rotation } from "@/lib/core/schematic/model/graphic";
import type { PowerPort, SignalDirection } from "@/lib/core/schematic/model/records";
import { isSamePoint, type Point } from "@/lib/core/schematic/model/units";
import { toRotation } from "./coordinates";
import { noteOn, type SheetDraft, spelled } from "./sheet-draft";
import { RECORD, type SourceRecord } from "./sheet-source";
import { nameOf } from "./texts";

const MAX_NAME = 200;
export const MAX_LABEL = 1_000;

export function addLine({ fields }: SourceRecord, draft: SheetDraft): void {
  const kind = fields.record === RECORD.wire ? "wire" : "bus";
  const { builder, report } = draft.context;
  report.found(kind === "wire" ? "wires" : "buses");
  const corners = points(fields).map(draft.toPoint);
  corners.slice(1).forEach((to, index) => {
    const from = corners[index];
    if (!from || isSamePoint(from, to)) return;
    draft.objects.push({ kind, id: builder.newId(), sheetId: draft.sheetId, from, to });
  });
}

export function addJunction({ fields }: SourceRecord, draft: SheetDraft): void {
  draft.context.report.found("junctions");
  const at = draft.toPoint(point(fields, "LOCATION"));
  draft.objects.push({ kind: "junction", id: draft.context.builder.newId(), sheetId: draft.sheetId, at });
}

export function addBusEntry({ fields }: SourceRecord, draft: SheetDraft): void {
  draft.context.report.found("buses");
  const [from, to] = [draft.toPoint(point(fields, "LOCATION")), draft.toPoint(point(fields, "CORNER"))];
  draft.objects.push({
    ...{ kind: "bus-entry", id: draft.context.builder.newId(), sheetId: draft.sheetId, bus: from, wire: to },
  });
}

export function addNetLabel({ fields }: SourceRecord, draft: SheetDraft): void {
  const { builder, report, sharedLabels } = draft.context;
  report.found("labels");
  const name = nameOf(fields, "TEXT").slice(0, MAX_LABEL);
  if (name === "") {
    noteOn(draft, "lost", "labels", "emptyLabel", fields);
    return;
  }
  const at = draft.toPoint(point(fields, "LOCATION"));
  const rotation = toRotation(integer(fields, "ORIENTATION"));
  const words = spelled(name, draft, "labels", fields);
  const label = { id: builder.newId(), sheetId: draft.sheetId, at, rotation, text: words };
  if (!sharedLabels.has(name.toLowerCase())) {
    draft.objects.push({ kind: "net-label", ...label });
    return;
  }
  draft.objects.push({ kind: "port", ...label, direction: "passive" });
  noteOn(draft, "changed", "labels", "globalLabel", fields, { values: { name } });
}

/** STYLE of a power port: its form, and whether the form hangs down from its point where it is not turned. */
const POWER_FORMS: readonly { readonly form: string; readonly isHanging?: boolean; readonly isOther?: boolean }[] = [
  { form: "circle" },
  { form: "arrow" },
  { form: "bar" },
  { form: "bar", isOther: true },
  { form: "ground", isHanging: true },
  { form: "signal-ground", isHanging: true },
  { form: "chassis-ground", isHanging: true },
  { form: "arrow", isOther: true },
  { form: "ground", isHanging: true, isOther: true },
  { form: "earth", isHanging: true, isOther: true },
  { form: "bar", isOther: true },
];

/** ORIENTATION is the direction in which the port points: a form that points up is turned by the angle from there. */
const powerRotation = (orientation: number, isHanging: boolean): Rotation =>
  toRotation(orientation + (isHanging ? 1 : 3));

export function addPowerPort({ fields }: SourceRecord, draft: SheetDraft): void {
  const { builder, report, scope } = draft.context;
  const isConnector = flag(fields, "ISCROSSSHEETCONNECTOR");
  const written = nameOf(fields, "TEXT").slice(0, MAX_NAME);
  const name = spelled(written, draft, isConnector ? "labels" : "power-ports", fields);
  const at = draft.toPoint(point(fields, "LOCATION"));
  const orientation = integer(fields, "ORIENTATION");
  const base = { id: builder.newId(), sheetId: draft.sheetId, at };
  if (isConnector) {
    report.found("labels");
    draft.objects.push({ kind: "port", ...base, rotation: toRotation(orientation), text: name, direction: "passive" });
    noteOn(draft, "changed", "labels", "offSheetConnector", fields, { values: { name } });
    return;
  }
  report.found("power-ports");
  const { form, isHanging = false, isOther = false } = POWER_FORMS[integer(fields, "STYLE")] ?? { form: "bar" };
  const port: PowerPort = {
    ...{ kind: "power-port", ...base, rotation: powerRotation(orientation, isHanging), mirror: "none", name, form },
    scope: scope === "strict" ? "local" : "global",
  };
  draft.objects.push(port);
  if (isOther) noteOn(draft, "changed", "power-ports", "powerForm", fields, { values: { name } });
  if (!flag(fields, "SHOWNETNAME"))
    noteOn(draft, "changed", "power-ports", "powerNameShown", fields, { values: { name } });
}

/** IOTYPE. */
const DIRECTIONS: readonly SignalDirection[] = ["passive", "output", "input", "bidirectional"];
export const directionOf = (ioType: number): SignalDirection => DIRECTIONS[ioType] ?? "passive";

/** Both ends of a port, the left or lower one first. */
export function portPoints({ fields }: SourceRecord): readonly [AltiumPoint, AltiumPoint] {
  const at = point(fields, "LOCATION");
  const width = length(fields, "WIDTH");
  return [at, isUprightPort(fields) ? { x: at.x, y: at.y + width } : { x: at.x + width, y: at.y }];
}

/** STYLE 4 and above stand upright. */
const isUprightPort = (fields: AltiumProperties): boolean => integer(fields, "STYLE") > 3;

export function portEnds(
  port: SourceRecord,
  draft: SheetDraft,
): { readonly isUpright: boolean; readonly near: Point; readonly far: Point } {
  const [near, far] = portPoints(port);
  return { isUpright: isUprightPort(port.fields), near: draft.toPoint(near), far: draft.toPoint(far) };
}

export const portName = ({ fields }: SourceRecord): string => nameOf(fields, "NAME").slice(0, MAX_LABEL);
export const harnessOf = ({ fields }: SourceRecord): string => text(fields, "HARNESSTYPE").trim();
