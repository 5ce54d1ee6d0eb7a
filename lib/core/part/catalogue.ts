// The catalogue: every part that the published schemes and the tables give, one after the other.

import { CAPACITORS } from "./families/capacitors";
import { countedParts } from "./families/counted";
import { INDUCTORS } from "./families/magnetics";
import { JAPAN_RESISTORS } from "./families/resistors-japan";
import { OTHER_RESISTORS } from "./families/resistors-other";
import { YAGEO_RESISTORS } from "./families/resistors-yageo";
import { steppedParts } from "./families/stepped";
import { knownParts } from "./known-parts";
import type { Part } from "./part";
import { decode, partOf, type Variant } from "./variant";

/** Another one fills the database's catalogue anew; to be raised with every change of what is below this file. */
export const CATALOGUE_VERSION = "2026-11-21.1";

const VARIANTS: readonly Variant[] = [
  ...YAGEO_RESISTORS,
  ...JAPAN_RESISTORS,
  ...OTHER_RESISTORS,
  ...CAPACITORS,
  ...INDUCTORS,
];

/** The tables first, being what is looked for most; the same order for ever. */
export function* catalogue(): Generator<Part> {
  yield* knownParts();
  yield* steppedParts();
  yield* countedParts();
  for (const variant of VARIANTS) for (const value of variant.values) yield partOf(variant, value);
}

/** Some hundred of them: the first of each group of the table, and the round values of the common case. */
export function* catalogueSample(): Generator<Part> {
  const seen = new Set<string>();
  for (const part of knownParts()) {
    const group = `${part.manufacturer} ${part.packageName} ${part.parameters.function}`;
    if (seen.has(group)) continue;
    seen.add(group);
    yield part;
  }
  for (const variant of VARIANTS) {
    if (variant.packageName !== "0603") continue;
    for (const value of variant.values) if (value.digits === 100) yield partOf(variant, value);
  }
}

/** What an ordering code of one of the schemes means; null where none of them has it. */
export const decodeMpn = (mpn: string): Part | null => decode(VARIANTS, mpn);
