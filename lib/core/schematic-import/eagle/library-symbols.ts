// Symbols of ours for the devices of Eagle's libraries: a device set draws them, a device gives its pins their pads.
import type {
  EagleDevice,
  EagleDeviceSet,
  EagleGate,
  EaglePin,
  EagleSymbol,
} from "@/lib/core/formats/eagle/device-set";
import type { EagleLibrary } from "@/lib/core/formats/eagle/library";
import type { Graphic } from "@/lib/core/schematic/model/graphic";
import type { Direction, PinShape, PinType, SchematicSymbol, SymbolPin } from "@/lib/core/schematic/model/symbol";
import { ORIGIN, quarterTurn, standText, toPoint } from "./coordinates";
import { drawGraphic } from "./graphics";
import { deviceName, shownPinName, withoutMarkup } from "./names";
import { lookUp } from "../look-up";

const TYPES: Readonly<Record<string, PinType>> = {
  // Other pins may be joined with it, unlike with our pins of type "no-connect".
  nc: "free",
  in: "input",
  out: "output",
  io: "bidirectional",
  oc: "open-collector",
  pwr: "power-input",
  pas: "passive",
  hiz: "tri-state",
  sup: "power-input",
};
const SHAPES: Readonly<Record<string, PinShape>> = { dot: "inverted", clk: "clock", dotclk: "inverted-clock" };
const LENGTHS: Readonly<Record<string, number>> = { point: 0, short: 25_400, middle: 50_800, long: 76_200 };
const DIRECTIONS: Record<0 | 90 | 180 | 270, Direction> = { 0: "right", 90: "up", 180: "left", 270: "down" };

const MAX_UNITS = 256;
const MAX_NUMBER = 40;
const MAX_GRAPHICS = 5_000;
const MAX_PINS = 5_000;
const NAME_OFFSET = 5_080;

/** Function of the further pads of a pin that is on no net. */
export const UNCONNECTED = "unconnected";

/** A device of a library, as parts choose it. */
export interface Device {
  readonly library: EagleLibrary;
  readonly set: EagleDeviceSet;
  readonly device: EagleDevice;
  readonly symbolOf: (name: string) => EagleSymbol | undefined;
}

export const gateSymbol = ({ set, symbolOf }: Device, gate: string): EagleSymbol | undefined => {
  const found = set.gates.find(({ name }) => name === gate);
  return found && symbolOf(found.symbol);
};

/** Supplies name the net of their only pin. */
export function isSupply({ set, device, symbolOf }: Device): boolean {
  const [gate, ...others] = set.gates;
  const pins = (gate && symbolOf(gate.symbol)?.pins) ?? [];
  return device.package === "" && others.length === 0 && pins.length === 1 && pins[0]?.direction === "sup";
}

const allPins = ({ set, symbolOf }: Device): EaglePin[] =>
  set.gates.flatMap(({ symbol }) => symbolOf(symbol)?.pins ?? []);

/** Frames, logos and supplies are no parts of the board. */
export const isPartOfBoard = (device: Device): boolean =>
  device.device.package !== "" || allPins(device).some(({ direction }) => direction !== "sup");

/** Number of the pin: its first pad, or its own name where the device has none for it. */
export const numbersOf = ({ device, set }: Device, gate: string, pin: string): readonly string[] => {
  const pads = device.connects.find((connect) => connect.gate === gate && connect.pin === pin)?.pads ?? [];
  const own = set.gates.length > 1 ? `${gate}.${pin}` : pin;
  return (pads.length > 0 ? pads : [own]).map((number) => number.slice(0, MAX_NUMBER));
};

/** A pin with several pads is one pin that is shown, and hidden ones at its place. */
function pinsOf(device: Device, gate: EagleGate, unit: number): SymbolPin[] {
  const symbol = device.symbolOf(gate.symbol);
  return (symbol?.pins ?? []).flatMap((pin) =>
    numbersOf(device, gate.name, pin.name).map((number, at): SymbolPin => {
      const length = lookUp(LENGTHS, pin.length) ?? LENGTHS.long ?? 0;
      return {
        number,
        name: shownPinName(pin.name).slice(0, 200),
        type: lookUp(TYPES, pin.direction) ?? "unspecified",
        at: toPoint(pin, ORIGIN),
        direction: DIRECTIONS[quarterTurn(pin.rotation.angleDeg)],
        length: at === 0 ? length : 0,
        shape: lookUp(SHAPES, pin.form) ?? "line",
        isHidden: at > 0,
        ...{ unit, style: 1 },
        // Pads of a pin are joined by its net alone.
        alternates: at === 0 ? [] : [{ name: UNCONNECTED, type: "no-connect" }],
      };
    }),
  );
}

/** Texts that stand for the part's name, value and attributes are fields of the component. */
const isPlaceholder = (text: string): boolean => text.trimStart().startsWith(">");

function graphicsOf({ graphics }: EagleSymbol): Graphic[] {
  return graphics.flatMap((graphic): Graphic[] => {
    if (graphic.kind !== "text") return [drawGraphic(graphic, ORIGIN) ?? []].flat();
    if (graphic.text.trim() === "" || isPlaceholder(graphic.text)) return [];
    return [{ shape: "text", at: toPoint(graphic, ORIGIN), text: graphic.text, ...standText(graphic) }];
  });
}

const shows = (pins: readonly EaglePin[], ...words: readonly string[]): boolean =>
  pins.some(({ visible }) => words.includes(visible));

/** Eagle shows or hides the texts of each pin; ours are those of all pins of a symbol. */
export function hasMixedPinTexts(device: Device): boolean {
  return new Set(allPins(device).map(({ visible }) => visible)).size > 1;
}

/** Parts of a symbol beyond the limits of ours. */
export interface MadeSymbol {
  readonly symbol: SchematicSymbol;
  readonly lostGates: number;
  readonly lostGraphics: number;
}

export function makeSymbol(id: string, device: Device): MadeSymbol {
  const { library, set, device: variant, symbolOf } = device;
  const gates = set.gates.slice(0, MAX_UNITS);
  const pins = gates.flatMap((gate, at) => pinsOf(device, gate, at + 1));
  const graphics = gates.flatMap((gate, at) => {
    const symbol = symbolOf(gate.symbol);
    return symbol ? graphicsOf(symbol).map((graphic) => ({ unit: at + 1, style: 1, graphic })) : [];
  });
  const supply = isSupply(device);
  const footprint: Record<string, string> = variant.package === "" ? {} : { footprint: footprintOf(device) };
  const name = deviceName(set.name, variant.name, "").replaceAll("*", "");
  const description = withoutMarkup(set.description).slice(0, 1_000);
  return {
    symbol: {
      ...{ kind: "symbol", id, name: `${library.name}:${name}`.slice(0, 200), description, keywords: [] },
      prefix: (supply ? `#${set.prefix || "PWR"}` : set.prefix || "U").slice(0, 16),
      ...{ unitCount: Math.max(1, gates.length), styleCount: 1, power: supply ? "global" : null },
      showsPinNumbers: shows(allPins(device), "pad", "both") && !supply,
      showsPinNames: shows(allPins(device), "pin", "both") && !supply,
      pinNameOffset: NAME_OFFSET,
      pins: pins.slice(0, MAX_PINS),
      graphics: graphics.slice(0, MAX_GRAPHICS),
      fields: footprint,
    },
    lostGates: set.gates.length - gates.length,
    lostGraphics: Math.max(0, graphics.length - MAX_GRAPHICS),
  };
}

/** With its library, as footprints are named elsewhere. */
export const footprintOf = ({ library, device }: Device): string =>
  device.package === "" ? "" : `${library.name.replaceAll(":", "_")}:${device.package}`;
