// Parts and their placed gates as components.
import type { EagleAttribute } from "@/lib/core/formats/eagle/board";
import type { EaglePart } from "@/lib/core/formats/eagle/schematic";
import type { EagleInstance } from "@/lib/core/formats/eagle/sheet";
import { place } from "@/lib/core/schematic/model/placement";
import type { ComponentField, FieldPlace, SchematicComponent } from "@/lib/core/schematic/model/records";
import { type CircuitContext, placeInFile, type SheetContext } from "./context";
import { ORIGIN, standText, toOrientation, toPoint } from "./coordinates";
import {
  type Device,
  footprintOf,
  gateSymbol,
  isPartOfBoard,
  isSupply,
  numbersOf,
  UNCONNECTED,
} from "./library-symbols";
import { deviceName, netText } from "./names";
import { pinKey } from "./pin-nets";
import { lookUp } from "../look-up";

/** A placed gate, with the pins of Eagle by the numbers of ours. */
export interface PlacedGate {
  readonly component: SchematicComponent;
  readonly part: string;
  readonly gate: string;
  readonly pinsByNumber: ReadonlyMap<string, string>;
}

const NAMES: Readonly<Record<string, string>> = {
  MF: "manufacturer",
  MFR: "manufacturer",
  MANUFACTURER: "manufacturer",
  MANUFACTURER_NAME: "manufacturer",
  MPN: "MPN",
  MANUFACTURER_PART_NUMBER: "MPN",
  MFR_PART_NUMBER: "MPN",
  MFG_PART_NUMBER: "MPN",
  PART_NUMBER: "MPN",
  DESCRIPTION: "description",
};
const MAX_TEXT = 20_000;
const MAX_FIELDS = 190;
const MAX_PLACEMENTS = 200;
const MAX_DESIGNATOR = 64;

interface Variant {
  readonly value: string | undefined;
  readonly technology: string;
  readonly isPopulated: boolean;
}

/** The part in the assembly variant that the file shows. */
function variantOf(part: EaglePart, { planned }: CircuitContext): Variant {
  const current = planned.circuit.variants.find(({ isCurrent }) => isCurrent);
  const variant = current && part.variants.find(({ name }) => name === current.name);
  return {
    value: variant?.value ?? part.value,
    technology: variant?.technology ?? part.technology,
    isPopulated: variant?.isPopulated ?? true,
  };
}

/** Attributes of the technology, over which those of the part go. */
function attributesOf(part: EaglePart, device: Device, technology: string): Map<string, string> {
  const ofTechnology = device.device.technologies.find(({ name }) => name === technology)?.attributes;
  return new Map([...(ofTechnology ?? []), ...part.attributes]);
}

function valueOf(device: Device, variant: Variant, attributes: ReadonlyMap<string, string>): string {
  if (variant.value !== undefined) return variant.value;
  const constant = attributes.get("VALUE");
  if (constant !== undefined && constant !== "") return constant;
  const { set, device: of } = device;
  return set.hasUserValue ? "" : deviceName(set.name, of.name, variant.technology);
}

/** Places of the texts, by the names of their attributes, and whether each is shown. */
interface TextPlace {
  readonly place: FieldPlace;
  readonly isShown: boolean;
}

/** Texts that a smashed gate has moved are attributes of it; others stand where the symbol has them. */
function textPlaces(instance: EagleInstance, device: Device): ReadonlyMap<string, TextPlace> {
  const places = new Map<string, TextPlace>();
  const placement = { at: ORIGIN, ...toOrientation(instance.rotation) };
  const symbol = gateSymbol(device, instance.gate);
  if (!instance.isSmashed)
    for (const graphic of symbol?.graphics ?? []) {
      const name = graphic.kind === "text" ? /^\s*>\s*(\S{1,100})/.exec(graphic.text)?.[1] : undefined;
      if (name === undefined || graphic.kind !== "text") continue;
      const offset = place(toPoint(graphic, ORIGIN), placement);
      places.set(name.toUpperCase(), {
        place: { offset, ...standText(graphic, instance.rotation) },
        isShown: true,
      });
    }
  for (const attribute of instance.attributes)
    places.set(attribute.name.toUpperCase(), placeOfAttribute(attribute, instance));
  return places;
}

function placeOfAttribute(attribute: EagleAttribute, instance: EagleInstance): TextPlace {
  const [at, origin] = [toPoint(attribute, ORIGIN), toPoint(instance, ORIGIN)];
  return {
    place: { offset: { x: at.x - origin.x, y: at.y - origin.y }, ...standText(attribute) },
    isShown: attribute.display !== "off" && Number.isFinite(attribute.size),
  };
}

/** Names of fields are ours where they say the same, and each is there once. */
function fieldsOf(instance: EagleInstance, part: EaglePart, device: Device, context: SheetContext) {
  const variant = variantOf(part, context);
  const attributes = attributesOf(part, device, variant.technology);
  const places = textPlaces(instance, device);
  const net = context.supplyNames.get(part.name);
  const value = net ?? valueOf(device, variant, attributes);
  const field = (text: string, name: string): ComponentField => ({
    text: text.slice(0, MAX_TEXT),
    isVisible: places.get(name)?.isShown ?? false,
    place: places.get(name)?.place ?? null,
  });
  const designator = {
    ...field("", "NAME"),
    isVisible: places.get("NAME")?.isShown ?? places.get("PART")?.isShown ?? false,
  };
  const fields: Record<string, ComponentField> = {
    designator: { ...designator, place: designator.place ?? places.get("PART")?.place ?? null },
    value: field(value, "VALUE"),
  };
  const footprint = footprintOf(device);
  if (footprint !== "") fields.footprint = { text: footprint, isVisible: false, place: null };
  for (const [name, text] of attributes) {
    const own = lookUp(NAMES, name.toUpperCase()) ?? name;
    if (name.toUpperCase() === "VALUE" || text === "" || own in fields) continue;
    if (Object.keys(fields).length >= MAX_FIELDS) break;
    fields[own.slice(0, 200)] = field(text, name.toUpperCase());
  }
  context.report.found("fields", Object.keys(fields).length);
  for (const { name, display, line } of instance.attributes)
    if (display === "name" || display === "both")
      context.report.changed({
        ...{ construct: "fields", code: "eagle.attributeName", values: { name, part: part.name } },
        source: placeInFile(context, line),
      });
  return { fields, isPopulated: variant.isPopulated };
}

function designatorsOf(part: EaglePart, isOfBoard: boolean, line: number, context: SheetContext) {
  const placements = context.plan.placements.get(context.sheet.id) ?? [];
  if (placements.length > MAX_PLACEMENTS)
    context.report.changed({
      ...{ construct: "components", code: "eagle.tooManyPlacements", values: { part: part.name } },
      source: placeInFile(context, line),
    });
  return Object.fromEntries(
    placements.slice(0, MAX_PLACEMENTS).map(({ path, designatorOf }) => {
      const name = designatorOf(part.name);
      return [path, `${isOfBoard ? "" : "#"}${name}`.slice(0, MAX_DESIGNATOR)];
    }),
  );
}

function unconnectedPads(instance: EagleInstance, device: Device, { netOfPin }: SheetContext): Record<string, string> {
  const pads = (gateSymbol(device, instance.gate)?.pins ?? []).flatMap(({ name }) =>
    netOfPin.has(pinKey(instance.part, instance.gate, name)) ? [] : numbersOf(device, instance.gate, name).slice(1),
  );
  return Object.fromEntries(pads.slice(0, MAX_FIELDS).map((pad) => [pad, UNCONNECTED]));
}

export interface GateSource {
  readonly instance: EagleInstance;
  readonly part: EaglePart;
  readonly device: Device;
}

export function addComponent({ instance, part, device }: GateSource, context: SheetContext): PlacedGate {
  const { sheet, devices, records } = context;
  const symbol = devices.symbolFor(device);
  const isOfBoard = isPartOfBoard(device);
  const { fields, isPopulated } = fieldsOf(instance, part, device, context);
  const unit = Math.max(1, device.set.gates.findIndex(({ name }) => name === instance.gate) + 1);
  const component = records.add({
    ...{ kind: "component", id: records.newId(), sheetId: sheet.id },
    ...{ at: toPoint(instance, sheet.origin), ...toOrientation(instance.rotation) },
    ...{ symbolId: symbol.id, unit: Math.min(unit, symbol.unitCount), style: 1 },
    designators: designatorsOf(part, isOfBoard, instance.line, context),
    ...{
      fields,
      alternates: unconnectedPads(instance, device, context),
      isPopulated,
      isInBom: isOfBoard,
      isSimulated: isOfBoard,
    },
    isOnBoard: device.device.package !== "",
  } satisfies SchematicComponent);
  const pins = gateSymbol(device, instance.gate)?.pins ?? [];
  const numbers = pins.flatMap(({ name }) =>
    numbersOf(device, instance.gate, name).map((number): [string, string] => [number, name]),
  );
  return { component, part: part.name, gate: instance.gate, pinsByNumber: new Map(numbers) };
}

/** Supplies are named after the net of their pin, by name of the part. */
export function supplyNamesOf(
  { planned, devices }: Omit<CircuitContext, "supplyNames">,
  netOfPin: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const part of planned.parts.values()) {
    const device = devices.find(part);
    if (!device || !isSupply(device)) continue;
    const [gate] = device.set.gates;
    const pin = gate && device.symbolOf(gate.symbol)?.pins[0];
    const net = gate && pin && (netOfPin.get(pinKey(part.name, gate.name, pin.name)) ?? pin.name);
    if (net !== undefined) names.set(part.name, netText(net));
  }
  return names;
}
