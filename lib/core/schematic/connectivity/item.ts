// Items: the connection points of each record, as the clusters join them.
import { placePins, type PlacedPin } from "../model/placement";
import type { SchematicComponent, SchematicObject } from "../model/records";
import type { PinFunction, SchematicSymbol, SymbolPin } from "../model/symbol";
import type { Point } from "../model/units";
import { type BusAliases, readBusName } from "./bus-name";

/** Wires carry nets, buses carry buses; the two never join. */
export type Layer = "wire" | "bus";

export interface Item {
  readonly record: SchematicObject;
  /** For a pin of a component. */
  readonly pin: PlacedPin | null;
  readonly layer: Layer;
  /** Items of one layer with an equal point are joined. */
  readonly points: readonly Point[];
  /** Its points also join the wires that pass through them: labels, junctions and wire ends do, pins do not. */
  readonly joinsPassing: boolean;
  /** For a wire or bus. */
  readonly segment: { readonly from: Point; readonly to: Point } | null;
}

export interface ItemSources {
  readonly symbolOf: (id: string) => SchematicSymbol | undefined;
  readonly aliases: BusAliases;
}

const NO_SEGMENT = { pin: null, segment: null } as const;

/** Name and type of a pin, by the alternate function that was chosen for it. */
export const pinFunction = ({ alternates }: SchematicComponent, pin: SymbolPin): PinFunction =>
  pin.alternates.find(({ name }) => name === alternates[pin.number]) ?? pin;

function pinItems(record: SchematicComponent, symbol: SchematicSymbol | undefined): Item[] {
  if (!symbol) return [];
  return placePins(symbol, record).map((pin) => {
    // A pin of this type is joined to nothing, whatever touches it.
    const points = pinFunction(record, pin.pin).type === "no-connect" ? [] : [pin.at];
    return { record, pin, layer: "wire", points, joinsPassing: false, segment: null };
  });
}

export function itemsOf(record: SchematicObject, { symbolOf, aliases }: ItemSources): Item[] {
  switch (record.kind) {
    case "component":
      return pinItems(record, symbolOf(record.symbolId));
    case "wire":
    case "bus": {
      const { kind: layer, from, to } = record;
      return [{ record, pin: null, layer, points: [from, to], joinsPassing: true, segment: { from, to } }];
    }
    case "junction":
      return (["wire", "bus"] as const).map((layer) => ({
        ...{ record, layer, points: [record.at], joinsPassing: true, ...NO_SEGMENT },
      }));
    case "net-label":
    case "port":
    case "sheet-label":
    case "sheet-entry": {
      const layer = readBusName(record.text, aliases) ? "bus" : "wire";
      return [{ record, layer, points: [record.at], joinsPassing: record.kind !== "sheet-entry", ...NO_SEGMENT }];
    }
    case "power-port":
    case "no-connect":
      return [{ record, layer: "wire", points: [record.at], joinsPassing: false, ...NO_SEGMENT }];
    // The bus end only shows where the member leaves: its name comes from a label on the wire.
    case "bus-entry":
      return [{ record, layer: "wire", points: [record.wire], joinsPassing: false, ...NO_SEGMENT }];
    case "bus-bus-entry":
      return [{ record, layer: "bus", points: [record.bus, record.wire], joinsPassing: true, ...NO_SEGMENT }];
    default:
      return [];
  }
}
