// Signal harnesses on a sheet: their lines become buses, and the entries of connectors the names of members.
import { groupBy } from "@/lib/base/group-by";
import { Groups } from "@/lib/base/groups";
import { type AltiumPoint, integer, length, point, points, text } from "@/lib/core/formats/altium/schematic-fields";
import { ClusterGraph } from "@/lib/core/schematic/connectivity/clusters";
import type { Wire } from "@/lib/core/schematic/model/records";
import { type Point, pointKey } from "@/lib/core/schematic/model/units";
import { bundleText, connectorType, memberName } from "./harness-types";
import { noteOn, type SheetDraft } from "./sheet-draft";
import { childrenOf, RECORD, type SourceRecord } from "./sheet-source";
import { sheetEntryPoint } from "./sheet-symbols";
import { harnessOf, MAX_LABEL, portPoints } from "./wiring";

const [LEFT, RIGHT] = [0, 1];
const TEXT_SIZE = 12_700;
const MAX_MEMBERS = 2_000;
const MAX_ENDS = 20_000;

/** Something that belongs to a harness, by the places at which it touches others. */
interface Member {
  readonly source: SourceRecord;
  readonly points: readonly Point[];
  /** Empty where it does not tell. */
  readonly type: string;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly low: number;
}

function boxOf({ fields }: SourceRecord): Box {
  const { x, y } = point(fields, "LOCATION");
  return { left: x, right: x + length(fields, "XSIZE"), top: y, low: y - length(fields, "YSIZE") };
}

const sideOf = ({ fields }: SourceRecord, usual: number): number =>
  fields.has("SIDE") ? integer(fields, "SIDE") : usual;

/** Lines end anywhere on the side of a connector. */
function touches(connector: SourceRecord, at: AltiumPoint): boolean {
  const { left, right, top, low } = boxOf(connector);
  const x = sideOf(connector, RIGHT) === LEFT ? left : right;
  return Math.abs(at.x - x) < 0.01 && at.y <= top + 0.01 && at.y >= low - 0.01;
}

function entryPoint(entry: SourceRecord, connector: SourceRecord): AltiumPoint {
  const { left, right, top } = boxOf(connector);
  const distance =
    10 * integer(entry.fields, "DISTANCEFROMTOP") + integer(entry.fields, "DISTANCEFROMTOP_FRAC1") / 100_000;
  return { x: sideOf(entry, LEFT) === RIGHT ? right : left, y: top - distance };
}

interface Bundle {
  readonly members: readonly Member[];
  readonly name: string;
  readonly type: string;
}

/** Members that touch, with a name that no other has. */
function bundlesOf(members: readonly Member[]): Bundle[] {
  const groups = new Groups(members.length);
  const byPlace = new Map<number, number>();
  members.forEach(({ points: places }, index) => {
    for (const place of places) {
      const known = byPlace.get(pointKey(place));
      if (known === undefined) byPlace.set(pointKey(place), index);
      else groups.join(known, index);
    }
  });
  const lists = groupBy([...members.keys()], (index) => groups.root(index));
  return [...lists.values()].map((indexes, number) => {
    const list = indexes.flatMap((index) => members[index] ?? []);
    return {
      members: list,
      name: `HARNESS${number + 1}`,
      type: list.find(({ type }) => type !== "")?.type ?? "",
    };
  });
}

function addConnector(connector: SourceRecord, { name }: Bundle, draft: SheetDraft): void {
  const { builder } = draft.context;
  const { left, right, top, low } = boxOf(connector);
  const [from, to] = [draft.toPoint({ x: left, y: top }), draft.toPoint({ x: right, y: low })];
  const base = { sheetId: draft.sheetId };
  draft.objects.push({
    ...{ kind: "drawing", id: builder.newId(), ...base },
    graphic: { shape: "rectangle", from, to, stroke: { width: 0, line: "solid" }, fill: "none" },
  });
  draft.objects.push({
    ...{ kind: "text", id: builder.newId(), ...base, text: connectorType(connector) || name, rotation: 0 },
    at: { x: from.x, y: from.y - TEXT_SIZE / 4 },
    style: { size: TEXT_SIZE, isBold: false, isItalic: true, horizontal: "start", vertical: "end" },
  });
  for (const entry of childrenOf(connector, RECORD.harnessEntry)) {
    const at = draft.toPoint(entryPoint(entry, connector));
    const member = memberName(text(entry.fields, "NAME").trim());
    const words = bundleText(`${memberName(name)}.${member}`, harnessOf(entry), draft.context.harnesses);
    const rotation = sideOf(entry, LEFT) === RIGHT ? 180 : 0;
    draft.objects.push({
      kind: "net-label",
      id: builder.newId(),
      ...base,
      at,
      rotation,
      text: words.slice(0, MAX_LABEL),
    });
  }
}

function busesOf({ source, points: corners }: Member, draft: SheetDraft): Wire[] {
  if (source.fields.record !== RECORD.signalHarness) return [];
  return corners.slice(1).flatMap((to, index): Wire[] => {
    const from = corners[index];
    return from ? [{ kind: "bus", id: draft.context.builder.newId(), sheetId: draft.sheetId, from, to }] : [];
  });
}

function addBundle(bundle: Bundle, draft: SheetDraft): void {
  const { builder, report, harnesses } = draft.context;
  const [first] = bundle.members;
  const [at] = first?.points ?? [];
  if (!first || !at) return;
  report.found("harnesses");
  const words = bundleText(bundle.name, bundle.type, harnesses);
  for (const { source } of bundle.members)
    if (source.fields.record === RECORD.harnessConnector) addConnector(source, bundle, draft);
  if (words === bundle.name) {
    noteOn(draft, "lost", "harnesses", "harnessUnknown", first.source.fields, {
      values: { name: bundle.name },
      place: at,
    });
    return;
  }
  draft.objects.push({ kind: "net-label", id: builder.newId(), sheetId: draft.sheetId, at, rotation: 0, text: words });
  noteOn(draft, "changed", "harnesses", "harness", first.source.fields, { values: { name: bundle.name }, place: at });
}

/** A connector touches the lines and ports that end on its side. */
function connectorMember(connector: SourceRecord, ends: readonly AltiumPoint[], draft: SheetDraft): Member {
  const joined = ends.filter((end) => touches(connector, end));
  const { right, top } = boxOf(connector);
  const places = joined.length > 0 ? joined : [{ x: right, y: top }];
  return { source: connector, points: places.map(draft.toPoint), type: connectorType(connector) };
}

/** Lines, ports, entries of sheet symbols, and connectors. */
function membersOf(objects: readonly SourceRecord[], ports: readonly SourceRecord[], draft: SheetDraft): Member[] {
  const ofKind = (record: string) => objects.filter(({ fields }) => fields.record === record).slice(0, MAX_MEMBERS);
  const [members, ends]: [Member[], AltiumPoint[]] = [[], []];
  const add = (source: SourceRecord, places: readonly AltiumPoint[], type: string): void => {
    members.push({ source, points: places.map(draft.toPoint), type });
    for (const place of places) if (ends.length < MAX_ENDS) ends.push(place);
  };
  for (const line of ofKind(RECORD.signalHarness)) add(line, points(line.fields), "");
  for (const port of ports.slice(0, MAX_MEMBERS))
    if (harnessOf(port) !== "") add(port, portPoints(port), harnessOf(port));
  for (const symbol of ofKind(RECORD.sheetSymbol))
    for (const entry of childrenOf(symbol, RECORD.sheetEntry))
      if (harnessOf(entry) !== "") add(entry, [sheetEntryPoint(entry, symbol)], harnessOf(entry));
  const connectors = ofKind(RECORD.harnessConnector).map((connector) => connectorMember(connector, ends, draft));
  return [...members, ...connectors].slice(0, MAX_MEMBERS);
}

/** Labels on lines name the bundle instead of a net. `bundleOf` gives the bundle of a line's bus. */
function takeLabels(
  buses: readonly Wire[],
  bundleOf: ReadonlyMap<string, Bundle>,
  draft: SheetDraft,
): Map<Bundle, string> {
  const index = new ClusterGraph(buses).indexOf(draft.sheetId);
  const bundleAt = (at: Point): Bundle | undefined => {
    for (const { record } of index.at(at, "bus")) return bundleOf.get(record.id);
    for (const { record } of index.passing(at, "bus")) return bundleOf.get(record.id);
    return undefined;
  };
  const names = new Map<Bundle, string>();
  const kept = draft.objects.filter((object) => {
    if (object.kind !== "net-label" && object.kind !== "port") return true;
    const bundle = bundleAt(object.at);
    if (bundle && !names.has(bundle)) names.set(bundle, object.text);
    return bundle === undefined;
  });
  draft.objects.length = 0;
  for (const object of kept) draft.objects.push(object);
  return names;
}

export function addHarnesses(
  objects: readonly SourceRecord[],
  ports: readonly SourceRecord[],
  draft: SheetDraft,
): void {
  const members = membersOf(objects, ports, draft);
  if (members.length === 0) return;
  const bundles = bundlesOf(members);
  const bundleOf = new Map<string, Bundle>();
  const buses = bundles.flatMap((bundle) => {
    const lines = bundle.members.flatMap((member) => busesOf(member, draft));
    for (const { id } of lines) bundleOf.set(id, bundle);
    return lines;
  });
  const names = takeLabels(buses, bundleOf, draft);
  for (const bus of buses) draft.objects.push(bus);
  for (const bundle of bundles) addBundle({ ...bundle, name: names.get(bundle) ?? bundle.name }, draft);
}
