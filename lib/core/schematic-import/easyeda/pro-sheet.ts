// Sheets of EasyEDA Pro. Wires carry the names of their nets as attributes, most of them not shown.
import type { EasyedaPoint } from "@/lib/core/formats/easyeda/drawn";
import type { ProComponent, ProSheet, ProSymbol, ProWire } from "@/lib/core/formats/easyeda/pro-sheet";
import { type Placement, placeDirection } from "@/lib/core/schematic/model/placement";
import type { SignalDirection } from "@/lib/core/schematic/model/records";
import { type Point, pointKey } from "@/lib/core/schematic/model/units";
import type { Direction } from "@/lib/core/schematic/model/symbol";
import { addTo, isOnSegment } from "../wire-touch";
import type { DrawnNote, DrawnSegment, DrawnSheet, OpenSheet, SymbolDraft } from "./drawn-sheet";
import { placeFrame } from "./frame";
import { splitDesignator } from "./part-fields";
import { easyedaUnits, graphicOf, lengthOf, type PointMap, READING, styleOf, turned } from "./placing";
import type { SheetFile } from "./pro-files";
import { PartAttributes, partIndex, pinPlace, placementOf, proPart, symbolDraft } from "./pro-part";
import type { ProSource } from "./pro-source";

const upright: PointMap = ({ x, y }) => ({ x: easyedaUnits(x), y: -easyedaUnits(y) + 0 });

/** Types of symbols. */
const [SUPPLY, NET_PORT, FRAME] = [18, 19, 20];

interface OpenComponent {
  readonly component: ProComponent;
  readonly attributes: PartAttributes;
  /** Null if it is missing or damaged. */
  readonly symbol: ProSymbol | null;
}

/** Corners of the frame: what its symbol draws, or the size that its attributes give. */
function frameCorners({ component, attributes, symbol }: OpenComponent): Point[] {
  const at = placementOf(component, upright);
  const [width, height] = [Number(attributes.textOf("Width")), Number(attributes.textOf("Height"))];
  if (width > 0 && height > 0 && width < 20_000 && height < 20_000) {
    const far = { x: at.at.x + easyedaUnits(width), y: at.at.y - easyedaUnits(height) };
    return [at.at, far];
  }
  return (symbol?.parts ?? []).flatMap(({ shapes }) =>
    shapes.flatMap((shape) => {
      const points: readonly EasyedaPoint[] =
        shape.form === "rectangle" ? [shape.from, shape.to] : shape.form === "path" ? shape.points : [];
      return points.map((point) =>
        pinPlace({ id: "", at: point, length: 0, rotation: 0, isShown: true, shape: 0 }, at),
      );
    }),
  );
}

const TITLES: readonly (readonly [string, readonly string[]])[] = [
  ["title", ["Title", "@Schematic Name"]],
  ["revision", ["Version", "Rev"]],
  ["date", ["@Update Date", "Date"]],
  ["company", ["Company", "Comp"]],
  ["author", ["Drawn", "Drawed"]],
];

function titleBlockOf(frame: OpenComponent | undefined): Record<string, string> {
  const texts = TITLES.flatMap(([field, keys]): [string, string][] => {
    const text = keys.map((key) => frame?.attributes.textOf(key) ?? "").find((known) => known !== "");
    return text === undefined ? [] : [[field, text.slice(0, 1_000)]];
  });
  return Object.fromEntries(texts);
}

const PORTS: readonly (readonly [RegExp, SignalDirection])[] = [
  [/\bIN\b/i, "input"],
  [/\bOUT\b/i, "output"],
  [/\bBI\b/i, "bidirectional"],
];

/** Wires without length carry the name of a pin's net. */
interface NamedWire {
  readonly segments: readonly DrawnSegment[];
  readonly line: number;
}

const isLong = ({ from, to }: DrawnSegment): boolean => from.x !== to.x || from.y !== to.y;

const endsOf = ({ segments }: NamedWire): number[] =>
  segments.flatMap(({ from, to }) => [pointKey(from), pointKey(to)]);

/** Groups of wires with common ends. */
function touchingWires(wires: readonly NamedWire[]): NamedWire[][] {
  const byEnd = new Map<number, NamedWire[]>();
  for (const wire of wires) for (const end of endsOf(wire)) addTo(byEnd, end, wire);
  const done = new Set<NamedWire>();
  return wires.flatMap((start) => {
    if (done.has(start)) return [];
    const group = new Set([start]);
    // The group grows while it is walked.
    for (const wire of group)
      for (const end of endsOf(wire)) for (const other of byEnd.get(end) ?? []) group.add(other);
    for (const wire of group) done.add(wire);
    return [[...group]];
  });
}

class ProSheetReader {
  readonly #sheet: ProSheet;
  readonly #files: ProSource;
  readonly #drawn: OpenSheet;
  readonly #map: PointMap;
  readonly #drafts: Map<string, SymbolDraft>;

  constructor(
    sheet: ProSheet,
    files: ProSource,
    place: { drawn: OpenSheet; map: PointMap; drafts: Map<string, SymbolDraft> },
  ) {
    this.#sheet = sheet;
    this.#files = files;
    this.#drawn = place.drawn;
    this.#map = place.map;
    this.#drafts = place.drafts;
  }

  #note(note: Omit<DrawnNote, "values"> & { readonly values?: DrawnNote["values"] }): void {
    this.#drawn.notes.push({ values: {}, ...note });
  }

  addComponent(open: OpenComponent): void {
    const { component, attributes, symbol } = open;
    const { line } = component;
    const type = symbol?.type ?? this.#files.project.symbols.get(attributes.symbolId())?.type;
    if (type === FRAME) {
      this.#note({ construct: "drawings", outcome: "changed", code: "frameReplaced", line, at: null });
      return;
    }
    if (type === SUPPLY || type === NET_PORT) {
      this.#addFlag(open, type);
      return;
    }
    const id = attributes.symbolId();
    if (!symbol) {
      const code = this.#files.symbolOf(id) === null ? "missingSymbol" : "damagedSymbol";
      const values = { name: attributes.deviceTitle || component.part };
      const at = this.#map(component.at);
      this.#drawn.changes.push({ construct: "components", outcome: "changed", code, line, values, at });
    }
    const title = this.#files.project.symbols.get(id)?.title ?? (attributes.deviceTitle || component.part);
    const key = symbol ? id : `${id} ${title}`;
    const empty: ProSymbol = { type: 2, version: "", parts: [], attributes: new Map(), rest: [] };
    const draft = this.#drafts.get(key) ?? symbolDraft(symbol ?? empty, title, attributes.textOf("Designator"));
    this.#drafts.set(key, draft);
    const index = symbol ? partIndex(symbol, component) : 0;
    const part = proPart({ component, attributes, draft, unit: index + 1, files: this.#files }, this.#map);
    const { designator } = draft.unitCount > 1 ? splitDesignator(part.designator) : part;
    this.#drawn.parts.push({ ...part, designator });
    this.#addFreePins(open, index);
  }

  #addFlag({ component, attributes, symbol }: OpenComponent, type: number): void {
    const placement = placementOf(component, this.#map);
    const [pin] = symbol?.parts.flatMap(({ pins }) => pins) ?? [];
    const at = pin ? pinPlace(pin, placement) : placement.at;
    const title = this.#files.project.symbols.get(attributes.symbolId())?.title ?? attributes.deviceTitle;
    const { line } = component;
    const text = attributes.textOf("Global Net Name") || attributes.textOf("Name");
    // Marks a driven net for the rule check, and names none.
    if (text === "" || /PWR_FLAG/i.test(text)) {
      this.#note({
        construct: "power-ports",
        outcome: "lost",
        code: "namelessFlag",
        line,
        values: { name: title },
        at,
      });
      return;
    }
    const isGround = /gnd|ground|earth/i.test(`${title} ${text}`);
    const kind = type === NET_PORT ? "port" : isGround ? "ground" : "supply";
    const toward: Direction = pin ? placeDirection(READING[pin.rotation], placement) : isGround ? "down" : "up";
    const direction = PORTS.find(([sign]) => sign.test(title.replaceAll("-", " ")))?.[1] ?? "passive";
    this.#drawn.names.push({ kind, at, line, text, toward, direction, isHidden: false });
  }

  /** Attributes of a placed pin belong to the component's id and the pin's, one behind the other; Pro 3 has a hyphen there. */
  #addFreePins({ component, symbol }: OpenComponent, index: number): void {
    const placement: Placement = placementOf(component, this.#map);
    for (const pin of symbol?.parts[index]?.pins ?? []) {
      const { attributes } = this.#sheet;
      const own = attributes.get(component.id + pin.id) ?? attributes.get(`${component.id}-${pin.id}`);
      const mark = own?.get("NO_CONNECT");
      if (mark && /^yes$/i.test(mark.value ?? ""))
        this.#drawn.noConnects.push({ at: pinPlace(pin, placement), line: mark.line });
    }
  }

  #segmentsOf({ segments, line }: ProWire): DrawnSegment[] {
    return segments.map(([start, end]) => ({ from: this.#map(start), to: this.#map(end), line }));
  }

  addWires(): void {
    const hidden = new Map<string, NamedWire[]>();
    for (const wire of this.#sheet.wires) {
      const segments = this.#segmentsOf(wire);
      this.#drawn.wires.push(...segments.filter(isLong));
      const name = this.#sheet.attributes.get(wire.id)?.get("NET");
      const text = name?.value ?? "";
      if (!name || text === "" || segments.length === 0) continue;
      if (name.text?.isVisible !== true) {
        addTo(hidden, text, { segments, line: wire.line });
        continue;
      }
      const anchor = this.#map(name.text.at);
      const at = segments.some((segment) => isOnSegment(anchor, segment)) ? anchor : (segments[0]?.from ?? anchor);
      const isBackward = name.text.horizontal === "end";
      const toward = READING[turned(name.text.rotation, isBackward ? 180 : 0)];
      const label = { kind: "label", toward, direction: "passive", isHidden: false } as const;
      this.#drawn.names.push({ ...label, at, line: name.line, text });
    }
    for (const bus of this.#sheet.buses) this.#drawn.buses.push(...this.#segmentsOf(bus).filter(isLong));
    const shown = new Map<string, number[]>();
    for (const { text, at } of this.#drawn.names) addTo(shown, text, pointKey(at));
    for (const [text, wires] of hidden) this.#addHiddenNames(text, wires, new Set(shown.get(text)));
  }

  /** One name for wires that touch, and none where a flag of that name is on them. */
  #addHiddenNames(text: string, wires: readonly NamedWire[], named: ReadonlySet<number>): void {
    for (const group of touchingWires(wires)) {
      if (group.some((wire) => endsOf(wire).some((end) => named.has(end)))) continue;
      const [first] = group;
      const segment = first?.segments.find(isLong) ?? first?.segments[0];
      if (!first || !segment) continue;
      const isLevel = segment.from.y === segment.to.y;
      const at = isLevel && segment.to.x < segment.from.x ? segment.to : segment.from;
      const label = { kind: "label", toward: isLevel ? "right" : "up", direction: "passive", isHidden: true } as const;
      this.#drawn.names.push({ ...label, at, line: first.line, text });
    }
  }

  addDrawings(): void {
    const { shapes, texts, images, rest } = this.#sheet;
    this.#drawn.graphics.push(...shapes.map(({ item }) => graphicOf(item, this.#map)));
    for (const { item, line } of texts)
      if (item.text !== "")
        this.#drawn.texts.push({
          ...{ at: this.#map(item.at), line, text: item.text, rotation: item.rotation, style: styleOf(item) },
        });
    for (const { item, line } of images)
      this.#drawn.images.push({
        ...{ at: this.#map(item.at), line, width: lengthOf(item.width), height: lengthOf(item.height) },
        source: item.source,
      });
    for (const { name, line } of rest)
      this.#note({
        ...{ construct: "drawings", outcome: "lost", code: "unknownRow", line, at: null },
        values: { name: name.slice(0, 40) },
      });
  }
}

/** `drafts` keeps the symbols of all sheets by their ids. */
export function drawProSheet(
  { file, name }: SheetFile & { readonly file: { readonly name: string } },
  sheet: ProSheet,
  files: ProSource,
  drafts: Map<string, SymbolDraft>,
): DrawnSheet {
  const opened = sheet.components.map((component): OpenComponent => {
    const attributes = new PartAttributes(component, sheet, files);
    const symbol = files.symbolOf(attributes.symbolId());
    return { component, attributes, symbol: symbol?.ok ? symbol.value : null };
  });
  const frame = opened.find(({ symbol }) => symbol?.type === FRAME);
  const points = [
    ...sheet.components.map(({ at }) => at),
    ...sheet.wires.flatMap(({ segments }) => segments.flat()),
    ...sheet.texts.map(({ item }) => item.at),
  ].map(upright);
  const { width, height, shift } = placeFrame(frame ? frameCorners(frame) : [], points);
  const map: PointMap = (point) => {
    const { x, y } = upright(point);
    return { x: x + shift.x, y: y + shift.y };
  };
  const drawn: OpenSheet = {
    ...{ file: file.name, name, width, height, titleBlock: titleBlockOf(frame), wires: [], buses: [], busEntries: [] },
    ...{
      junctions: [],
      noConnects: [],
      names: [],
      parts: [],
      texts: [],
      graphics: [],
      images: [],
      notes: [],
      changes: [],
    },
  };
  const reader = new ProSheetReader(sheet, files, { drawn, map, drafts });
  for (const component of opened) reader.addComponent(component);
  reader.addWires();
  reader.addDrawings();
  return drawn;
}
