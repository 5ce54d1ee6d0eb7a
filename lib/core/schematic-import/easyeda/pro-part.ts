// Components of EasyEDA Pro with the attributes of their device, and their symbols.
import type {
  ProAttributes,
  ProComponent,
  ProPart,
  ProPin,
  ProSheet,
  ProSymbol,
} from "@/lib/core/formats/easyeda/pro-sheet";
import type { ComponentField } from "@/lib/core/schematic/model/records";
import { place, type Placement } from "@/lib/core/schematic/model/placement";
import type { PinType, SymbolGraphic, SymbolPin } from "@/lib/core/schematic/model/symbol";
import type { Point } from "@/lib/core/schematic/model/units";
import type { DrawnPart, SymbolDraft } from "./drawn-sheet";
import { clip, hiddenField, MAX_FIELDS, pinShape } from "./part-fields";
import { easyedaUnits, fieldPlace, graphicOf, lengthOf, type PointMap, READING, styleOf } from "./placing";
import type { ProSource } from "./pro-source";

/** Symbols have the same axes as sheets, y upwards. */
const symbolMap: PointMap = ({ x, y }) => ({ x: easyedaUnits(x), y: -easyedaUnits(y) + 0 });

/** Attributes of a component, those of its device where it has none of its own. */
export class PartAttributes {
  readonly own: ProAttributes;
  readonly #device: ReadonlyMap<string, string>;
  readonly #title: string;

  constructor(component: ProComponent, sheet: ProSheet, files: ProSource) {
    this.own = sheet.attributes.get(component.id) ?? new Map();
    const device = files.project.devices.get(this.own.get("Device")?.value ?? "");
    this.#device = device?.attributes ?? new Map<string, string>();
    this.#title = device?.title ?? "";
  }

  get deviceTitle(): string {
    return this.#title;
  }

  keys(): Set<string> {
    return new Set([...this.own.keys(), ...this.#device.keys()]);
  }

  #raw(key: string): string {
    return this.own.get(key)?.value ?? this.#device.get(key) ?? "";
  }

  /** "={Value}" stands for another attribute; one that stands for itself is empty. */
  textOf(key: string): string {
    const text = this.#raw(key);
    if (!text.startsWith("={")) return text;
    return text.slice(1).replaceAll(/\{([^{}]*)\}/g, (_, name: string) => {
      const other = this.#raw(name);
      return other.startsWith("={") ? "" : other;
    });
  }

  /** The component's own symbol, or that of its device. */
  symbolId(): string {
    return this.#raw("Symbol") || (this.#device.get("Symbol") ?? "");
  }
}

export function placementOf(component: ProComponent, map: PointMap): Placement {
  const { at, rotation, isMirrored } = component;
  return { at: map(at), rotation, mirror: isMirrored ? "y" : "none" };
}

const TYPES: Readonly<Record<string, PinType>> = {
  ...{ in: "input", input: "input", out: "output", output: "output", bi: "bidirectional", io: "bidirectional" },
  ...{ power: "power-input", ground: "power-input", passive: "passive", hiz: "tri-state" },
  ...{ "open collector": "open-collector", "open emitter": "open-emitter" },
};

function pinOf(pin: ProPin, symbol: ProSymbol, unit: number): SymbolPin {
  const attributes = symbol.attributes.get(pin.id);
  const word = attributes?.get("Pin Type")?.value?.toLowerCase() ?? "";
  const type = TYPES[word] ?? "passive";
  return {
    number: clip(attributes?.get("NUMBER")?.value ?? "", 40),
    name: clip(attributes?.get("NAME")?.value ?? "", 200),
    ...{ at: symbolMap(pin.at), direction: READING[pin.rotation], length: lengthOf(pin.length) },
    // A hidden supply pin of ours would name its net.
    type: !pin.isShown && type === "power-input" ? "passive" : type,
    shape: pinShape(pin.shape === 2 || pin.shape === 3, pin.shape === 1 || pin.shape === 3),
    ...{ isHidden: !pin.isShown, unit, style: 0, alternates: [] },
  };
}

function graphicsOf(part: ProPart, unit: number): SymbolGraphic[] {
  const shapes = part.shapes.map((shape): SymbolGraphic => ({ unit, style: 0, graphic: graphicOf(shape, symbolMap) }));
  const texts = part.texts.map((text): SymbolGraphic => {
    const graphic = {
      ...({ shape: "text", at: symbolMap(text.at), text: clip(text.text, 2_000), style: styleOf(text) } as const),
      rotation: text.rotation,
    };
    return { unit, style: 0, graphic };
  });
  return [...shapes, ...texts];
}

const MAX_UNITS = 256;

const showsAny = (symbol: ProSymbol, pins: readonly ProPin[], key: string): boolean =>
  pins.some(({ id }) => symbol.attributes.get(id)?.get(key)?.text?.isVisible === true);

export function symbolDraft(symbol: ProSymbol, title: string, designator: string): SymbolDraft {
  const parts = symbol.parts.slice(0, MAX_UNITS);
  const unitOf = (index: number): number => (parts.length > 1 ? index + 1 : 0);
  const pins = parts.flatMap((part) => part.pins);
  const [prefix = "U"] = /^[A-Za-z#]+/.exec(designator) ?? [];
  return {
    ...{ name: clip(`easyeda:${title}`, 200), prefix: clip(prefix, 16), description: "" },
    unitCount: Math.max(1, parts.length),
    showsPinNames: showsAny(symbol, pins, "NAME"),
    showsPinNumbers: showsAny(symbol, pins, "NUMBER"),
    pins: parts.flatMap((part, index) => part.pins.map((pin) => pinOf(pin, symbol, unitOf(index)))),
    graphics: parts.flatMap((part, index) => graphicsOf(part, unitOf(index))),
  };
}

export const partIndex = (symbol: ProSymbol, { part }: ProComponent): number =>
  Math.min(
    MAX_UNITS,
    Math.max(
      0,
      symbol.parts.findIndex(({ name }) => name === part),
    ),
  );

/** Attributes that say nothing about the part, or are fields of ours under other names. */
const INTERNAL =
  /^(?:Symbol|Device|Designator|Name|Footprint|Unique ID|Reuse Block|Group ID|Channel ID|Relevance|3D Model.*|Add into BOM|Convert to PCB|NO_CONNECT)$/;

function fieldsOf(
  attributes: PartAttributes,
  files: ProSource,
  map: PointMap,
  origin: Point,
): Record<string, ComponentField> {
  const fields: [string, ComponentField][] = [];
  const add = (key: string, field: string, text: string): void => {
    const placed = attributes.own.get(key)?.text ?? null;
    const isVisible = placed?.isVisible === true && (text !== "" || field === "designator");
    const own = { text: clip(text, 20_000), isVisible, place: placed && fieldPlace(placed, map, origin) };
    if (field === "designator" || text !== "") fields.push([field, own]);
  };
  add("Designator", "designator", "");
  add("Name", "value", attributes.textOf("Name") || attributes.textOf("Value") || attributes.deviceTitle);
  const footprint = attributes.textOf("Footprint");
  const title = files.project.footprints.get(footprint) ?? attributes.textOf("Supplier Footprint");
  if (title !== "") fields.push(["footprint", hiddenField(title)]);
  for (const key of attributes.keys()) {
    if (INTERNAL.test(key) || key === "" || fields.length >= MAX_FIELDS) continue;
    add(key, clip(key === "Description" ? "description" : key, 200), attributes.textOf(key));
  }
  return Object.fromEntries(fields);
}

const isNo = (text: string): boolean => /^no$/i.test(text);

export interface PartSource {
  readonly component: ProComponent;
  readonly attributes: PartAttributes;
  readonly draft: SymbolDraft;
  readonly unit: number;
  readonly files: ProSource;
}

export function proPart({ component, attributes, draft, unit, files }: PartSource, map: PointMap): DrawnPart {
  const placement = placementOf(component, map);
  const designator = attributes.textOf("Designator").trim();
  return {
    ...placement,
    ...{ line: component.line, symbol: draft, unit, designator: clip(designator || `${draft.prefix}?`, 64) },
    fields: fieldsOf(attributes, files, map, placement.at),
    isInBom: !isNo(attributes.textOf("Add into BOM")),
    isOnBoard: !isNo(attributes.textOf("Convert to PCB")),
  };
}

/** Place of a pin on the sheet. */
export const pinPlace = (pin: ProPin, placement: Placement): Point => place(symbolMap(pin.at), placement);
