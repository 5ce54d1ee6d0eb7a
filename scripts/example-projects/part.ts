// Parts as the examples place them: symbol, ordering code, footprint, and what a simulation needs to know.

import type { ComponentField } from "@/lib/core/schematic/model/records";

/** Device, parameters and pins as KiCad's fields Sim.Device, Sim.Params and Sim.Pins name them. */
export interface Simulation {
  readonly device: string;
  readonly params?: string;
  /** Order of the pins of a model: "1=+ 2=-". */
  readonly pins?: string;
  /** Name of a model or subcircuit that the sheet's directives define. */
  readonly name?: string;
}

export interface Part {
  /** Id in the symbol catalog. */
  readonly symbol: string;
  readonly value: string;
  /** Without one, that of the symbol. */
  readonly footprint?: string;
  readonly mpn?: string;
  readonly manufacturer?: string;
  readonly description?: string;
  readonly simulation?: Simulation;
  readonly isInBom?: boolean;
  readonly isOnBoard?: boolean;
  readonly isPopulated?: boolean;
}

const hidden = (text: string): ComponentField => ({ text, isVisible: false, place: null });

/** Fields of a placed component; the symbol's footprint is the default. */
export function partFields(part: Part, symbolFootprint = ""): Record<string, ComponentField> {
  const { simulation } = part;
  const texts: Record<string, string | undefined> = {
    footprint: part.footprint ?? symbolFootprint,
    manufacturer: part.manufacturer,
    mpn: part.mpn,
    "sim.device": simulation?.device,
    "sim.params": simulation?.params,
    "sim.pins": simulation?.pins,
    "sim.name": simulation?.name,
  };
  const fields: Record<string, ComponentField> = { value: { text: part.value, isVisible: true, place: null } };
  for (const [name, text] of Object.entries(texts)) if (text !== undefined && text !== "") fields[name] = hidden(text);
  return fields;
}
