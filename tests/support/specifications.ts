// Specifications as fast-check makes them: every option over its whole list.

import fc from "fast-check";
import { MAX_PANEL_GRID } from "@/lib/core/pcb/capability";
import { QUANTITY_STEPS } from "@/lib/core/pcb/quantity";
import { type ListedOption, PCB_OPTIONS, type PcbSpecification } from "@/lib/core/pcb/specification";
import { standIn } from "./stand-in";

export const LISTED_OPTIONS = Object.keys(PCB_OPTIONS) as ListedOption[];

export function anyOf<K extends ListedOption>(option: K): fc.Arbitrary<PcbSpecification[K]> {
  return fc.constantFrom(...(PCB_OPTIONS[option] as readonly unknown[] as readonly PcbSpecification[K][]));
}

export type Listed = Pick<PcbSpecification, ListedOption>;

export const anyListed = standIn<fc.Arbitrary<Listed>>(
  fc.record(Object.fromEntries(LISTED_OPTIONS.map((option) => [option, anyOf(option)]))),
);

const hundredths = (maxMm: number) => fc.integer({ min: 1, max: maxMm * 100 }).map((value) => value / 100);
const grid = fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: MAX_PANEL_GRID }));
const fingers = fc.oneof(
  fc.constant(""),
  fc.integer({ min: 1, max: 9_999_999_999 }).map((count) => String(count)),
);

/** Any combination of values, makeable or not. */
export function anySpecification({ maxMm, maxLeadTimeDays }: { maxMm: number; maxLeadTimeDays: number }) {
  const typed = fc.record({
    widthMm: hundredths(maxMm),
    heightMm: hundredths(maxMm),
    quantity: fc.constantFrom(...QUANTITY_STEPS),
    panelColumns: grid,
    panelRows: grid,
    goldFingerCount: fingers,
    leadTimeDays: fc.integer({ min: 1, max: maxLeadTimeDays }),
  });
  return fc.tuple(anyListed, typed).map(([listed, rest]): PcbSpecification => ({ ...listed, ...rest }));
}
