// Initial values of the quote form in the address of its frame.
import { completeSpecification } from "@/lib/core/pcb/complete";
import { fromQuery } from "@/lib/core/pcb/query";
import { isMakeable } from "@/lib/core/pcb/rules";
import type { PcbSpecification } from "@/lib/core/pcb/specification";

export const THEMES = ["auto", "light", "dark"] as const;
export type WidgetTheme = (typeof THEMES)[number];

export interface AddressOptions {
  specification: PcbSpecification;
  theme: WidgetTheme;
}

/** Parameters in the order in which they are applied. */
const PARAMETERS = [
  ["layers", "layers"],
  ["widthMm", "width"],
  ["heightMm", "height"],
  ["quantity", "quantity"],
  ["surfaceFinish", "finish"],
  ["solderMaskColor", "mask"],
] as const satisfies readonly (readonly [keyof PcbSpecification, string])[];

/** A value that is not offered, or cannot be made with those before it, is ignored; of a repeated one, all are. */
export function readAddressOptions(search: string): AddressOptions {
  const query = new URLSearchParams(search);
  const read = (name: string) => {
    const [value, ...others] = query.getAll(name);
    return others.length === 0 ? value : undefined;
  };
  let named: Partial<PcbSpecification> = {};
  for (const [option, parameter] of PARAMETERS) {
    const value = fromQuery((each) => (each === option ? read(parameter) : undefined));
    const next = { ...named, ...value };
    if (isMakeable(completeSpecification(next))) named = next;
  }
  const theme = read("theme");
  return {
    specification: completeSpecification(named),
    theme: THEMES.find((known) => known === theme) ?? "auto",
  };
}
