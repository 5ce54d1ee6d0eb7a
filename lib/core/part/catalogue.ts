// The built-in catalog: every part of the numbering schemes and the tables, in sequence.

import { CERAMIC_CAPACITORS } from "./families/ceramic-capacitors";
import { connectors } from "@/lib/core/part/families/connectors/connectors";
import { electrolyticCapacitors } from "./families/electrolytic-capacitors";
import { fixedRegulators } from "./families/fixed-regulators";
import { listedInductors } from "./families/inductors-listed";
import { lightsAndClocks } from "./families/lights-and-clocks";
import { logicParts } from "./families/logic";
import { INDUCTORS } from "./families/magnetics";
import { codedMicrocontrollers, listedMicrocontrollers } from "./families/microcontrollers";
import { JAPAN_RESISTORS } from "./families/resistors-japan";
import { OTHER_RESISTORS } from "./families/resistors-other";
import { YAGEO_RESISTORS } from "./families/resistors-yageo";
import { srnInductors } from "./families/srn-inductors";
import { steppedParts } from "./families/stepped";
import { tantalumCapacitors } from "./families/tantalum-capacitors";
import { knownParts } from "@/lib/core/part/known-parts";
import type { Part } from "./part";
import { decode, partOf, type Variant } from "./variant";

/** A new version refills the catalog in the database; change it with every change of the sources below. */
export const CATALOGUE_VERSION = "2026-11-24.1";

const VARIANTS: readonly Variant[] = [
  ...YAGEO_RESISTORS,
  ...JAPAN_RESISTORS,
  ...OTHER_RESISTORS,
  ...CERAMIC_CAPACITORS,
  ...INDUCTORS,
];

/** Parts whose schemes supply more parameters than the table of known parts. */
const factualParts = (): Part[] => [
  ...codedMicrocontrollers(),
  ...listedMicrocontrollers(),
  ...fixedRegulators(),
  ...logicParts(),
];

/** Sources with the most parameters first; the order is deterministic. */
function* listed(): Generator<Part> {
  yield* factualParts();
  yield* lightsAndClocks();
  yield* steppedParts();
  yield* connectors();
  yield* knownParts();
  yield* tantalumCapacitors();
  yield* electrolyticCapacitors();
  yield* listedInductors();
  yield* srnInductors();
}

function* everyPart(): Generator<Part> {
  yield* listed();
  for (const variant of VARIANTS) for (const value of variant.values) yield partOf(variant, value);
}

/** If two sources have one ordering code, the first wins. */
function* eachOnce(parts: Iterable<Part>): Generator<Part> {
  const seen = new Set<string>();
  for (const part of parts) {
    const name = `${part.manufacturer} ${part.mpn}`;
    if (seen.has(name)) continue;
    seen.add(name);
    yield part;
  }
}

export const catalogue = (): Generator<Part> => eachOnce(everyPart());

/** Popular parts in example lists; the sample includes them even if they are not the first of their group. */
const COMMON: ReadonlySet<string> = new Set(["LM358DR", "LM324DR", "NE555DR"]);

/** A sample of about a thousand: the first of each group of the table, and round values of the most common case. */
function* sampled(): Generator<Part> {
  const seen = new Set<string>();
  const withFacts = new Map(factualParts().map((part) => [`${part.manufacturer} ${part.mpn}`, part]));
  for (const part of knownParts()) {
    const group = `${part.manufacturer} ${part.packageName} ${part.parameters.function}`;
    if (seen.has(group) && !COMMON.has(part.mpn)) continue;
    seen.add(group);
    yield withFacts.get(`${part.manufacturer} ${part.mpn}`) ?? part;
  }
  for (const variant of VARIANTS) {
    if (variant.packageName !== "0603") continue;
    for (const value of variant.values) if (value.digits === 100) yield partOf(variant, value);
  }
}

export const catalogueSample = (): Generator<Part> => eachOnce(sampled());

/** Length of the shortest prefix: an ordering code is compared only with variants that share it. */
const PREFIX = 3;
const BY_PREFIX = new Map<string, Variant[]>();
for (const variant of VARIANTS) {
  const start = variant.prefix.slice(0, PREFIX);
  BY_PREFIX.set(start, [...(BY_PREFIX.get(start) ?? []), variant]);
}

/** Decodes an ordering code of one of the schemes; null if it belongs to none. */
export const decodeMpn = (mpn: string): Part | null => decode(BY_PREFIX.get(mpn.slice(0, PREFIX)) ?? [], mpn);
