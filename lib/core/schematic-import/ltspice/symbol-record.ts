// Symbols of LTspice as ours.
import type { LtspicePin, LtspiceSymbol } from "@/lib/core/formats/ltspice/ltspice-symbol";
import type { Direction, SchematicSymbol, SymbolGraphic, SymbolPin } from "@/lib/core/schematic/model/symbol";
import { graphicOf, ltspiceUnits, textStand, toPoint } from "./placing";

export const clip = (text: string, length: number): string => text.slice(0, length);

/** Away from the name's anchor: the name stands inside the body. */
function directionOf({ nameSide }: LtspicePin): Direction {
  switch (nameSide?.anchor) {
    case "RIGHT":
      return nameSide.isUpright ? "down" : "left";
    case "TOP":
      return nameSide.isUpright ? "right" : "down";
    case "BOTTOM":
      return nameSide.isUpright ? "left" : "up";
    default:
      return nameSide?.isUpright ? "up" : "right";
  }
}

/** Place of a pin among the nodes of the netlist: the file's order where it is whole, otherwise that of the file. */
function pinNumbers(pins: readonly LtspicePin[]): string[] {
  const orders = pins.map(({ order }) => order);
  const isWhole = orders.every((order) => order !== undefined) && new Set(orders).size === orders.length;
  return pins.map(({ order }, index) => String(isWhole ? order : index + 1));
}

const MAX_PINS = 5_000;
const MAX_GRAPHICS = 5_000;

/** Letters of designators: those of SPICE's elements, and "U" for subcircuits. */
export function prefixOf({ attributes }: LtspiceSymbol): string {
  const [letter = ""] = /^[A-Za-z]/.exec(attributes.get("Prefix") ?? "") ?? [];
  return letter === "" || letter.toUpperCase() === "X" ? "U" : letter.toUpperCase();
}

export function symbolRecord(id: string, name: string, symbol: LtspiceSymbol): SchematicSymbol {
  const numbers = pinNumbers(symbol.pins);
  const showsPinNames = symbol.pins.some(({ nameSide }) => nameSide !== null);
  const offset = symbol.pins.reduce((most, { nameSide, nameOffset }) => Math.max(most, nameSide ? nameOffset : 0), 4);
  const pins = symbol.pins.slice(0, MAX_PINS).map((pin, index): SymbolPin => ({
    ...{ name: clip(pin.name, 200), type: "passive", number: numbers[index] ?? String(index + 1) },
    ...{ at: toPoint(pin.at), direction: directionOf(pin), length: 0, shape: "line", isHidden: false },
    ...{ unit: 0, style: 0, alternates: [] },
  }));
  const graphics = [
    ...symbol.shapes.map(graphicOf),
    ...symbol.texts.map(({ at, text, justification, size }) => ({
      ...({ shape: "text", at: toPoint(at), text: clip(text, 2_000) } as const),
      ...textStand(justification, size),
    })),
  ].map((graphic): SymbolGraphic => ({ unit: 0, style: 0, graphic }));
  return {
    ...{ kind: "symbol", id, name: clip(name, 200), prefix: prefixOf(symbol) },
    description: clip(symbol.attributes.get("Description") ?? "", 1_000),
    ...{ keywords: [], unitCount: 1, styleCount: 1, power: null, showsPinNumbers: false, showsPinNames },
    pinNameOffset: ltspiceUnits(offset),
    ...{ pins, graphics: graphics.slice(0, MAX_GRAPHICS), fields: {} },
  };
}
