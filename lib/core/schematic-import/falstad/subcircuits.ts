// The model of an element, and the subcircuits that all elements of a circuit share.
import type { FalstadElement } from "@/lib/core/formats/falstad/falstad-model";
import { chipModel } from "./chip-models";
import { chipOf } from "./chips";
import { type FalstadModel, modelOf } from "./models";

export function elementModel(element: FalstadElement): FalstadModel | undefined {
  const chip = chipOf(element);
  return chip ? chipModel(element, chip) : modelOf(element);
}

/** Lines by the names. */
export function subcircuitsOf(elements: readonly FalstadElement[]): Map<string, readonly string[]> {
  const models = elements.flatMap((element) => elementModel(element) ?? []);
  return new Map(models.filter(({ lines }) => lines.length > 0).map(({ name, lines }) => [name, lines]));
}
