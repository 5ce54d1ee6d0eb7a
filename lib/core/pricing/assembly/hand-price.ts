// A price that a person made, line by line: the same bill and the same sections in whole cents as the engine's.

import type { Currency } from "@/lib/base/money";
import { billOf, PRICE_SECTIONS, type PriceSection, sectionMicro } from "@/lib/core/pricing/bill";
import { LINE_KEYS } from "@/lib/core/pricing/board-lines";
import { COMPONENT_LINES } from "./lines/components";
import { DELIVERED_STENCIL_LINES } from "./lines/delivered-stencil";
import { ASSEMBLY_LINE_KEYS, type PcbaLine, type PcbaPrice } from "./price";

const COMPONENT_KEYS: readonly string[] = Object.keys(COMPONENT_LINES);
const STENCIL_KEYS: readonly string[] = Object.keys(DELIVERED_STENCIL_LINES);

/** What may stand in each section, in the order of the bill. The prototype offer is the engine's alone. */
export const SECTION_KEYS: Readonly<Record<PriceSection, readonly string[]>> = {
  pcb: LINE_KEYS.filter((key) => key !== "prototypeOffer"),
  components: COMPONENT_KEYS,
  assembly: ASSEMBLY_LINE_KEYS.filter((key) => !COMPONENT_KEYS.includes(key) && !STENCIL_KEYS.includes(key)),
  stencil: STENCIL_KEYS,
};

/** `pcb` is a bare board: nothing but the first section is on its bill. */
export function sectionsOf(kind: "pcba" | "pcb"): readonly PriceSection[] {
  return kind === "pcb" ? ["pcb"] : PRICE_SECTIONS;
}

type HandBill = { currency: Currency; bookVersion: string; pieces: number };

/** Lines of keys above, each at most once; amounts are of all pieces together. They come out in the order of the bill. */
export function priceByHand(lines: readonly PcbaLine[], { currency, bookVersion, pieces }: HandBill): PcbaPrice {
  const inSection = (section: PriceSection) =>
    SECTION_KEYS[section].flatMap((key) => lines.find((line) => line.key === key) ?? []);
  const sections = Object.fromEntries(PRICE_SECTIONS.map((section) => [section, sectionMicro(inSection(section))]));
  return billOf({ currency, bookVersion, lines: PRICE_SECTIONS.flatMap(inSection), sections, pieces });
}
