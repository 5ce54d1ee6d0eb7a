// Short facts of a part in catalog notation: values and sizes need no translation.
import type { ListedPart } from "@/lib/contracts/part";
import { priceByLadder } from "@/lib/core/part/ladder";
import { orderable } from "@/lib/core/part/order-quantity";
import type { ParameterKey } from "@/lib/core/part/part";

const SHOWN: readonly ParameterKey[] = [
  "resistance",
  "capacitance",
  "inductance",
  "impedance",
  "frequency",
  "voltage",
  "current",
  "dielectric",
  "tolerance",
  "power",
];

export function factsOf({ packageName, parameters }: Pick<ListedPart, "packageName" | "parameters">): string {
  const values = SHOWN.flatMap((key) => parameters[key] ?? []);
  return [packageName, ...values].filter((text) => text !== "").join(", ");
}

/** Unit price at the orderable quantity for the need; null without a price. */
export function unitAt(part: ListedPart, needed: number | null): number | null {
  return priceByLadder(part.tiers, orderable(part, needed ?? 1))?.unitMicro ?? null;
}
