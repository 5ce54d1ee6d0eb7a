// A manual price, line by line, with the sections of an automatic one in whole cents.

import type { Currency } from "@/lib/base/money";
import { billOf, PRICE_SECTIONS, type PriceSection, sectionMicro } from "@/lib/core/pricing/bill";
import { LINE_KEYS } from "@/lib/core/pricing/board-lines";
import { COMPONENT_LINES } from "./lines/components";
import { DELIVERED_STENCIL_LINES } from "./lines/delivered-stencil";
import { ASSEMBLY_LINE_KEYS, type PcbaLine, type PcbaPrice } from "./price";

const COMPONENT_KEYS: readonly string[] = Object.keys(COMPONENT_LINES);
const STENCIL_KEYS: readonly string[] = Object.keys(DELIVERED_STENCIL_LINES);

/** The lines of each section, in the order of the price breakdown. The prototype offer is automatic only. */
export const SECTION_KEYS: Readonly<Record<PriceSection, readonly string[]>> = {
  pcb: LINE_KEYS.filter((key) => key !== "prototypeOffer"),
  components: COMPONENT_KEYS,
  assembly: ASSEMBLY_LINE_KEYS.filter((key) => !COMPONENT_KEYS.includes(key) && !STENCIL_KEYS.includes(key)),
  stencil: STENCIL_KEYS,
};

/** `pcb` is a bare board: its price has the first section alone. */
export function sectionsOf(kind: "pcba" | "pcb"): readonly PriceSection[] {
  return kind === "pcb" ? ["pcb"] : PRICE_SECTIONS;
}

type HandBill = { currency: Currency; bookVersion: string; pieces: number };

/**
 * Lines with the keys above, each at most once, for all pieces together; returned in the order of the price breakdown.
 */
export function priceByHand(lines: readonly PcbaLine[], { currency, bookVersion, pieces }: HandBill): PcbaPrice {
  const inSection = (section: PriceSection) =>
    SECTION_KEYS[section].flatMap((key) => lines.find((line) => line.key === key) ?? []);
  const sections = Object.fromEntries(PRICE_SECTIONS.map((section) => [section, sectionMicro(inSection(section))]));
  return billOf({ currency, bookVersion, lines: PRICE_SECTIONS.flatMap(inSection), sections, pieces });
}
